internal import EventTree
internal import PrimerEventCoding
internal import PrimerEvents

extension WebCheckoutBridge {
    /// Delivers what waits, in order; what comes while a listener runs waits until that is over.
    func deliver(_ isolation: isolated any Actor) {
        guard !isDelivering else { return }
        isDelivering = true
        defer { isDelivering = false }
        while let checkout = attachment?.checkout, !queue.isEmpty {
            let next = queue.removeFirst()
            switch next.step {
            case .event(let event, let number, let isHeld):
                show(next.page, on: checkout)
                onEvent?(event)
                let dispatch = Dispatch(event: event, number: number, page: next.page, checkout: checkout)
                if isHeld { ask(dispatch, isolation) } else { tell(dispatch) }
            case .pageAnswered(let answer): pageAnswered(answer, of: next.page, on: checkout)
            }
        }
    }

    /// The page whose event is delivered next; its first is another page load of the checkout.
    private func show(_ page: WebPage, on checkout: Checkout) {
        current = page
        let load = page.load ?? checkout.nextPage
        page.load = load
        checkout.shows(page: load)
    }

    /// An event on its way from a page to a checkout.
    private struct Dispatch {
        let event: SessionEvent
        let number: Int64
        let page: WebPage
        let checkout: Checkout

        var component: ComponentName { event.component }
        var provenance: Provenance { .web(origin: page.origin.description) }
        var route: QuestionRoute {
            QuestionRoute(
                from: component, provenance: provenance, flags: event.event.flags, timeStamp: event.event.timeStamp)
        }
    }

    /// Dispatches an event for which the page does not wait.
    private func tell(_ dispatch: Dispatch) {
        var event = dispatch.event.event
        let isAnswered = event.detail is any AnsweredDetail
        if event.detail is Ready {
            // The page's `PrimerJS` object, as it can be used from here.
            event = DecodedEvent(
                Ready(controls: dispatch.checkout.controls), flags: event.flags, timeStamp: event.timeStamp)
        } else if var start = event.detail as? PaymentStart {
            let unasked = dispatch.checkout.paymentStartsUnasked(start.paymentMethodType)
            start.attempt = unasked.attempt
            dispatch.page.goOn(from: dispatch.number, start: unasked.start)
            event = DecodedEvent(start, flags: event.flags, timeStamp: event.timeStamp)
        } else if isAnswered {
            dispatch.page.goOn(from: dispatch.number)
        }
        let goesOn = event.dispatch(
            on: dispatch.checkout.part(dispatch.component), provenance: dispatch.provenance)
        if !goesOn, isAnswered { diagnostics.report(.pageDoesNotWait(event: event.type)) }
    }

    /// Asks the listeners about an event that the page holds.
    private func ask(_ dispatch: Dispatch, _ isolation: isolated any Actor) {
        let detail = dispatch.event.event.detail
        if let start = detail as? PaymentStart {
            follow(dispatch.checkout.openPaymentRequest(start, dispatch.route), dispatch, isolation)
        } else if let change = detail as? ShippingAddressChange {
            follow(dispatch.checkout.openQuestion(change, dispatch.route), dispatch, isolation)
        } else if let change = detail as? ShippingOptionChange {
            follow(dispatch.checkout.openQuestion(change, dispatch.route), dispatch, isolation)
        } else {
            tell(dispatch)
        }
    }

    /// Tells the page what is decided, at once or when it is.
    private func follow<Decision: PageDecision>(
        _ question: AskedQuestion<Decision>, _ dispatch: Dispatch, _ isolation: isolated any Actor
    ) {
        let (number, page, name) = (dispatch.number, dispatch.page, dispatch.event.event.type)
        if question.decision != nil { return decided(question, number, of: page, name) }
        page.await(number, nameKey: { question.pageNames(key: $0) }, abandon: { question.abandon() })
        Task { [weak self, weak page] in
            _ = isolation
            _ = await question.wait()
            if let page { self?.decided(question, number, of: page, name) }
        }
    }

    private func decided(
        _ question: AskedQuestion<some PageDecision>, _ number: Int64, of page: WebPage, _ name: String
    ) {
        // The page may have answered itself meanwhile, or be gone.
        guard case .open = page.standing(of: number), let decision = question.decision else { return }
        var answer = decision.answer(wasHeld: question.wasHeld)
        answer?.besidePageKey = question.besidePageKey
        page.answer(number, answer, yieldingStart: question.besidePageKey == .yields ? question.start : nil)
        if answer == nil { diagnostics.report(.pageNotAnswered(event: name)) }
    }

    /// The page itself answered one of its events.
    private func pageAnswered(_ answer: SessionAnswer, of page: WebPage, on checkout: Checkout) {
        let number = answer.answerTo
        switch page.standing(of: number) {
        // Its yes to a payment waits for the one from here; the script puts both together.
        case .open where answer.name == PageAnswer.continuation: page.nameKey(answer.idempotencyKey, of: number)
        case .open: _ = page.settle(number)
        case .unheld(let start):
            _ = page.settle(number)
            if let start, let answer = answer.toPayment { checkout.pageAnswered(start: start, answer) }
        case .yielding(let start):
            page.noLongerYields(number)
            if let key = answer.idempotencyKey { checkout.pageAnswered(start: start, .allowed(key: key)) }
        case .settled, .unknown: break
        }
    }
}

extension SessionAnswer {
    /// The key that a page named when it let a payment be created.
    fileprivate var idempotencyKey: String? { arguments.first?.objectValue?["idempotencyKey"]?.stringValue }

    /// The answer to a payment; `nil` for any other.
    fileprivate var toPayment: PaymentAttempts.Answer? {
        switch name {
        case PageAnswer.continuation: .allowed(key: idempotencyKey)
        case PageAnswer.abort.name: .aborted
        case _: nil
        }
    }
}

extension SessionEvent {
    /// Where the event is dispatched here: the innermost component on its path that a checkout has.
    var component: ComponentName { path.lazy.compactMap(ComponentName.init(rawValue:)).first ?? .checkout }
}
