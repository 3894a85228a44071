/// A piece of a page.
///
/// Text that is put into it is escaped; only another piece goes in as it is. So no value can become markup.
struct HTML: Sendable, ExpressibleByStringInterpolation {
    private(set) var text: String

    init(stringLiteral markup: String) { text = markup }

    init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity * 2) }

        mutating func appendLiteral(_ markup: String) { text += markup }

        mutating func appendInterpolation(_ piece: HTML) { text += piece.text }

        mutating func appendInterpolation(_ pieces: [HTML]) { for piece in pieces { text += piece.text } }

        mutating func appendInterpolation(_ value: String) { text += value.escapedForHTML }

        mutating func appendInterpolation(_ number: some BinaryInteger) { text += "\(number)" }

        /// A length in pixels, to a tenth.
        mutating func appendInterpolation(px length: Double) { text += length.pixels }

        /// The style sheet or the script, which are the package's own and are hashed as they stand.
        mutating func appendInterpolation(verbatim asset: Asset) { text += asset.text }
    }
}

extension HTML {
    /// Nothing.
    static let nothing: HTML = ""
}

extension [HTML] {
    /// The pieces with another between each two.
    func joined(by separator: HTML) -> HTML {
        guard let first else { return .nothing }
        return dropFirst().reduce(first) { "\($0)\(separator)\($1)" }
    }
}

extension Double {
    /// The length as an attribute has it, whatever the language of the device.
    var pixels: String {
        guard isFinite, magnitude < 1e9 else { return "0" }
        let tenths = Int64((self * 10).rounded())
        let sign = tenths < 0 ? "-" : ""
        let rest = tenths.magnitude % 10
        return "\(sign)\(tenths.magnitude / 10)" + (rest == 0 ? "" : ".\(rest)")
    }
}
