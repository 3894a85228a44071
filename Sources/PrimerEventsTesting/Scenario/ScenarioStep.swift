import PrimerCheckoutStates
import PrimerEvents

extension CheckoutScenario {
    /// One thing that happens in a checkout, such as ``declined(paymentId:)``.
    public struct Step: Sendable {
        /// What happens, in words.
        public let title: String

        let action: ScriptedAction

        /// Whether the step comes after the decision about the payment before it.
        private(set) var waitsForDecision: Bool

        init(_ title: String, _ action: ScriptedAction, waitsForDecision: Bool = true) {
            self.title = title
            self.action = action
            self.waitsForDecision = waitsForDecision
        }

        /// The same step, taken also while listeners hold the payment before it: a second tap, a checkout that is closed.
        public var whileUndecided: Step {
            var step = self
            step.waitsForDecision = false
            return step
        }
    }
}

extension CheckoutScenario.Step: CustomStringConvertible, CustomReflectable {
    /// The title.
    public var description: String { title }

    /// A mirror of the title only: what a step carries may be personal.
    public var customMirror: Mirror { Mirror(self, children: ["title": title], displayStyle: .struct) }
}

/// What a step does, whichever side the events come from.
enum ScriptedAction: Sendable {
    case initializing
    case ready(PrimerClientSession)
    case paymentMethods([PaymentMethodType])
    case vaultMethods([VaultedPaymentMethod], cvvRecapture: Bool?)
    case vaultSelection(String?)
    case cardTyped(BinDataAvailable)
    case cardErrors([CardFieldError])
    case payment(PaymentMethodType, PaymentSource, isHeld: Bool)
    case answer(PaymentDecision)
    case dialogOpened
    case dialogClosed
    case succeeded(PaymentStatus, paymentId: String)
    case failed(PrimerError, PrimerCheckoutDataPayment?)
    case couldNotLoad(PrimerError)
    case wentBack
    case dismissed
    case sessionCancelled
    case timePasses(Double)
    case dispatch(any EventDetail, from: ComponentName)
    case report(@Sendable (StateEventAdapter) -> Void)
}

extension ScriptedAction {
    /// Whether it happens only to a payment that was allowed, and is left out where a gate aborted it.
    var belongsToPayment: Bool {
        switch self {
        case .dialogOpened, .dialogClosed, .succeeded, .failed, .wentBack: true
        case .initializing, .ready, .paymentMethods, .vaultMethods, .vaultSelection, .cardTyped, .cardErrors,
            .payment, .answer, .couldNotLoad, .dismissed, .sessionCancelled, .timePasses, .dispatch, .report:
            false
        }
    }

    /// Whether a payment is over after it: one that was allowed outlives the checkout's dismissal.
    func ends(_ payment: ScriptedPayment?) -> Bool {
        switch self {
        case .succeeded, .failed, .wentBack, .sessionCancelled: true
        case .dismissed: payment?.isContinued != true
        case .initializing, .ready, .paymentMethods, .vaultMethods, .vaultSelection, .cardTyped, .cardErrors,
            .payment, .answer, .dialogOpened, .dialogClosed, .couldNotLoad, .timePasses, .dispatch, .report:
            false
        }
    }
}
