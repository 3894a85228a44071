public import EventTree

/// A step of the checkout's state: several for each payment.
public struct StateChange: RetainedDetail {
    /// `primer:state-change`
    public static let eventType = "primer:state-change"

    /// The state; `nil` where the web states `null` for the whole detail, which it could before 1.0.0.
    public var state: State?

    /// A step to this state, or to none at all.
    public init(state: State?) { self.state = state }

    /// A step to the state with these facts.
    public init(
        isLoading: Bool = false,
        isProcessing: Bool = false,
        isSuccessful: Bool = false,
        primerJsError: PrimerJSError? = nil,
        paymentFailure: PaymentFailureError? = nil
    ) {
        state = State(
            isLoading: isLoading,
            isProcessing: isProcessing,
            isSuccessful: isSuccessful,
            primerJsError: primerJsError,
            paymentFailure: paymentFailure
        )
    }

    /// What the state exports: on the wire its fields are those of the detail.
    public var exportable: ExportableFields { state?.exportable ?? [] }
}

extension StateChange {
    /// Whether the checkout is starting or loading; `false` without a state.
    public var isLoading: Bool { state?.isLoading ?? false }

    /// Whether a payment is in flight; `false` without a state.
    public var isProcessing: Bool { state?.isProcessing ?? false }

    /// Whether the payment completed; `false` without a state.
    public var isSuccessful: Bool { state?.isSuccessful ?? false }

    /// Why the checkout could not start.
    public var primerJsError: PrimerJSError? { state?.primerJsError }

    /// How the last payment failed.
    public var paymentFailure: PaymentFailureError? { state?.paymentFailure }
}

extension StateChange {
    /// The state of a checkout, as `primer:state-change` tells it.
    public struct State: Redacted, Hashable {
        /// Whether the checkout is starting or loading.
        public var isLoading: Bool

        /// Whether a payment is in flight.
        public var isProcessing: Bool

        /// Whether the payment completed.
        public var isSuccessful: Bool

        /// Why the checkout could not start; `null` on the web where there is none.
        public var primerJsError: PrimerJSError?

        /// How the last payment failed, until another is processed; `null` on the web where there is none.
        public var paymentFailure: PaymentFailureError?

        /// A state with these facts.
        public init(
            isLoading: Bool = false,
            isProcessing: Bool = false,
            isSuccessful: Bool = false,
            primerJsError: PrimerJSError? = nil,
            paymentFailure: PaymentFailureError? = nil
        ) {
            self.isLoading = isLoading
            self.isProcessing = isProcessing
            self.isSuccessful = isSuccessful
            self.primerJsError = primerJsError
            self.paymentFailure = paymentFailure
        }

        /// The fields, and who may see them.
        public var exportable: ExportableFields { Self.record.exportable(self) }
    }
}

extension StateChange.State: RecordedValue {
    package static let record = Record(
        StateChange.State(),
        Field("isLoading", \.isLoading, .shown),
        Field("isProcessing", \.isProcessing, .shown),
        Field("isSuccessful", \.isSuccessful, .shown),
        .nullable("primerJsError", \.primerJsError, .shown, .optionalOrNull),
        .nullable("paymentFailure", \.paymentFailure, .shown, .optionalOrNull))
}

extension StateChange: NullableDetail {
    package var content: State? { state }
    package init(content: State?) { self.init(state: content) }
}

extension EventType where Detail == StateChange {
    /// Listens to `primer:state-change`.
    public static var stateChange: Self { .init() }
}
