public import EventTree

/// The shopper chose another way of shipping in a wallet's sheet; a listener answers when the client session has it.
///
/// A listener that will answer later calls `preventDefault()` (or `hold()`) before its first `await`. The sheet waits, and
/// wallets give up after 20 seconds.
public struct ShippingOptionChange: AnsweredDetail {
    /// `primer:shipping-option-change`
    public static let eventType = "primer:shipping-option-change"

    /// The wallet.
    public var paymentMethodType: PaymentMethodType

    /// The chosen option.
    public var selectedShippingOption: ShippingOption

    /// When it was dispatched.
    public var timestamp: UnixSeconds

    private var answers = Answering<ShippingOptionDecision>()

    /// A change to this option; nobody waits for an answer until it is dispatched by a checkout.
    public init(paymentMethodType: PaymentMethodType, selectedShippingOption: ShippingOption, timestamp: UnixSeconds) {
        self.paymentMethodType = paymentMethodType
        self.selectedShippingOption = selectedShippingOption
        self.timestamp = timestamp
    }

    /// Lets the sheet go on with the total that Primer has computed anew; `true` if this answer counted.
    ///
    /// An answer does not count if it comes too late, if the listener did not hold the event, or if another answer came
    /// first.
    @discardableResult
    public func `continue`() -> Bool { answers.answer(.continue) }

    /// The same detail, answering through `ticket`.
    public func answering(with ticket: any AnswerTicket) -> ShippingOptionChange {
        var detail = self
        detail.answers = Answering(ticket)
        return detail
    }

    /// The fields, and who may see them.
    public var exportable: ExportableFields { Self.record.exportable(self) }
}

extension ShippingOptionChange: RecordedDetail {
    package static let record = Record(
        ShippingOptionChange(
            paymentMethodType: .unknown, selectedShippingOption: ShippingOption(), timestamp: .unstated),
        Field("paymentMethodType", \.paymentMethodType, .shown),
        Field("selectedShippingOption", \.selectedShippingOption, .shown),
        Field("timestamp", \.timestamp, .shown))
}

extension EventType where Detail == ShippingOptionChange {
    /// Listens to `primer:shipping-option-change`.
    public static var shippingOptionChange: Self { .init() }
}
