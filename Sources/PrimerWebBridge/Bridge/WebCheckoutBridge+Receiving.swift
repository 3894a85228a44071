internal import EventTree
internal import PrimerEventCoding
internal import PrimerEvents

extension WebCheckoutBridge {
    /// What became of a message.
    public enum Reception: Sendable, Hashable {
        /// It was taken: an event was dispatched, or is as soon as the one before it has been.
        case taken
        /// It is kept until the bridge is attached.
        case kept
        /// It was refused, and is a diagnostic.
        case refused(BridgeRefusal)
    }

    /// Takes a message of the page script.
    ///
    /// - Parameters:
    ///   - message: What the script posted.
    ///   - origin: The origin of the frame that posted it, as the web view tells it: never from the message itself.
    ///   - isMainFrame: Whether that frame is the page itself.
    ///   - isolation: The caller's actor, for which the compiler fills it in.
    ///   - reply: Has the frame that posted the message run a script; kept as long as that page is open.
    /// - Returns: Whether it was taken, kept or refused.
    @discardableResult
    public func receive(
        _ message: String, from origin: String, isMainFrame: Bool, isolation: isolated any Actor = #isolation,
        reply: @escaping (String) -> Void
    ) -> Reception {
        do {
            let frame = try admit(origin, isMainFrame, reply)
            let delivery = try accept(BridgeMessage(reading: message, limits: limits.message), from: frame)
            guard let delivery else { return .taken }
            try keep(delivery, bytes: message.utf8.count)
        } catch {
            diagnostics.report(error.diagnostic)
            return .refused(error)
        }
        guard isAttached else { return .kept }
        deliver(isolation)
        return .taken
    }

    /// Who posted a message, by what the web view says.
    private struct Frame {
        let origin: Origin
        let isMainFrame: Bool
        let run: (String) -> Void

        func isThat(of page: WebPage) -> Bool { page.origin == origin && page.isMainFrame == isMainFrame }
    }

    /// Refuses who may not speak before anything that it said is looked at.
    private func admit(
        _ text: String, _ isMainFrame: Bool, _ run: @escaping (String) -> Void
    ) throws(BridgeRefusal) -> Frame {
        let origin = try? Origin(text)
        guard let origin, allowedOrigins.contains(origin) else {
            // Another page has taken the place of ours, which cannot say so any more.
            if isMainFrame { pageGone() }
            throw .originNotAllowed(origin)
        }
        guard isMainFrame || subframes == .allowed else { throw .inSubframe(origin) }
        return Frame(origin: origin, isMainFrame: isMainFrame, run: run)
    }

    /// Takes the message's place in its page; returns what is to be delivered in order, if anything.
    private func accept(_ message: BridgeMessage, from frame: Frame) throws(BridgeRefusal) -> Delivery? {
        if case .start = message.body {
            try begin(message, in: frame)
            return nil
        }
        guard let page = pages.first(where: { $0.name == message.page }), frame.isThat(of: page) else {
            throw .ofNoOpenPage
        }
        guard page.advance(to: message.number) else { throw .repeated }
        switch message.body {
        case .start: return nil
        case .end:
            end(page)
            return nil
        case .event(let event, let isHeld):
            guard page.aliases.admit(event) else { return nil }
            let asks = isHeld && event.event.detail is any AnsweredDetail
            if asks { try open(message.number, of: page) }
            return Delivery(page: page, step: .event(event, number: message.number, isHeld: asks))
        case .answer(let answer):
            switch page.standing(of: answer.answerTo) {
            case .open, .unheld: return Delivery(page: page, step: .pageAnswered(answer))
            case .yielding where answer.name == PageAnswer.continuation:
                return Delivery(page: page, step: .pageAnswered(answer))
            case .yielding, .settled: throw .answerToSettled
            case .unknown: throw .answerToUnknown
            }
        case .returned(let number, let value, let failed):
            guard let open = calls[number], open.page === page else { throw .answerToUnknown }
            calls[number] = nil
            open.call.finish(failed ? .failure(PageControlError.failed) : .success(value))
            return nil
        case .unreadable(let refusal, let isHeld):
            // Nobody can be asked, so it is a no: a gate that cannot see a payment must not let it pass.
            if isHeld { abort(message.number, of: page) }
            throw refusal
        }
    }

    /// A page begins. One in the main frame takes the place of all that was open in the view.
    private func begin(_ message: BridgeMessage, in frame: Frame) throws(BridgeRefusal) {
        guard message.number == 1, !formerPages.contains(message.page),
            !pages.contains(where: { $0.name == message.page })
        else { throw .repeated }
        if frame.isMainFrame {
            for page in pages { end(page) }
        } else if pages.count >= limits.openPages {
            throw .tooManyOpen(limit: limits.openPages)
        }
        let page = WebPage(
            name: message.page, origin: frame.origin, isMainFrame: frame.isMainFrame, run: frame.run)
        pages.append(page)
    }

    private func open(_ event: Int64, of page: WebPage) throws(BridgeRefusal) {
        guard page.openQuestions < limits.openQuestions else {
            abort(event, of: page)
            throw .tooManyOpen(limit: limits.openQuestions)
        }
        page.hold(event)
    }

    /// Tells the page no, for an event that nobody was asked about.
    private func abort(_ event: Int64, of page: WebPage) {
        page.hold(event)
        page.answer(event, .abort)
    }

    /// Puts what came last at the end of the queue, which is bounded: nobody may be there to hear it.
    private func keep(_ delivery: Delivery, bytes: Int) throws(BridgeRefusal) {
        var delivery = delivery
        delivery.bytes = bytes
        let bytesBefore = queue.reduce(0) { $0 + $1.bytes }
        guard queue.count < limits.keptMessages, bytesBefore + bytes <= limits.keptBytes else {
            if case .event(_, let number, isHeld: true) = delivery.step { delivery.page.answer(number, .abort) }
            throw .tooManyKept(count: queue.count)
        }
        queue.append(delivery)
    }
}

/// What a page said, waiting for its turn.
struct Delivery {
    enum Step {
        case event(SessionEvent, number: Int64, isHeld: Bool)
        case pageAnswered(SessionAnswer)
    }

    let page: WebPage
    let step: Step
    var bytes = 0

    /// Whether somebody here was to be asked.
    var isQuestion: Bool { if case .event(_, _, isHeld: true) = step { true } else { false } }
}
