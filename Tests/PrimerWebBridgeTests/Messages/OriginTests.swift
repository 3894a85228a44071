import PrimerWebBridge
import Testing

/// Origins are compared exactly, so they are read strictly.
struct OriginTests {
    @Test(
        arguments: [
            ("https://shop.example", "https", "shop.example", nil),
            ("http://localhost:8080", "http", "localhost", 8080),
            ("https://shop.example:443", "https", "shop.example", nil),
            ("http://shop.example:80", "http", "shop.example", nil),
            ("http://shop.example:443", "http", "shop.example", 443),
            ("https://xn--bcher-kva.example", "https", "xn--bcher-kva.example", nil),
            ("https://192.0.2.1:1", "https", "192.0.2.1", 1),
            ("https://[2001:db8::1]", "https", "[2001:db8::1]", nil),
            ("https://[2001:db8::1]:65535", "https", "[2001:db8::1]", 65535),
            ("shop-app://checkout", "shop-app", "checkout", nil),
        ] as [(String, String, String, UInt16?)])
    func `an origin is read`(text: String, scheme: String, host: String, port: UInt16?) throws {
        let origin = try Origin(text)
        #expect(origin.scheme == scheme)
        #expect(origin.host == host)
        #expect(origin.port == port)
        #expect(try Origin(origin.description) == origin)
        #expect(try Origin(scheme: scheme, host: host, port: port) == origin)
    }

    @Test(
        arguments: [
            ("", .noScheme), ("null", .noScheme), ("shop.example", .noScheme), ("//shop.example", .noScheme),
            ("https:shop.example", .noScheme), ("HTTPS://shop.example", .noScheme), ("1s://shop.example", .noScheme),
            ("ht tp://shop.example", .noScheme), ("://shop.example", .noScheme),
            ("file://", .opaque), ("file:///index.html", .opaque), ("data://x", .opaque), ("blob://x", .opaque),
            ("https://", .badHost), ("https:///", .badHost), ("https://Shop.example", .badHost),
            ("https://shop.example/", .badHost), ("https://shop.example/pay", .badHost),
            ("https://shop.example?x", .badHost), ("https://shop.example#x", .badHost),
            ("https://user@shop.example", .badHost), ("https://*.shop.example", .badHost), ("https://*", .badHost),
            ("https://shop.example.", .badHost), ("https://.shop.example", .badHost),
            ("https://shop..example", .badHost),
            ("https://-shop.example", .badHost), ("https://shop_1.example", .badHost),
            ("https://shöp.example", .badHost),
            ("https://shop.example\u{0}", .badHost), ("https://shop.example\n", .badHost), (" https://a.b", .noScheme),
            ("https://[]", .badHost), ("https://[1]", .badHost), ("https://[::1", .badHost),
            ("https://[::g]", .badHost),
            ("https://user:80@shop.example", .badPort),
            ("https://shop.example:", .badPort), ("https://shop.example:0", .badPort),
            ("https://shop.example:0443", .badPort), ("https://shop.example:65536", .badPort),
            ("https://shop.example:99999999999999999999", .badPort), ("https://shop.example:+80", .badPort),
            ("https://shop.example:8o", .badPort), ("https://shop.example:80/", .badPort),
            ("https://shop.example:\u{0661}", .badPort),
        ] as [(String, OriginError)])
    func `what is no origin is refused`(text: String, error: OriginError) {
        #expect(throws: error) { try Origin(text) }
    }

    @Test func `a name that is too long is refused`() {
        let label = String(repeating: "a", count: 64)
        #expect(throws: OriginError.badHost) { try Origin("https://\(label).example") }
        let name = String(repeating: "abc.", count: 64)
        #expect(throws: OriginError.badHost) { try Origin("https://\(name)example") }
    }

    @Test(arguments: [
        "https://www.shop.example", "http://shop.example", "https://shop.example:8443",
        "https://shop.example.evil.example",
        "https://evilshop.example", "https://shop.exampl",
    ])
    func `a neighbour is another origin`(text: String) throws {
        #expect(try Origin(text) != Origin("https://shop.example"))
    }

    @Test func `every error says what is expected`() {
        for error in OriginError.allCases { #expect(error.description.count > 10) }
    }
}
