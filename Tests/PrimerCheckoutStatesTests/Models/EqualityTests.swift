import PrimerCheckoutStates
import PrimerEvents
import Testing

@Suite("Models are equal only when all members are")
struct EqualityTests {
    /// Expects every change to make a difference, and as many changes as the value has members.
    private func expectEachToDiffer<Model: Equatable & Redacted>(_ model: Model, _ changes: [(inout Model) -> Void]) {
        #expect(changes.count == model.exportable.fields.count)
        for (place, change) in changes.enumerated() {
            var other = model
            change(&other)
            #expect(other != model, "member \(place)")
        }
    }

    @Test func `of a payment result`() {
        expectEachToDiffer(
            Canaries.result,
            [
                { $0.paymentId = "x" }, { $0.status = .failed }, { $0.token = nil }, { $0.redirectUrl = nil },
                { $0.errorMessage = nil }, { $0.amount = 1 }, { $0.currencyCode = "x" },
                { $0.paymentMethodType = "x" },
            ]
        )
    }

    @Test func `of a client session`() {
        expectEachToDiffer(
            Canaries.clientSession,
            [
                { $0.customerId = nil }, { $0.orderId = nil }, { $0.currencyCode = nil }, { $0.totalAmount = nil },
                { $0.lineItems = [] }, { $0.orderDetails?.shipping = nil }, { $0.customer?.billingAddress?.city = nil },
                { $0.paymentMethod?.orderedAllowedCardNetworks = [.unknown, .visa] }, { $0.fees?[0].amount = 0 },
            ]
        )
    }

    @Test func `of a line item, an order and its shipping`() {
        expectEachToDiffer(
            Canaries.lineItem,
            [
                { $0.itemId = nil }, { $0.itemDescription = nil }, { $0.amount = nil }, { $0.discountAmount = nil },
                { $0.quantity = nil }, { $0.taxCode = nil }, { $0.taxAmount = nil },
            ]
        )
        expectEachToDiffer(Canaries.order, [{ $0.countryCode = nil }, { $0.shipping?.amount = 0 }])
        expectEachToDiffer(
            Canaries.shipping,
            [
                { $0.amount = nil }, { $0.methodId = nil }, { $0.methodName = nil }, { $0.methodDescription = nil },
            ]
        )
    }

    @Test func `of a customer and an address`() {
        expectEachToDiffer(
            Canaries.customer,
            [
                { $0.emailAddress = nil }, { $0.mobileNumber = nil }, { $0.firstName = nil }, { $0.lastName = nil },
                { $0.billingAddress = nil }, { $0.shippingAddress?.state = nil },
            ]
        )
        expectEachToDiffer(
            Canaries.address,
            [
                { $0.firstName = nil }, { $0.lastName = nil }, { $0.addressLine1 = nil }, { $0.addressLine2 = nil },
                { $0.city = nil }, { $0.state = nil }, { $0.countryCode = nil }, { $0.postalCode = nil },
            ]
        )
    }

    @Test func `of an error and of checkout data`() {
        expectEachToDiffer(
            Canaries.error,
            [
                { $0.errorId = "x" }, { $0.diagnosticsId = "x" }, { $0.recoverySuggestion = nil },
                { $0.errorDescription = nil }, { $0.plainDescription = nil }, { $0.transportCause = .other },
            ]
        )
        expectEachToDiffer(
            Canaries.checkoutData,
            [
                { $0.payment?.status = "PENDING" }, { $0.additionalInfo?.values = [:] }, { $0.checkoutOutcome = nil },
            ]
        )
    }

    @Test func `of a saved method and its instrument`() {
        expectEachToDiffer(
            Canaries.savedMethod,
            [
                { $0.id = "x" }, { $0.paymentMethodType = "x" }, { $0.paymentInstrumentType = .unknown },
                { $0.paymentInstrumentData.bankName = nil }, { $0.analyticsId = "x" },
            ]
        )
        expectEachToDiffer(
            Canaries.instrument,
            [
                { $0.first6Digits = nil }, { $0.last4Digits = nil }, { $0.expirationMonth = nil },
                { $0.expirationYear = nil }, { $0.cardholderName = nil }, { $0.network = nil },
                { $0.isNetworkTokenized = nil }, { $0.binData = nil }, { $0.threeDSecureAuthentication = nil },
                { $0.paypalBillingAgreementId = nil }, { $0.externalPayerInfo = nil }, { $0.shippingAddress = nil },
                { $0.klarnaCustomerToken = nil }, { $0.sessionData = nil }, { $0.gocardlessMandateId = nil },
                { $0.authorizationToken = nil }, { $0.applePayMerchantTokenIdentifier = nil }, { $0.bankName = nil },
                { $0.accountNumberLast4Digits = nil },
            ]
        )
    }

    @Test func `of a PayPal payer and a Klarna customer`() {
        expectEachToDiffer(
            Canaries.payer,
            [
                { $0.externalPayerId = nil }, { $0.email = nil }, { $0.firstName = nil }, { $0.lastName = nil },
            ]
        )
        expectEachToDiffer(
            Canaries.klarna,
            [{ $0.billingAddress = nil }, { $0.email = nil }, { $0.phoneNumber = nil }]
        )
    }

    @Test func `of a checkout state: two declines with different ids differ, with and without a payment too`() {
        let decline = PrimerCheckoutState.failure(Canaries.error, checkoutData: Canaries.checkoutData)
        var otherError = Canaries.error
        otherError.diagnosticsId = "another occurrence"
        #expect(decline == .failure(Canaries.error, checkoutData: Canaries.checkoutData))
        #expect(decline != .failure(otherError, checkoutData: Canaries.checkoutData))
        #expect(decline != .failure(Canaries.error))
    }
}
