import Foundation
import PrimerEventCoding
import PrimerEvents

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The browser's remote-debugging protocol: JSON messages, each ended by a NUL byte.
@MainActor
final class DevTools {
    enum Failure: Error {
        /// The browser answered a command with an error.
        case refused(method: String, String)
        /// The browser is gone.
        case closed
    }

    /// Called with each event of the browser: its session, its name and what it says.
    var onEvent: (_ session: String?, _ method: String, JSONValue) -> Void = { _, _, _ in }

    private let input: Int32
    private var lastId: Int64 = 0
    private var waiting: [Int64: CheckedContinuation<Result<JSONValue, any Error>, Never>] = [:]

    init(_ chromium: Chromium) {
        input = chromium.input
        let messages = Self.messages(from: chromium.output)
        Task { [weak self] in
            for await message in messages { self?.take(message) }
            self?.close()
        }
    }

    /// Gives a command and waits for its result.
    @discardableResult
    func call(_ method: String, _ parameters: JSONValue = [:], in session: String? = nil) async throws -> JSONValue {
        lastId += 1
        let id = lastId
        var command: JSONObject = ["id": .integer(id), "method": .string(method), "params": parameters]
        command["sessionId"] = session.map { .string($0) }
        let bytes = JSONValue.object(command).bytes + [0]
        let result = await withCheckedContinuation { waiter in
            waiting[id] = waiter
            // Does not block for long: a command is small, and the browser reads while it lives.
            if write(input, bytes, bytes.count) != bytes.count { take(error: Failure.closed, for: id) }
        }
        do { return try result.get() } catch Failure.refused(_, let text) {
            throw Failure.refused(method: method, text)
        }
    }

    private func take(_ bytes: [UInt8]) {
        guard let message = try? JSONValue(parsing: bytes, limits: CodingLimits(bytesPerLine: 1 << 26)) else { return }
        if let method = message["method"]?.stringValue {
            return onEvent(message["sessionId"]?.stringValue, method, message["params"] ?? [:])
        }
        guard let id = message["id"]?.integerValue else { return }
        if let error = message["error"] {
            take(error: Failure.refused(method: "", error["message"]?.stringValue ?? ""), for: id)
        } else {
            waiting.removeValue(forKey: id)?.resume(returning: .success(message["result"] ?? [:]))
        }
    }

    private func take(error: any Error, for id: Int64) {
        waiting.removeValue(forKey: id)?.resume(returning: .failure(error))
    }

    private func close() { for id in waiting.keys { take(error: Failure.closed, for: id) } }

    /// What the browser writes, read on a thread of its own and cut at the NUL bytes.
    private nonisolated static func messages(from output: Int32) -> AsyncStream<[UInt8]> {
        AsyncStream { continuation in
            Thread.detachNewThread {
                var (pending, chunk) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
                while case let count = read(output, &chunk, chunk.count), count > 0 {
                    for byte in chunk[..<count] {
                        if byte != 0 {
                            pending.append(byte)
                        } else {
                            continuation.yield(pending)
                            pending = []
                        }
                    }
                }
                continuation.finish()
            }
        }
    }
}

extension JSONValue {
    /// A member of an object; `nil` for every other kind.
    subscript(name: String) -> JSONValue? { objectValue?[name] }
}
