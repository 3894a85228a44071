public import EventTree

/// The shopper chose another shipping address in a wallet's sheet; a listener answers with the options for it.
///
/// A listener that will answer later calls `preventDefault()` (or `hold()`) before its first `await`. The sheet waits, and
/// wallets give up after 20 seconds.
public struct ShippingAddressChange: AnsweredDetail {
    /// `primer:shipping-address-change`
    public static let eventType = "primer:shipping-address-change"

    /// The wallet.
    public var paymentMethodType: PaymentMethodType

    /// The address, of which a wallet may show only a part.
    public var shippingAddress: PostalAddress

    /// When it was dispatched.
    public var timestamp: UnixSeconds

    private var answers = Answering<ShippingAddressDecision>()

    /// A change to this address; nobody waits for an answer until it is dispatched by a checkout.
    public init(paymentMethodType: PaymentMethodType, shippingAddress: PostalAddress, timestamp: UnixSeconds) {
        self.paymentMethodType = paymentMethodType
        self.shippingAddress = shippingAddress
        self.timestamp = timestamp
    }

    /// Shows these options in the sheet; `true` if this answer counted.
    ///
    /// An answer does not count if it comes too late, if the listener did not hold the event, or if another answer came
    /// first. Primer does not store the options.
    @discardableResult
    public func setShippingOptions(_ options: [ShippingOption]) -> Bool {
        answers.answer(.setShippingOptions(options))
    }

    /// The same detail, answering through `ticket`.
    public func answering(with ticket: any AnswerTicket) -> ShippingAddressChange {
        var detail = self
        detail.answers = Answering(ticket)
        return detail
    }

    /// The fields, and who may see them.
    public var exportable: ExportableFields { Self.record.exportable(self) }
}

extension ShippingAddressChange: RecordedDetail {
    package static let record = Record(
        ShippingAddressChange(paymentMethodType: .unknown, shippingAddress: PostalAddress(), timestamp: .unstated),
        Field("paymentMethodType", \.paymentMethodType, .shown),
        Field("shippingAddress", \.shippingAddress, .withheld),
        Field("timestamp", \.timestamp, .shown))
}

extension EventType where Detail == ShippingAddressChange {
    /// Listens to `primer:shipping-address-change`.
    public static var shippingAddressChange: Self { .init() }
}
