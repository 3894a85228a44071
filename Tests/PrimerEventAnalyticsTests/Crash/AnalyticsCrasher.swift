#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// A process that dispatches numbered events, which its listener tracks, until it is killed.
    final class AnalyticsCrasher {
        private let process = Process()
        private let output = Pipe()
        private var unread: [UInt8] = []
        /// The numbers of the events whose dispatch returned.
        private(set) var confirmed: [Int] = []
        /// Whether its main function has begun; it makes the listener next.
        private var isReady = false

        init(folder: URL, first: Int, isOnline: Bool) throws {
            process.executableURL = try Self.executable
            process.arguments = [folder.path, "\(first)", isOnline ? "online" : "offline"]
            process.standardOutput = output
            try process.run()
            while !isReady, read() {}
        }

        /// Beside the tests, or beside the bundle that they are in.
        private static var executable: URL {
            get throws {
                let places = [
                    Bundle.main.bundleURL, Bundle.main.executableURL, Bundle(for: AnalyticsCrasher.self).bundleURL,
                ]
                let found = places.compactMap(\.self).flatMap { place in
                    [place.appendingPathComponent("analytics-crasher")]
                        + [place.deletingLastPathComponent().appendingPathComponent("analytics-crasher")]
                }
                return try #require(found.first { FileManager.default.isExecutableFile(atPath: $0.path) })
            }
        }

        /// Waits until so many dispatches returned.
        func wait(for count: Int) {
            while confirmed.count < count, read() {}
        }

        /// Kills the process in whatever it does when so many dispatches returned.
        func kill(after count: Int) {
            wait(for: count)
            Foundation.kill(process.processIdentifier, SIGKILL)
            while read() {}
            process.waitUntilExit()
        }

        /// Reads what the process says; false at the end.
        private func read() -> Bool {
            let data = output.fileHandleForReading.availableData
            unread += data
            while let end = unread.firstIndex(of: 0x0A) {
                isReady = true
                if let number = Int(String(decoding: unread[..<end], as: UTF8.self)) { confirmed.append(number) }
                unread.removeSubrange(...end)
            }
            return !data.isEmpty
        }
    }
#endif
