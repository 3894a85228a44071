#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// Why the system did not do with a file what it was asked to: the number of the error, no path and no contents.
package struct FileFailure: Error, Sendable, Hashable {
    /// The value of `errno`.
    package let code: Int32

    package init(code: Int32) { self.code = code }

    /// There is no such file.
    package static let missing = FileFailure(code: ENOENT)

    /// The system took nothing and gave no reason.
    static let noProgress = FileFailure(code: EIO)

    /// What the last call to the system said.
    static var last: FileFailure { FileFailure(code: errno) }
}
