// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

#if canImport(Combine)
    import Combine
#else
    @_exported import CombineDouble
#endif

@available(iOS 15.0, *)
@MainActor
public final class PrimerCardFormSession: ObservableObject {
    @Published public private(set) var state: PrimerCardFormState
    private weak var session: PrimerCheckoutSession?
    private var number = ""

    init(of session: PrimerCheckoutSession) {
        self.session = session
        state = PrimerCardFormState()
    }

    public func updateCardNumber(_ value: String) {
        number = value
        change(.cardNumber, to: value.isEmpty ? "" : "•••• \(value.suffix(4))") { state in
            let networks = Self.networks(of: value)
            state.selectedNetwork = networks.first
            state.availableNetworks = networks
            state.binData = networks.isEmpty ? nil : Self.binData(of: value, networks)
        }
        guard value.count >= 8, state.binData?.status == .partial else { return }
        Task { @MainActor in
            await session?.hop()
            guard number == value else { return }
            change(.cardNumber, to: state.data[.cardNumber]) { state in
                let networks = Self.networks(of: value, issuerCountryCode: "FR")
                state.binData = PrimerBinData(
                    preferred: networks.first, alternatives: Array(networks.dropFirst()), status: .complete,
                    firstDigits: String(value.prefix(8)))
            }
        }
    }

    public func updateCvv(_ value: String) { change(.cvv, to: value) }
    public func updateExpiryDate(_ value: String) { change(.expiryDate, to: value) }
    public func updateCardholderName(_ value: String) { change(.cardholderName, to: value) }

    public func selectCardNetwork(_ network: PrimerCardNetwork) { state.selectedNetwork = network }

    public func setVaultOnSuccess(_ enabled: Bool) async throws {}

    public func submit() {
        guard !state.isLoading else { return }
        state.isLoading = true
        session?.pay("PAYMENT_CARD", isFormInvalid: !state.isValid)
    }

    public func cancel() {
        guard !state.isLoading else { return }
        if session?.backend.paymentMethods.count == 1 { session?.dismiss() }
    }

    func paymentEnded() { if state.isLoading { state.isLoading = false } }

    /// Types a whole card.
    package func type(number: String) {
        updateCardNumber(number)
        updateExpiryDate("12/30")
        updateCvv("123")
        updateCardholderName("Ann Example")
    }

    private func change(
        _ field: PrimerInputElementType, to text: String, _ further: (inout PrimerCardFormState) -> Void = { _ in }
    ) {
        var changed = state
        changed.data[field] = text
        further(&changed)
        changed.fieldErrors = changed.displayFields.filter { changed.data[$0].isEmpty || isInvalid($0) }.map {
            FieldError(
                fieldType: $0, message: "Check this field",
                errorCode: changed.data[$0].isEmpty ? "required" : "invalid")
        }
        changed.isValid = changed.fieldErrors.isEmpty
        state = changed
    }

    private func isInvalid(_ field: PrimerInputElementType) -> Bool { field == .cardNumber && number.count < 16 }

    private static func networks(of number: String, issuerCountryCode: String? = nil) -> [PrimerCardNetwork] {
        let networks: [CardNetwork] =
            switch number.first {
            case "4" where number.hasPrefix("4035"): [.cartesBancaires, .visa]
            case "4": [.visa]
            case "5": [.masterCard]
            default: []
            }
        return networks.map { PrimerCardNetwork($0, issuerCountryCode: issuerCountryCode) }
    }

    private static func binData(of number: String, _ networks: [PrimerCardNetwork]) -> PrimerBinData {
        PrimerBinData(
            preferred: networks.first, alternatives: Array(networks.dropFirst()), status: .partial, firstDigits: nil)
    }
}
