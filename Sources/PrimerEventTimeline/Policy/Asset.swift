/// A style sheet or a script of the package's own, as the page contains it.
struct Asset: Sendable {
    /// The source as it stands between the tags.
    let text: String

    /// The source expression by which a content security policy allows it, and nothing else.
    let source: String

    init(_ text: String) {
        self.text = text
        source = "'sha256-\(SHA256.digest(of: text.utf8).base64)'"
    }
}

extension [UInt8] {
    /// The bytes in Base64.
    fileprivate var base64: String {
        let alphabet = [Character]("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        return stride(from: 0, to: count, by: 3).map { start in
            let group = self[start..<Swift.min(start + 3, count)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            let digits = [18, 12, 6, 0].prefix(group.count + 1).map { alphabet[bits >> $0 & 63] }
            return String(digits) + String(repeating: "=", count: 3 - group.count)
        }.joined()
    }
}
