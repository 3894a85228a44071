/// The origin of a page: scheme, host and port, compared exactly.
///
/// Written and printed as `MessageEvent.origin` on the web, `https://shop.example` or `http://localhost:8080`: lower case, no
/// default port, no path, no wildcard. `https://shop.example` is not `https://www.shop.example`. Opaque origins, `null` and
/// those of files and `data:` URLs, are none.
public struct Origin: Sendable, Hashable {
    /// The scheme, such as `https`; an app's own scheme, too.
    public let scheme: String

    /// The host name in ASCII, or an IP address, IPv6 in brackets.
    public let host: String

    /// The port; `nil` for the one that `http` and `https` have by default, and for other schemes without one.
    public let port: UInt16?

    /// The origin that a text stands for.
    public init(_ text: String) throws(OriginError) {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), text[colon...].hasPrefix("://") else {
            throw .noScheme
        }
        let rest = text[colon...].dropFirst(3)
        let (host, port) = try Self.split(rest)
        try self.init(scheme: String(text[..<colon]), host: String(host), port: port)
    }

    /// The origin with these parts.
    ///
    /// - Parameters:
    ///   - scheme: Lower case, such as `https`.
    ///   - host: A name in lower-case ASCII or an IP address, IPv6 in brackets.
    ///   - port: `nil`, and 0 as WebKit has it, for the default port.
    public init(scheme: String, host: String, port: UInt16? = nil) throws(OriginError) {
        guard Self.isScheme(scheme) else { throw .noScheme }
        guard !Self.opaqueSchemes.contains(scheme) else { throw .opaque }
        guard Self.isHost(host) else { throw .badHost }
        self.scheme = scheme
        self.host = host
        self.port = port == 0 || port == Self.defaultPorts[scheme] ? nil : port
    }

    private static let defaultPorts: [String: UInt16] = ["http": 80, "https": 443]

    /// What a browser gives no origin that two pages could share.
    private static let opaqueSchemes: Set<String> = ["file", "data", "blob", "about", "javascript"]

    private static func split(_ rest: Substring) throws(OriginError) -> (Substring, UInt16?) {
        let bytes = rest.utf8
        // The colons of an IPv6 address stand in brackets.
        let hostEnd = bytes.first == UInt8(ascii: "[") ? bytes.firstIndex(of: UInt8(ascii: "]")) : bytes.startIndex
        guard let hostEnd else { throw .badHost }
        guard let colon = bytes[hostEnd...].firstIndex(of: UInt8(ascii: ":")) else { return (rest, nil) }
        let digits = rest[rest.index(after: colon)...]
        let isNumber = digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard isNumber, digits.first != "0", let port = UInt16(digits) else { throw .badPort }
        return (rest[..<colon], port)
    }

    private static func isScheme(_ text: String) -> Bool {
        guard let first = text.utf8.first, isLetter(first), text.utf8.count <= 32 else { return false }
        return text.utf8.allSatisfy { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
    }

    /// As a browser writes it: names of letters, digits and hyphens between points, or an IPv6 address in brackets.
    private static func isHost(_ text: String) -> Bool {
        guard text.utf8.count <= 253 else { return false }
        if text.hasPrefix("["), text.hasSuffix("]") {
            let address = text.utf8.dropFirst().dropLast()
            return address.count >= 2 && address.contains(UInt8(ascii: ":"))
                && address.allSatisfy {
                    isDigit($0) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0) || $0 == UInt8(ascii: ":")
                }
        }
        return text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { label in
            !label.isEmpty && label.count <= 63 && label.first != UInt8(ascii: "-") && label.last != UInt8(ascii: "-")
                && label.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

extension Origin: CustomStringConvertible {
    /// The origin as `MessageEvent.origin` has it.
    public var description: String { "\(scheme)://\(host)" + (port.map { ":\($0)" } ?? "") }
}

/// Why a text is no origin.
public enum OriginError: Error, Sendable, Hashable, CaseIterable {
    /// It does not begin with a lower-case scheme and `://`.
    case noScheme
    /// Pages of this scheme have no origin.
    case opaque
    /// The host is no lower-case ASCII name or address; a path, a user or a wildcard is no part of an origin.
    case badHost
    /// The port is no number from 1 to 65535 without leading zeros.
    case badPort
}

extension OriginError: CustomStringConvertible {
    /// What is expected.
    public var description: String {
        switch self {
        case .noScheme: "expected a scheme in lower case and ://"
        case .opaque: "pages of this scheme have no origin"
        case .badHost: "expected a host name in lower-case ASCII and nothing after it but a port"
        case .badPort: "expected a port from 1 to 65535"
        }
    }
}
