import Foundation

/// Where the bytes of a session come from.
enum SessionInput {
    /// The bytes of a file, of a shipped session, or of standard input.
    static func bytes(of argument: String) throws(DemoError) -> Data {
        if argument != "-", !FileManager.default.fileExists(atPath: argument) {
            guard let path = ShippedSessions.path(of: argument) else {
                throw DemoError("there is no file and no shipped session \(argument); see --list")
            }
            return try bytes(ofFile: path)
        }
        return try bytes(ofFile: argument)
    }

    /// The bytes of a file, or of standard input.
    static func bytes(ofFile path: String) throws(DemoError) -> Data {
        if path == "-" { return try contents(of: .standardInput, called: "standard input") }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw DemoError("there is no file \(path)")
        }
        if isFolder.boolValue { throw DemoError("\(path) is a folder") }
        guard let file = FileHandle(forReadingAtPath: path) else { throw DemoError("\(path) cannot be read") }
        return try contents(of: file, called: path)
    }

    private static func contents(of file: FileHandle, called name: String) throws(DemoError) -> Data {
        do {
            return try file.readToEnd() ?? Data()
        } catch {
            throw DemoError("\(name) cannot be read")
        }
    }
}
