import PrimerEvents
import Testing

@testable import PrimerCheckoutStates

@Suite("A native saved method becomes the web's summary")
struct VaultedPaymentMethodSummaryTests {
    /// What becomes of an instrument with every member filled, saved as this kind.
    private func summary(_ type: PaymentInstrumentType) -> VaultedPaymentMethodSummary {
        var method = Canaries.savedMethod
        method.paymentInstrumentType = type
        return VaultedPaymentMethodSummary(method)
    }

    @Test func `ids and kinds are the same`() {
        let summary = summary(.goCardlessMandate)
        #expect(summary.id == Canaries.savedMethod.id)
        #expect(summary.analyticsId == Canaries.savedMethod.analyticsId)
        #expect(summary.paymentMethodType == "visible-method")
        #expect(summary.paymentInstrumentType == "GOCARDLESS_MANDATE")
    }

    @Test func `a card`() {
        let card = VaultedCard(
            last4Digits: "CANARY-last-4", network: "CANARY-network", cardholderName: "CANARY-name",
            expirationMonth: "CANARY-month", expirationYear: "CANARY-year")
        #expect(summary(.paymentCard).paymentInstrumentData == .card(card))
    }

    @Test func `a PayPal account`() {
        let account = VaultedPayPalAccount(
            externalPayerId: "CANARY-payer", email: "CANARY-email", firstName: "CANARY-first",
            lastName: "CANARY-last", shippingAddress: PostalAddress(Canaries.address))
        #expect(summary(.payPalBillingAgreement).paymentInstrumentData == .payPal(account))
    }

    @Test func `a Klarna customer`() {
        let account = VaultedKlarnaAccount(
            email: "CANARY-email", firstName: "CANARY-first", lastName: "CANARY-last", phoneNumber: "CANARY-phone",
            billingAddress: PostalAddress(Canaries.address))
        #expect(summary(.klarnaCustomerToken).paymentInstrumentData == .klarna(account))
    }

    @Test func `a bank account`() {
        let account = VaultedBankAccount(accountNumberLastFourDigits: "CANARY-account", bankName: "CANARY-bank")
        #expect(summary(.automatedClearingHouse).paymentInstrumentData == .bankAccount(account))
    }

    @Test func `an address part by part`() {
        let address = PostalAddress(Canaries.address)
        #expect(address.firstName == "CANARY-first" && address.lastName == "CANARY-last")
        #expect(address.addressLine1 == "CANARY-line-1" && address.addressLine2 == "CANARY-line-2")
        #expect(address.city == "CANARY-city" && address.state == "CANARY-state")
        #expect(address.countryCode == "CANARY-country" && address.postalCode == "CANARY-postal-code")
    }

    @Test(
        "kinds of which the web tells nothing carry no data: tokens and mandates stay behind",
        arguments: [
            PaymentInstrumentType.offSession, .cardOffSession, .payPalOrder, .applePay, .googlePay,
            .goCardlessMandate, .klarnaAuthorizationToken, .klarnaPaymentSession, .hoolah, .unknown,
        ])
    func nothing(type: PaymentInstrumentType) {
        #expect(summary(type).paymentInstrumentData == nil)
    }
}
