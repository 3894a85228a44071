import EventTree
import Testing

/// Whatever is printed, interpolated, dumped or reflected shows exportable fields only.
@Suite struct PrintingTests {
    let detail = Payment(id: "pay_1", last4: "4242", cardholder: "Ada Lovelace")
    let personal = ["4242", "Ada", "Lovelace"]

    /// Everything that Swift's own means of showing a value make of it.
    private func shown(_ value: Any) -> String {
        var dumped = ""
        dump(value, to: &dumped)
        dump([value], to: &dumped)
        var reflected = ""
        func reflect(_ value: Any, _ depth: Int) {
            guard depth < 6 else { return }
            for child in Mirror(reflecting: value).children {
                reflected += "\(child.label ?? ""): \(child.value) \(String(reflecting: child.value))\n"
                reflect(child.value, depth + 1)
            }
        }
        reflect(value, 0)
        return ["\(value)", String(describing: value), String(reflecting: value), "\([value])", dumped, reflected]
            .joined(separator: "\n")
    }

    @Test func `an event shows its name and the shown fields of its detail`() {
        #expect("\(Event(detail))" == "payment(id: pay_1)")
        #expect("\(AnyEvent(Event(detail)))" == "payment(id: pay_1)")
        #expect("\(Event(detail).view)" == "payment(id: pay_1)")
    }

    @Test func `an event on its way shows where it is`() {
        let form = EventTarget("form")
        var text = ""
        form.addEventListener(.payment) { event in text = "\(event)" }
        form.dispatchEvent(detail)
        #expect(text == "payment at form(id: pay_1)")
    }

    @Test(arguments: ["event", "erased event", "view", "kept event", "array", "optional"])
    func `no way of showing an event shows more than exportable fields`(kind: String) throws {
        let event = Event(detail)
        var kept: AnyEvent?
        let form = EventTarget("form")
        form.addEventListener { event in kept = event }
        try form.dispatchEvent(event)
        let values: [String: Any] = [
            "event": event, "erased event": AnyEvent(event), "view": event.view, "kept event": try #require(kept),
            "array": [event, event], "optional": Optional(event) as Any,
        ]
        let text = shown(try #require(values[kind]))
        #expect(text.contains("pay_1"))
        for word in personal { #expect(!text.contains(word)) }
    }

    @Test func `no way of showing a node shows more than its name`() {
        let form = EventTarget("form")
        let secret = detail
        form.addEventListener(.payment) { _ in _ = secret }
        let input = EventTarget("input", parent: form)
        #expect("\(form)" == "<form>")
        for text in [shown(form), shown(input), shown(form.addEventListener(.press) { _ in })] {
            for word in personal + ["pay_1"] { #expect(!text.contains(word)) }
        }
        #expect(!shown(form).contains("input"))
        #expect(!shown(input).contains("form"))
    }

    @Test func `a listener failure shows the type of the error, never its value`() throws {
        struct CardError: Error, CustomStringConvertible {
            let cardholder: String
            var description: String { cardholder }
        }
        let form = EventTarget("form")
        var failures: [ListenerFailure] = []
        form.onListenerFailure = { failures.append($0) }
        form.addEventListener(.payment) { event in throw CardError(cardholder: event.detail.cardholder) }
        form.dispatchEvent(detail)
        let failure = try #require(failures.first)
        #expect("\(failure)" == "a listener of payment at form threw CardError")
        let text = shown(failure)
        for word in personal { #expect(!text.contains(word)) }
        #expect((failure.error as? CardError)?.cardholder == "Ada Lovelace")
    }
}
