import EventTree
@testable import PrimerEvents
import Testing

/// Which steps the events of a checkout are.
struct CheckoutRunTests {
    private static let card = PaymentStart.with(.paymentCard)
    private static let processing = StateChange(isProcessing: true)

    @Test func `a checkout that is paid goes from ready to its outcome`() {
        let story = RunStory(
            Ready(), BinDataAvailable(status: .complete), Self.card, Self.processing, StateChange(isSuccessful: true),
            PaymentSuccess.of("pay_1"))
        #expect(
            story.words == [
                "ready", "methodChosen", "paymentStarted 1", "processing 1", "createdStatusUnknown 1",
            ])
    }

    private static let settlements: [(PaymentOutcomeStatus?, CheckoutRun.Step.Kind)] = [
        (.success, CheckoutRun.Step.Kind.created(.settled)), (.pending, .created(.pending)),
        ("authorized", .created(.unknown)), (nil, .created(.unknown)),
        (.failed, .failed(code: nil, advice: .verifyOnServerFirst)),
    ]

    @Test(arguments: settlements)
    func `a success says how the payment stands, or that it is not known`(
        _ status: PaymentOutcomeStatus?, _ kind: CheckoutRun.Step.Kind
    ) {
        #expect(RunStory(Self.card, PaymentSuccess.of("pay_1", status)).steps.last?.kind == kind)
    }

    @Test(arguments: [
        (UnstatedStatus.pending, ["unknown", "unknown", "unknown"]),
        (.success, ["settled", "settled", "settled"]),
        (.byMethod, ["settled", "unknown", "settled"]),
        (.settled(with: [.payPal]), ["unknown", "settled", "settled"]),
    ])
    func `the setting of the reading says what a success without a status counts as`(
        _ unstatedStatus: UnstatedStatus, _ expected: [String]
    ) {
        var story = RunStory(unstatedStatus: unstatedStatus)
        story.receive(PaymentStart.with(.paymentCard))
        story.receive(PaymentSuccess.of("pay_1"))
        story.receive(PaymentStart.with(.payPal))
        story.receive(PaymentSuccess.of("pay_2"))
        story.receive(PaymentStart.with("ADYEN_IDEAL"), from: ComponentName.vaultManager.rawValue)
        story.receive(PaymentSuccess.of("pay_3"))
        let settlements = story.steps.compactMap { step in
            if case .created(let settlement) = step.kind { settlement.rawValue } else { nil }
        }
        #expect(settlements == expected)
    }

    @Test func `a failure has its code and its advice`() {
        let story = RunStory(
            Self.card, PaymentFailure.of(.paymentFailed, .payment, payment: "pay_1", status: .failed), Self.card,
            PaymentFailure.of(.requestTimeout, .network))
        #expect(
            story.steps.filter(\.kind.endsAttempt).map(\.kind) == [
                .failed(code: .paymentFailed, advice: .offerRetry),
                .failed(code: .requestTimeout, advice: .verifyOnServerFirst),
            ])
    }

    @Test func `a cancellation is one, however often and however it is reported`() {
        let story = RunStory(
            PaymentStart.with(.payPal), PaymentCancel.of(.payPal), PaymentFailure.of(.paymentCancelled, .user),
            PaymentFailure.of(.paymentCancelled, .user))
        #expect(
            story.words.suffix(3) == ["cancelled 1", "cancelled 1 again", "cancelled 1 again"])
        #expect(Set(story.steps.suffix(3).map(\.identity)).count == 1)
    }

    @Test func `a payment is news with a new status, and with the same one a repetition`() {
        let story = RunStory(
            Self.card, PaymentSuccess.of("pay_1", .pending), PaymentSuccess.of("pay_1", .pending),
            PaymentSuccess.of("pay_1", .success), PaymentSuccess.of("pay_1", .pending))
        #expect(story.words.suffix(4) == ["pending 1", "pending 1 again", "settled 1", "pending 1 again"])
        #expect(story.run.attempts.map(\.outcome) == [.created(.settled)])
    }

    @Test func `a start that joins an attempt is not another payment`() {
        let story = RunStory(PaymentStart.with(.payPal), PaymentStart.with(.payPal))
        #expect(story.words == ["methodChosen 1", "paymentStarted 1", "paymentStarted 1 again"])
    }

    @Test func `two declines are two steps, also without anything between them`() {
        let decline = PaymentFailure.of(.paymentFailed, .payment, status: .failed)
        let story = RunStory(decline, decline)
        #expect(story.words == ["failed 1", "failed 2"])
        #expect(Set(story.steps.map(\.identity)).count == 2)
    }

    @Test func `an error that stays is news once, and another error is news`() {
        let error = PrimerJSError(code: .initializationError, message: "")
        let other = PrimerJSError(code: .invalidClientToken, message: "")
        let story = RunStory(
            StateChange(primerJsError: error), StateChange(primerJsError: error), StateChange(primerJsError: other))
        #expect(story.words == ["checkoutFailed", "checkoutFailed again", "checkoutFailed"])
        #expect(story.steps.last?.kind == .checkoutFailed(code: .invalidClientToken))
    }

    @Test func `processing that is reported before its start belongs to that start`() {
        let story = RunStory(Self.processing, Self.card, Self.processing, PaymentSuccess.of("pay_1"))
        #expect(
            story.words == ["methodChosen 1", "paymentStarted 1", "processing 1", "createdStatusUnknown 1"])
    }

    @Test func `a saved method is chosen when it is selected, and paid with as a saved one`() {
        let saved = VaultedPaymentMethodSummary(
            id: "private-id", analyticsId: "private-analytics", paymentMethodType: .payPal,
            paymentInstrumentType: .payPalBillingAgreement)
        let story = RunStory(
            VaultMethodsUpdate(vaultedPayments: [saved], cvvRecapture: false, timestamp: UnixSeconds(seconds: 1)),
            VaultSelectionChange(paymentMethodId: "private-id", timestamp: UnixSeconds(seconds: 1)),
            PaymentStart.with(.payPal))
        #expect(story.words == ["methodChosen", "paymentStarted 1"])
        #expect(story.steps.map(\.method) == [.payPal, .payPal])
        #expect(story.steps.map(\.isSaved) == [true, true])
        #expect(!"\(story.run) \(story.steps)".contains("private-id"))
        var dumped = ""
        dump(story.run, to: &dumped)
        #expect(!dumped.contains("private-id"))
    }
}
