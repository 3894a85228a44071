/// What happens in a checkout, as a list of steps: data that ``ScriptedCheckout`` plays.
///
/// ```swift
/// let twoDeclines = CheckoutScenario(
///     "two declines", onceReady: [.payment(), .declined(), .payment(), .declined(paymentId: "pay_2")])
/// ```
///
/// A scenario says nothing of the app's gates: what a gate decides about a payment decides how the play goes on.
public struct CheckoutScenario: Sendable {
    /// What the scenario is called.
    public let name: String

    /// What happens, in order.
    public let steps: [Step]

    /// A scenario of these steps and no others.
    public init(_ name: String, _ steps: [Step]) {
        self.name = name
        self.steps = steps
    }

    /// A scenario that begins as most do: the checkout initialises, is ready and tells its payment methods.
    ///
    /// - Parameters:
    ///   - name: What it is called.
    ///   - steps: What happens then.
    public init(_ name: String, onceReady steps: [Step]) {
        self.init(name, [.initializing, .ready(), .paymentMethods()] + steps)
    }
}

extension CheckoutScenario: CustomStringConvertible, CustomReflectable {
    /// The name.
    public var description: String { name }

    /// A mirror of the name and the steps' titles.
    public var customMirror: Mirror {
        Mirror(self, children: ["name": name, "steps": steps.map(\.title)], displayStyle: .struct)
    }
}
