internal import PrimerEvents

extension Diagnostic {
    /// The text of the diagnostic as it may leave the device: without the id of a checkout, which an app or a page chose.
    var exportedText: String {
        if case .readyUnheard = self { return Diagnostic.readyUnheard(checkout: "A checkout").description }
        if case .checkoutReplaced = self { return Diagnostic.checkoutReplaced(checkout: "of another").description }
        return description
    }
}
