extension [ExportedField] {
    /// The fields in a few words, for a reader who looks at many events at once: `paymentMethodType=PAYMENT_CARD`.
    ///
    /// The names without those of the records around them, each word once, a flag that is set by its name alone, and no times.
    var summary: String {
        flatMap(\.summaryWords).reduce(into: [String]()) { words, word in
            if !words.contains(word) { words.append(word) }
        }.joined(separator: " ")
    }
}

extension ExportedField {
    private static let leftOut: Set<String> = ["timestamp"]

    fileprivate var summaryWords: [String] {
        if Self.leftOut.contains(name) { return [] }
        switch value {
        case .bool(let isSet): return isSet ? [name.oneLine] : []
        case .record(let fields): return fields.flatMap(\.summaryWords)
        case .list(let values): return ["\(name.oneLine)=[\(values.map(\.summary).joined(separator: ", "))]"]
        case .string, .integer: return [words]
        }
    }
}

extension ExportedValue {
    fileprivate var summary: String {
        if case .record(let fields) = self { fields.summary } else { text }
    }
}
