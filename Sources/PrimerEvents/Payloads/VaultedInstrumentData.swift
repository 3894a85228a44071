public import EventTree

/// What is known about a saved instrument; its kind decides the shape.
///
/// Nothing of it is shown by printing, and only last four digits are to be had on request.
public enum VaultedInstrumentData: Redacted, Hashable {
    /// A card: `PAYMENT_CARD`.
    case card(VaultedCard)
    /// A PayPal billing agreement: `PAYPAL_BILLING_AGREEMENT`.
    case payPal(VaultedPayPalAccount)
    /// A Klarna customer: `KLARNA_CUSTOMER_TOKEN`.
    case klarna(VaultedKlarnaAccount)
    /// A US bank account: `AUTOMATED_CLEARING_HOUSE`.
    case bankAccount(VaultedBankAccount)
    /// Any other kind, as the open record it is.
    case other(JSONObject)

    /// What the instrument exports; an open record exports nothing.
    public var exportable: ExportableFields {
        switch self {
        case .card(let card): card.exportable
        case .payPal(let account): account.exportable
        case .klarna(let account): account.exportable
        case .bankAccount(let account): account.exportable
        case .other: []
        }
    }
}

extension VaultedInstrumentData {
    static var shapes: [RecordShape] {
        [
            VaultedCard.record.shape, VaultedPayPalAccount.record.shape, VaultedKlarnaAccount.record.shape,
            VaultedBankAccount.record.shape,
        ]
    }

    /// The data in the shape that the kind of instrument decides; the set of kinds is open.
    init(json: JSONValue, ofKind kind: VaultedInstrumentType) throws(RecordError) {
        self =
            switch kind {
            case .paymentCard: .card(try VaultedCard(json: json))
            case .payPalBillingAgreement: .payPal(try VaultedPayPalAccount(json: json))
            case .klarnaCustomerToken: .klarna(try VaultedKlarnaAccount(json: json))
            case .automatedClearingHouse: .bankAccount(try VaultedBankAccount(json: json))
            case _: .other(try JSONObject(json: json))
            }
    }

    var json: JSONValue {
        switch self {
        case .card(let card): card.json
        case .payPal(let account): account.json
        case .klarna(let account): account.json
        case .bankAccount(let account): account.json
        case .other(let object): object.json
        }
    }
}
