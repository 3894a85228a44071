import EventTree
import ListenerSupport
import PrimerEventListeners
import PrimerEvents
import PrimerEventsTesting
import Testing

@MainActor
struct MermaidTests {
    private let stage = CheckoutStage.withPrivateId()

    @Test func `events go outwards by way of those who listened, decisions come back`() async {
        let recorder = TimelineRecorder(of: stage.hub)
        stage.checkout.addEventListener(.paymentStart) { event in
            event.preventDefault()
            event.detail.continuePaymentCreation()
        }
        _ = await stage.checkout.requestPaymentCreation(.paymentCard)
        stage.hub.dispatchEvent(CardSubmit())
        #expect(
            recorder.timeline.mermaid == """
                sequenceDiagram
                    participant n1 as primer-card-form
                    participant n2 as primer-checkout
                    participant n3 as document
                    n1->>n2: 1 primer:payment-start paymentMethodType=PAYMENT_CARD number=1
                    n2->>n3: 1
                    Note over n1: held
                    n3-->>n1: continuePaymentCreation (to 1)
                    n3->>n3: 2 primer:card-submit
                    Note over n3: ⚠ primer:card-submit reached no component. Nothing was submitted or toggled. Dispatch it in or above a checkout whose host called respond(to:with:).

                """)
    }

    @Test func `components of several checkouts are told apart`() {
        let recorder = TimelineRecorder(of: stage.hub)
        stage.checkout.dispatchEvent(DialogOpen())
        stage.hub.addCheckout().dispatchEvent(DialogOpen())
        let text = recorder.timeline.mermaid
        #expect(text.contains("participant n1 as primer-checkout #35;1\n"))
        #expect(text.contains("participant n3 as primer-checkout #35;2\n"))
    }

    @Test(arguments: [
        "a;b", "a#b", "a\nb", "a%%b", "<b>a</b>", "a->>b: c", "end", "\"a\"", "a&amp;b", "a`b`", "{a}", "wrap:a",
        "a\u{2028}b",
        ExportedTextTests.hostile,
    ])
    func `no text breaks the diagram`(_ hostile: String) {
        let recorder = TimelineRecorder(of: stage.hub)
        let node = EventTarget(hostile, parent: stage.checkout.part(.main))
        node.dispatchEvent(UnknownEvent(name: hostile))
        node.dispatchEvent(
            PaymentCancel(payment: PaymentSummary(id: hostile), paymentMethodType: "M", timestamp: second))
        let lines = recorder.timeline.mermaid.split(whereSeparator: \.isNewline)
        #expect(lines.count == 5)
        for line in lines.dropFirst() {
            let parts = line.hasPrefix("    participant") ? line.split(" as ") : line.split(": ")
            #expect(parts.count == 2)
            #expect(parts.last.map(isEscaped) == true, "\(line)")
        }
    }

    /// Whether a text has letters, digits, what joins words, and numbered characters only.
    private func isEscaped(_ text: Substring) -> Bool {
        var rest = text
        while let first = rest.popFirst() {
            if first == "#" {
                guard !rest.prefix(while: { $0.isASCII && $0.isNumber }).isEmpty else { return false }
                rest = rest.drop { $0.isASCII && $0.isNumber }
                guard rest.popFirst() == ";" else { return false }
            } else if !(first.isLetter || first.isNumber || " -_.,:/=()".contains(first)) {
                return false
            }
        }
        return true
    }
}

extension Substring {
    /// What stands before the first occurrence of `separator`, and what after it.
    fileprivate func split(_ separator: String) -> [Substring] {
        guard let index = indices.first(where: { self[$0...].hasPrefix(separator) }) else { return [self] }
        return [self[..<index], self[self.index(index, offsetBy: separator.count)...]]
    }
}
