public import PrimerEvents

/// A hub with one checkout, time that is moved by hand, and a record of every diagnostic.
///
/// The tests' counterpart of the two lines with which an app begins. Nothing listens yet, and nothing is played; for that
/// see ``ScriptedCheckout``. It lives in the test's isolation domain.
public final class CheckoutStage {
    /// Moves the hub's time.
    public let time: ManualTime

    /// The root of the tree.
    public let hub: PrimerEventHub

    /// The hub's first checkout.
    public let checkout: Checkout

    private let recorder = DiagnosticRecorder()

    /// A hub with a checkout.
    ///
    /// - Parameters:
    ///   - id: The checkout's id.
    ///   - time: Moves the hub's time.
    ///   - diagnostics: Is told every diagnostic, too.
    public init(
        id: String? = nil, time: ManualTime = ManualTime(), diagnostics: (@Sendable (Diagnostic) -> Void)? = nil
    ) {
        self.time = time
        hub = PrimerEventHub(time: time) { [recorder] diagnostic in
            recorder.record(diagnostic)
            diagnostics?(diagnostic)
        }
        checkout = hub.addCheckout(id: id)
    }

    /// The diagnostics so far, in order.
    public var diagnostics: [Diagnostic] { recorder.diagnostics }
}

@available(*, unavailable)
extension CheckoutStage: Sendable {}

extension CheckoutStage: CustomReflectable {
    /// A mirror of the time and the number of diagnostics.
    public var customMirror: Mirror {
        Mirror(self, children: ["time": time, "diagnostics": diagnostics.count], displayStyle: .class)
    }
}
