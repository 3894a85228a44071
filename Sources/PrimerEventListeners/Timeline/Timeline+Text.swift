extension Timeline: CustomStringConvertible {
    /// The timeline for a terminal: an event with its fields in a few words, below it its path and its listeners.
    ///
    /// ```text
    ///     37.5 ms    5  primer:payment-start  paymentMethodType=PAYMENT_CARD number=1
    ///                   ├ primer-card-form › primer-main › primer-checkout › document
    ///                   ├ TermsGate at primer-checkout, bubble, 0.1 ms
    ///                   └ held
    /// ```
    public var text: String {
        let dropped = droppedCount == 0 ? [] : ["(\(droppedCount) earlier entries were left out)"]
        return (dropped + entries.flatMap { TimelineText.lines(of: $0, in: self) }).map { "\($0)\n" }.joined()
    }

    /// The same as ``text``.
    public var description: String { text }
}

/// The lines of a timeline for a terminal.
private enum TimelineText {
    private static let timeWidth = 12
    private static let numberWidth = 5

    static func lines(of entry: Timeline.Entry, in timeline: Timeline) -> [String] {
        switch entry {
        case .event(let event): [head(of: event)] + notes(on: event, in: timeline)
        case .decision(let decision):
            [
                "\(decision.time.milliseconds.aligned(timeWidth))\("".aligned(numberWidth))  ↳ \(decision.answer.oneLine)"
                    + (decision.eventNumber.map { ", the answer to \($0)" } ?? "")
            ]
        case .diagnostic(let diagnostic):
            [
                "\(diagnostic.time.milliseconds.aligned(timeWidth))\("".aligned(numberWidth))  ! "
                    + diagnostic.text.oneLine
            ]
        }
    }

    private static func head(of event: TimelineEvent) -> String {
        let start = event.time.milliseconds.aligned(timeWidth) + "\(event.number)".aligned(numberWidth)
        let nesting = event.parentNumber.map { "in \($0): " } ?? ""
        return [start, nesting + event.event.type.oneLine, event.event.fields.summary]
            .filter { !$0.isEmpty }.joined(separator: "  ")
    }

    private static func notes(on event: TimelineEvent, in timeline: Timeline) -> [String] {
        let path = event.path.filter { $0.kind == .element }.map(\.name.oneLine).joined(separator: " › ")
        let checkout = event.checkoutNumber.map { " (checkout \($0))" } ?? ""
        let calls = event.calls.map { call in
            "\(call.listener) at \(call.node.oneLine), \(call.phase.rawValue), \(call.milliseconds.milliseconds)"
                + (call.errorType.map { ", threw \($0)" } ?? "")
        }
        let notes = [path.isEmpty ? "" : path + checkout] + calls + [event.isHeld ? "held" : ""]
        let shown = notes.filter { !$0.isEmpty }
        let indent = "".aligned(timeWidth + numberWidth + 2)
        return shown.enumerated().map { index, note in indent + (index == shown.count - 1 ? "└ " : "├ ") + note }
    }
}

extension Double {
    /// Milliseconds with a tenth, whatever the language of the device.
    var milliseconds: String {
        guard isFinite, magnitude < 1e15 else { return "? ms" }
        let tenths = Int64((self * 10).rounded())
        let sign = tenths < 0 ? "-" : ""
        return "\(sign)\(tenths.magnitude / 10).\(tenths.magnitude % 10) ms"
    }
}

extension String {
    /// The text with what could begin a new line or act on a terminal escaped.
    var oneLine: String { ExportedValue.string(self).text }

    /// The text after spaces up to a width.
    fileprivate func aligned(_ width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
