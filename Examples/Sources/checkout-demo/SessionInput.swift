import Foundation

/// Where the bytes of a session come from.
enum SessionInput {
    /// The bytes of a file, of a shipped session, or of standard input.
    static func bytes(of argument: String) throws(DemoError) -> Data {
        if argument == "-" { return try contents(of: .standardInput, called: "standard input") }
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder)
        guard exists, !isFolder.boolValue else {
            if let path = ShippedSessions.path(of: argument) { return try bytes(of: path) }
            throw DemoError(
                exists ? "\(argument) is a folder" : "there is no file and no shipped session \(argument); see --list")
        }
        guard let file = FileHandle(forReadingAtPath: argument) else { throw DemoError("\(argument) cannot be read") }
        return try contents(of: file, called: argument)
    }

    private static func contents(of file: FileHandle, called name: String) throws(DemoError) -> Data {
        do {
            return try file.readToEnd() ?? Data()
        } catch {
            throw DemoError("\(name) cannot be read")
        }
    }
}
