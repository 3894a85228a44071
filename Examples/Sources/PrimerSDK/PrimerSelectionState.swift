// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@available(iOS 15.0, *)
public struct PrimerPaymentMethodSelectionState: Equatable {
    public internal(set) var paymentMethods: [CheckoutPaymentMethod] = []
    public internal(set) var isLoading: Bool = false
    public internal(set) var selectedPaymentMethod: CheckoutPaymentMethod?
    public internal(set) var searchQuery: String = ""
    public internal(set) var filteredPaymentMethods: [CheckoutPaymentMethod] = []
    public internal(set) var error: String?
    public internal(set) var selectedVaultedPaymentMethod: PrimerHeadlessUniversalCheckout.VaultedPaymentMethod?
    public internal(set) var isVaultPaymentLoading: Bool = false
    public internal(set) var isPaymentMethodsExpanded: Bool = true

    public static func == (l: Self, r: Self) -> Bool {
        l.paymentMethods == r.paymentMethods && l.selectedPaymentMethod == r.selectedPaymentMethod
            && l.selectedVaultedPaymentMethod?.id == r.selectedVaultedPaymentMethod?.id
            && l.isVaultPaymentLoading == r.isVaultPaymentLoading
    }

    public init() {}
}

@available(iOS 15.0, *)
public struct CheckoutPaymentMethod: Equatable, Identifiable {
    public let id, type, name: String
    public let surcharge: Int?
    public let hasUnknownSurcharge: Bool
    public let formattedSurcharge, buttonText: String?

    /// A method of the list.
    package init(type: String, name: String) {
        id = type
        self.type = type
        self.name = name
        surcharge = nil
        hasUnknownSurcharge = false
        formattedSurcharge = nil
        buttonText = nil
    }
}
