internal import EventTree

/// A problem that occurred, or a likely mistake in how an app uses the package.
///
/// It holds names of events, numbers and types, never a value from a detail, and never an id that an app or a page chose.
/// Compare ``code`` to recognize a diagnostic; texts may change between releases. The guide "What diagnostics mean" lists
/// every code.
public struct Diagnostic: Sendable, Hashable {
    /// The kind of the diagnostic.
    public let code: Code

    /// What happened, in one sentence.
    public let whatHappened: String

    /// The consequence, in one sentence.
    public let whatItMeans: String

    /// What the app's developer can do, in one sentence.
    public let whatToDo: String

    /// The name of the event that the diagnostic concerns; `nil` if it concerns none.
    public let event: String?

    /// The number of the checkout that the diagnostic concerns, its ``Checkout/number``; `nil` if it concerns none.
    public private(set) var checkout: Int?

    /// Creates a diagnostic, for the test of a sink.
    ///
    /// The module that reports a diagnostic declares its code and its texts, in one place.
    public init(
        _ code: Code, _ whatHappened: String, _ whatItMeans: String, _ whatToDo: String, event: String? = nil,
        checkout: Int? = nil
    ) {
        self.code = code
        self.whatHappened = whatHappened
        self.whatItMeans = whatItMeans
        self.whatToDo = whatToDo
        self.event = event
        self.checkout = checkout
    }

    /// Returns the diagnostic with the number of the checkout that it concerns.
    package func of(checkout: Int?) -> Diagnostic {
        var diagnostic = self
        diagnostic.checkout = checkout
        return diagnostic
    }
}

extension Diagnostic {
    /// The kind of a diagnostic: a stable word in camel case, the same in Swift, in logs and in the documentation.
    ///
    /// The set of codes is open: each module declares those that it reports, and a later release may add more.
    public struct Code: RawRepresentable, ExpressibleByStringLiteral, Sendable, Hashable {
        /// The code as logs and timelines write it, for example `answerForgotten`.
        public let rawValue: String

        /// Creates a code from its text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a code from a literal.
        public init(stringLiteral text: String) { rawValue = text }
    }
}

extension Diagnostic: CustomStringConvertible {
    /// The checkout's number, what happened, what it means and what to do, escaped to one line.
    public var description: String {
        let place = checkout.map { "Checkout \($0): " } ?? ""
        return "\(place)\(whatHappened) \(whatItMeans) \(whatToDo)".onOneLine
    }
}

extension Double {
    /// A number of seconds for people: at most two decimals, and none where there is nothing to show.
    var secondsText: String {
        guard isFinite, magnitude < 1e9 else { return "\(self) s" }
        let rounded = (self * 100).rounded() / 100
        if rounded == 0, self > 0 { return "less than 0.01 s" }
        return rounded == rounded.rounded() ? "\(Int(rounded)) s" : "\(rounded) s"
    }
}
