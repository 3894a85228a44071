/// The texts of the web package that tell a decline from an outcome that is not known yet.
///
/// Both failures have the code `PAYMENT_FAILED`, the origin `payment` and the payment; only the text differs. Each entry is
/// the text with the payment's id left out, as the named version of `@primer-io/primer-js` writes it.
package enum KnownFailureTexts {
    /// The version whose texts these are.
    package static let version = "1.9.2"

    /// The status is FAILED: the payment was declined.
    package static let declined: [KnownFailureText] = [
        KnownFailureText(
            #"The payment ""#, #"" was created but failed to be processed. Check the payment id "#,
            " using the Payments API or search for the payment on your Dashboard for further explanations.")
    ]

    /// The package stopped waiting: the payment may still succeed.
    package static let outcomeUnknown: [KnownFailureText] = [
        KnownFailureText(
            #"The payment ""#,
            #"" is still being processed asynchronously and its outcome is not yet known. Check the payment id "#,
            " using the Payments API or search for the payment on your Dashboard before asking the customer to retry."),
        KnownFailureText(
            "The payment failed to complete. Check the payment using the Payments API or search for it on your"
                + " Dashboard for further explanations."),
    ]

    /// Whether a message is a known text of a decline.
    package static func isDecline(_ message: String) -> Bool { declined.contains { $0.matches(message) } }

    /// Whether a message is a known text, of a decline or of an unknown outcome.
    package static func knows(_ message: String) -> Bool {
        isDecline(message) || outcomeUnknown.contains { $0.matches(message) }
    }
}

/// A text of the web package, in parts between which the id of a payment stands, each time the same.
package struct KnownFailureText: Sendable, Hashable {
    private let parts: [String]

    init(_ parts: String...) { self.parts = parts }

    /// The text about a payment with this id.
    package func text(for paymentId: String) -> String { parts.joined(separator: paymentId) }

    /// Whether a message is this text, with any id.
    package func matches(_ message: String) -> Bool {
        guard parts.count > 1 else { return message == parts.first }
        let idCount = parts.count - 1
        let idBytes = message.utf8.count - parts.reduce(0) { $0 + $1.utf8.count }
        guard message.hasPrefix(parts[0]), idBytes > 0, idBytes % idCount == 0 else { return false }
        let rest = message.utf8.dropFirst(parts[0].utf8.count)
        guard let id = String(rest.prefix(idBytes / idCount)) else { return false }
        return message == text(for: id)
    }
}
