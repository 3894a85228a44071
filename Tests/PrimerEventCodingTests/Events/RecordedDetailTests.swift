import PrimerEventCoding
import PrimerEvents
import SessionSupport
import Testing

/// At least one recorded line of every event, its detail written out by hand.
@Suite("Details of recorded events")
struct RecordedDetailTests {
    struct Line: Sendable, CustomTestStringConvertible {
        var seq: Int64
        var session: String
        var detail: any PrimerEventDetail
        var testDescription: String { "\(session) \(seq)" }

        init(_ seq: Int64, _ session: String, _ detail: some PrimerEventDetail) {
            self.seq = seq
            self.session = session
            self.detail = detail
        }
    }

    static let declined = PaymentFailureError(
        code: .paymentFailed, message: "Payment failed", diagnosticsId: "diag-0001", origin: .payment)

    static func card(_ id: String, last4Digits: String = "4242") -> PaymentSummary {
        PaymentSummary(
            id: id, orderId: "order-1001",
            paymentMethodData: PaymentMethodData(
                paymentMethodType: .paymentCard, last4Digits: last4Digits, network: .visa))
    }

    static let lifecycle: [Line] = [
        Line(3, "card-success", Ready()),
        Line(1, "card-success", StateChange(isLoading: true)),
        Line(2, "card-success", StateChange()),
        Line(11, "card-success", StateChange(isProcessing: true)),
        Line(13, "card-success", StateChange(isSuccessful: true)),
        Line(11, "decline-then-retry", StateChange(paymentFailure: declined)),
        Line(
            2, "invalid-client-token",
            StateChange(
                primerJsError: PrimerJSError(
                    code: .invalidClientToken, message: "The client token has expired", diagnosticsId: "diag-init",
                    origin: .integration, suggestion: "Generate a new client token"))),
        Line(
            5, "three-ds-and-refresh",
            MethodsUpdate(
                methods: [.paymentCard, .klarna, "BRAND_NEW_METHOD"].map(InitializedPaymentMethod.init(type:)))),
        Line(14, "three-ds-and-refresh", DialogOpen()),
        Line(15, "three-ds-and-refresh", DialogClose()),
        Line(6, "three-ds-and-refresh", ShowOtherPaymentsToggled(expanded: true)),
        Line(
            8, "three-ds-and-refresh",
            ShowOtherPaymentsToggled(expanded: false, timestamp: UnixSeconds(seconds: 1_764_470_401))),
        Line(8, "decline-then-retry", CardSubmit()),
        Line(9, "card-success", CardSubmit(source: "custom-button")),
        Line(9, "vault-with-cvv", VaultSubmit(source: "custom-button")),
        Line(7, "three-ds-and-refresh", ShowOtherPaymentsToggle(source: "link")),
    ]

    static let payment: [Line] = [
        Line(
            10, "card-success",
            PaymentStart(paymentMethodType: .paymentCard, timestamp: UnixSeconds(seconds: 1_764_470_410))),
        Line(
            14, "card-success",
            PaymentSuccess(
                payment: card("pay_1"), paymentMethodType: .paymentCard,
                timestamp: UnixSeconds(seconds: 1_764_470_420))),
        Line(
            12, "apple-pay-shipping",
            PaymentSuccess(
                payment: PaymentSummary(
                    id: "pay_6", orderId: "order-1001",
                    paymentMethodData: PaymentMethodData(paymentMethodType: .applePay)),
                paymentMethodType: .applePay, timestamp: UnixSeconds(seconds: 1_764_470_420))),
        Line(
            12, "decline-then-retry",
            PaymentFailure(
                error: declined, payment: card("pay_2"), paymentMethodType: .paymentCard,
                timestamp: UnixSeconds(seconds: 1_764_470_420))),
        Line(
            8, "network-failure",
            PaymentFailure(
                error: PaymentFailureError(
                    code: .requestTimeout, message: "The request timed out", diagnosticsId: "req-77", origin: .network),
                paymentMethodType: .paymentCard, timestamp: UnixSeconds(seconds: 1_764_470_420))),
        Line(
            8, "held-then-aborted",
            PaymentCancel(paymentMethodType: .paymentCard, timestamp: UnixSeconds(seconds: 1_764_470_412))),
        Line(
            7, "manual-approval",
            PaymentApprovalRequired(
                paymentAttemptId: "attempt-1", paymentMethodType: .paymentCard,
                timestamp: UnixSeconds(seconds: 1_764_470_415))),
        Line(
            6, "apple-pay-shipping",
            ShippingAddressChange(
                paymentMethodType: .applePay,
                shippingAddress: PostalAddress(city: "London", countryCode: "GB", postalCode: "N1 6XX"),
                timestamp: UnixSeconds(seconds: 1_764_470_411))),
        Line(
            8, "apple-pay-shipping",
            ShippingOptionChange(
                paymentMethodType: .applePay, selectedShippingOption: ShippingOption(id: "fast"),
                timestamp: UnixSeconds(seconds: 1_764_470_412))),
    ]

    static let cardAndVault: [Line] = [
        Line(5, "card-success", BinDataLoadingChange(loading: true)),
        Line(
            7, "card-success",
            BinDataAvailable(
                preferred: BinDataDetails(
                    network: .visa, displayName: "Visa", allowed: true, issuerCountryCode: "GB",
                    issuerName: "Example Bank", accountFundingType: .debit),
                status: .complete, firstDigits: "424242")),
        Line(
            6, "held-then-continued",
            BinDataAvailable(
                preferred: BinDataDetails(network: .cartesBancaires, displayName: "Cartes Bancaires", allowed: true),
                alternatives: [BinDataDetails(network: .visa, displayName: "Visa", allowed: true)],
                status: .complete, firstDigits: "497010")),
        Line(
            12, "card-success",
            CardSuccess(
                result: CardSubmissionResult(success: true, token: "tok_9f2", paymentId: "pay_1", analyticsId: "an_1"))),
        Line(
            9, "three-ds-and-refresh",
            CardError(errors: [
                CardFieldError(
                    field: "cardNumber", name: "cardNumber", error: "INVALID", message: "Invalid card number"),
                CardFieldError(name: "expiry", error: "REQUIRED", message: "Expiry date required"),
            ])),
        Line(10, "three-ds-and-refresh", CardNetworkChange(networks: nil)),
        Line(
            11, "three-ds-and-refresh",
            CardNetworkChange(
                networks: CardNetworkChange.Networks(
                    detectedCardNetwork: CardNetworkInfo(network: .visa, displayName: "Visa"),
                    selectableCardNetworks: [CardNetworkInfo(network: .visa, displayName: "Visa")]))),
        Line(
            5, "vault-with-cvv",
            VaultMethodsUpdate(
                vaultedPayments: [
                    VaultedPaymentMethodSummary(
                        id: "vault-1", analyticsId: "an_v1", paymentMethodType: .paymentCard,
                        paymentInstrumentType: .paymentCard,
                        paymentInstrumentData: .card(
                            VaultedCard(
                                last4Digits: "1111", network: .visa, cardholderName: "A Shopper",
                                expirationMonth: "12", expirationYear: "2030"))),
                    VaultedPaymentMethodSummary(
                        id: "vault-2", analyticsId: "an_v2", paymentMethodType: .payPal,
                        paymentInstrumentType: .payPalBillingAgreement,
                        paymentInstrumentData: .payPal(
                            VaultedPayPalAccount(
                                externalPayerId: "payer-7", email: "shopper@example.com", firstName: "A",
                                lastName: "Shopper"))),
                    VaultedPaymentMethodSummary(
                        id: "vault-3", analyticsId: "an_v3", paymentMethodType: .stripeACH,
                        paymentInstrumentType: .automatedClearingHouse,
                        paymentInstrumentData: .bankAccount(
                            VaultedBankAccount(
                                accountNumberLastFourDigits: "6789", bankName: "Example Bank",
                                accountType: "CHECKING")),
                        userDescription: "Household"),
                ],
                cvvRecapture: true, timestamp: UnixSeconds(seconds: 1_764_470_400))),
        Line(
            6, "vault-with-cvv",
            VaultSelectionChange(paymentMethodId: "vault-1", timestamp: UnixSeconds(seconds: 1_764_470_403))),
        Line(
            7, "vault-with-cvv",
            VaultSelectionChange(paymentMethodId: nil, timestamp: UnixSeconds(seconds: 1_764_470_404))),
    ]

    @Test("A recorded line becomes the detail written here", arguments: lifecycle + payment + cardAndVault)
    func detail(line: Line) throws {
        let read = try Sessions.event(line.seq, of: line.session).event
        #expect(read == DecodedEvent(line.detail, flags: read.flags, timeStamp: read.timeStamp))
    }

    @Test("Every event of the web is among the lines")
    func complete() {
        let names = Set((Self.lifecycle + Self.payment + Self.cardAndVault).map { DecodedEvent($0.detail).type })
        #expect(names == Set(SessionReaderTests.types.keys))
    }
}
