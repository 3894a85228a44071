import PrimerEvents
import Testing

@testable import PrimerCheckoutStates

/// The catalogue's table 5.1 for the inline session: what is heard at the root, and from which component.
@Suite("What the inline session reports becomes events")
struct InlineEventsTests {
    let stage: Stage
    var adapter: StateEventAdapter { stage.adapter }

    init() throws { stage = try Stage() }

    // MARK: Lifecycle

    @Test func `initialising and ready`() {
        adapter.receive(.initializing)
        adapter.receive(Story.ready)
        #expect(stage.newlyHeard() == ["C state-change{isLoading}", "C state-change{all false}", "C ready"])
    }

    @Test func `lists known before ready follow it`() {
        adapter.receive(.initializing)
        adapter.vaultMethodsChanged(to: [Story.savedCard], cvvRecapture: true)
        adapter.paymentMethodsChanged(to: [.paymentCard, .payPal])
        #expect(stage.newlyHeard() == ["C state-change{isLoading}"])
        adapter.receive(Story.ready)
        #expect(
            stage.newlyHeard() == [
                "C state-change{all false}", "C ready", "M methods-update{PAYMENT_CARD, PAYPAL}",
                "V vault-methods-update{s-1, cvvRecapture true}",
            ])
    }

    @Test func `lists known after ready are told as soon as they are, and again when they change`() {
        stage.becomeReady()
        adapter.paymentMethodsChanged(to: [.paymentCard])
        adapter.paymentMethodsChanged(to: [.paymentCard])
        adapter.paymentMethodsChanged(to: [.payPal])
        adapter.vaultMethodsChanged(to: [Story.savedCard])
        adapter.vaultMethodsChanged(to: [])
        #expect(
            stage.newlyHeard() == [
                "M methods-update{PAYMENT_CARD}", "M methods-update{PAYPAL}", "V vault-methods-update{s-1}",
                "V vault-methods-update",
            ])
    }

    @Test func `a refresh tells the lists again and never a second ready`() {
        stage.becomeReady()
        adapter.paymentMethodsChanged(to: [.paymentCard])
        adapter.vaultMethodsChanged(to: [Story.savedCard])
        _ = stage.newlyHeard()
        adapter.receive(.initializing)
        adapter.paymentMethodsChanged(to: [.payPal])
        adapter.receive(Story.ready)
        #expect(
            stage.newlyHeard() == [
                "C state-change{isLoading}", "C state-change{all false}", "M methods-update{PAYPAL}",
                "V vault-methods-update{s-1}",
            ])
    }

    @Test func `a refresh that fails is no failed payment, and the lists are told when it is ready again`() {
        stage.becomeReady()
        adapter.paymentMethodsChanged(to: [.paymentCard])
        _ = stage.newlyHeard()
        adapter.receive(.initializing)
        adapter.receive(Story.badConfiguration)
        adapter.receive(Story.ready)
        #expect(
            stage.newlyHeard() == [
                "C state-change{isLoading}", "C state-change{primerJsError INITIALIZATION_ERROR}",
                "C state-change{all false}", "M methods-update{PAYMENT_CARD}",
            ])
    }

    @Test func `cancel and restart: another ready, and the lists of the former session are gone`() {
        stage.becomeReady()
        adapter.paymentMethodsChanged(to: [.paymentCard])
        adapter.sessionCancelled()
        _ = stage.newlyHeard()
        adapter.receive(.initializing)
        adapter.receive(Story.ready)
        adapter.receive(Story.paid)
        #expect(
            stage.newlyHeard() == [
                "C state-change{isLoading}", "C state-change{all false}", "C ready", "C state-change{isSuccessful}",
                "C payment-success{pay_1, success, PAYPAL}",
            ])
    }

    // MARK: Reports

    @Test func `selecting and deselecting a saved method`() throws {
        stage.becomeReady()
        adapter.vaultSelectionChanged(to: "s-1")
        adapter.vaultSelectionChanged(to: nil)
        #expect(stage.newlyHeard() == ["V vault-selection-change{s-1}", "V vault-selection-change{null}"])
        #expect(try #require(stage.last(VaultSelectionChange.self)).timestamp == Story.now)
    }

    @Test func `typing a card number`() {
        stage.becomeReady()
        adapter.binLookupBegan()
        adapter.binDataChanged(
            to: BinDataAvailable(
                preferred: BinDataDetails(network: .visa, displayName: "Visa", allowed: true), status: .complete))
        adapter.binLookupEnded()
        adapter.networksChanged(
            to: .init(detectedCardNetwork: CardNetworkInfo(network: .visa, displayName: "Visa")))
        adapter.networksChanged(to: nil)
        #expect(
            stage.newlyHeard() == [
                "N bin-data-loading-change{true}", "N bin-data-available{complete, VISA}",
                "N bin-data-loading-change{false}", "N card-network-change{VISA}", "N card-network-change{null}",
            ])
    }

    @Test func `field errors at submission, and a dialog`() {
        stage.becomeReady()
        adapter.submissionFailed([CardFieldError(name: "cvv", error: "REQUIRED", message: "m")])
        adapter.dialogOpened()
        adapter.dialogClosed()
        #expect(stage.newlyHeard() == ["F card-error{REQUIRED}", "C dialog-open", "C dialog-close"])
    }

    @Test func `processing is told only when it changes`() {
        stage.becomeReady()
        adapter.processingEnded()
        adapter.processingBegan()
        adapter.processingBegan()
        adapter.processingEnded()
        adapter.processingEnded()
        #expect(stage.newlyHeard() == ["C state-change{isProcessing}", "C state-change{all false}"])
    }

    @Test func `processing again clears the last failure`() {
        stage.becomeReady()
        adapter.receive(Story.declined)
        _ = stage.newlyHeard()
        adapter.processingBegan()
        #expect(stage.newlyHeard() == ["C state-change{isProcessing}"])
    }

    @Test func `processing is not told any more when the session is over`() {
        stage.becomeReady()
        adapter.processingBegan()
        adapter.receive(Story.paid)
        _ = stage.newlyHeard()
        adapter.processingEnded()
        adapter.processingBegan()
        #expect(stage.newlyHeard() == [])
    }

    @Test func `every event says that it came from the native side`() {
        var provenances: Set<Provenance> = []
        stage.hub.addEventListener { provenances.insert($0.provenance) }
        stage.becomeReady()
        adapter.paymentMethodsChanged(to: [.paymentCard])
        adapter.receive(Story.paid)
        #expect(provenances == [.native])
    }
}
