/// A detail of one of the recorded events.
struct PlainDetail {
    let value: any Codable

    init(_ decoder: any Decoder, as type: any (Codable & SendableMetatype).Type) throws {
        value = try type.init(from: decoder)
    }

    /// By the event's name; an event without an entry has no detail or one that is not read.
    static let types: [String: any (Codable & SendableMetatype).Type] = [
        "primer:state-change": State.self, "primer:methods-update": [Method].self, "primer:payment-start": Start.self,
        "primer:payment-success": Outcome.self, "primer:payment-failure": Outcome.self,
        "primer:payment-cancel": Start.self, "primer:payment-approval-required": Start.self,
        "primer:vault-methods-update": Vault.self, "primer:vault-selection-change": Selection.self,
        "primer:card-network-change": NetworkChange.self, "primer:bin-data-available": BinData.self,
        "primer:bin-data-loading-change": Loading.self, "primer:card-success": CardSuccess.self,
        "primer:card-error": CardError.self, "primer:shipping-address-change": Shipping.self,
        "primer:shipping-option-change": Shipping.self, "primer:show-other-payments-toggled": Toggled.self,
        "primer:card-submit": Trigger.self, "primer:vault-submit": Trigger.self,
        "primer:show-other-payments-toggle": Trigger.self,
    ]
}

extension PlainDetail {
    private struct Failure: Codable {
        var code: String
        var message: String
        var diagnosticsId: String?
        var origin: String?
        var suggestion: String?
    }

    private struct State: Codable {
        var isLoading: Bool
        var isProcessing: Bool
        var isSuccessful: Bool
        var primerJsError: Failure?
        var paymentFailure: Failure?
    }

    private struct Method: Codable { var type: String }

    private struct Start: Codable {
        var paymentMethodType: String
        var timestamp: Int
        var paymentAttemptId: String?
    }

    private struct Payment: Codable {
        struct Instrument: Codable {
            var paymentMethodType: String?
            var last4Digits: String?
            var network: String?
        }
        var id: String
        var orderId: String
        var paymentMethodData: Instrument?
    }

    private struct Outcome: Codable {
        var payment: Payment?
        var error: Failure?
        var paymentMethodType: String?
        var timestamp: Int
    }

    private struct Vault: Codable {
        struct Saved: Codable {
            var id: String
            var analyticsId: String
            var paymentMethodType: String
            var paymentInstrumentType: String
            var paymentInstrumentData: [String: String]?
            var userDescription: String?
        }
        var vaultedPayments: [Saved]
        var cvvRecapture: Bool?
        var timestamp: Int
    }

    private struct Selection: Codable {
        var paymentMethodId: String?
        var timestamp: Int
    }

    private struct Network: Codable {
        var displayName: String
        var network: String
        var allowed: Bool?
        var issuerCountryCode: String?
        var issuerName: String?
        var accountFundingType: String?
    }

    private struct NetworkChange: Codable {
        var detectedCardNetwork: Network?
        var selectableCardNetworks: [Network]
        var isLoading: Bool
    }

    private struct BinData: Codable {
        var preferred: Network?
        var alternatives: [Network]
        var status: String
        var firstDigits: String?
    }

    private struct Loading: Codable { var loading: Bool }

    private struct CardSuccess: Codable {
        struct Result: Codable {
            var success: Bool?
            var token: String?
            var paymentId: String?
            var analyticsId: String?
        }
        var result: Result
    }

    private struct CardError: Codable {
        struct Entry: Codable {
            var field: String?
            var name: String
            var error: String
            var message: String?
        }
        var errors: [Entry]
    }

    private struct Shipping: Codable {
        struct Address: Codable {
            var city: String?
            var countryCode: String?
            var postalCode: String?
        }
        struct Option: Codable { var id: String }
        var paymentMethodType: String
        var shippingAddress: Address?
        var selectedShippingOption: Option?
        var timestamp: Int
    }

    private struct Toggled: Codable {
        var expanded: Bool
        var timestamp: Int?
    }

    private struct Trigger: Codable { var source: String? }
}
