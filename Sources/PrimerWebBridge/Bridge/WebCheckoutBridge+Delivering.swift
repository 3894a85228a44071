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
                current = next.page
                onEvent?(event)
                let dispatch = Dispatch(event: event, number: number, page: next.page, checkout: checkout)
                if isHeld { ask(dispatch, isolation) } else { tell(dispatch) }
            case .pageAnswered(let number, let name):
                pageAnswered(number, name, of: next.page, on: checkout)
            }
        }
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
        if isAnswered { dispatch.page.goOn(from: dispatch.number) }
        if event.detail is Ready {
            // The page's `PrimerJS` object, as it can be used from here.
            event = DecodedEvent(
                Ready(controls: dispatch.checkout.controls), flags: event.flags, timeStamp: event.timeStamp)
        } else if var start = event.detail as? PaymentStart {
            start.attempt = dispatch.checkout.paymentStartsUnasked(start.paymentMethodType)
            event = DecodedEvent(start, flags: event.flags, timeStamp: event.timeStamp)
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
        if let decision = question.decision {
            return decided(decision, wasHeld: question.wasHeld, number, of: page, name)
        }
        page.await(number) { question.abandon() }
        Task { [weak self, weak page] in
            _ = isolation
            let decision = await question.wait()
            if let page { self?.decided(decision, wasHeld: true, number, of: page, name) }
        }
    }

    private func decided(
        _ decision: some PageDecision, wasHeld: Bool, _ number: Int64, of page: WebPage, _ name: String
    ) {
        // The page may have answered itself meanwhile, or be gone.
        guard case .open = page.standing(of: number) else { return }
        let answer = decision.answer(wasHeld: wasHeld)
        page.answer(number, answer)
        if answer == nil { diagnostics.report(.pageLeftWaiting(event: name)) }
    }

    /// The page itself answered one of its events.
    private func pageAnswered(_ number: Int64, _ name: String, of page: WebPage, on checkout: Checkout) {
        switch page.standing(of: number) {
        // Its yes to a payment waits for the one from here; the script puts both together.
        case .open where name == "continuePaymentCreation": break
        case .open: _ = page.settle(number)
        case .unheld:
            _ = page.settle(number)
            if name == PageAnswer.abort.name { checkout.attemptEnded() }
        case .settled, .unknown: break
        }
    }
}

extension SessionEvent {
    /// Where the event is dispatched here: the innermost component on its path that a checkout has.
    var component: ComponentName { path.lazy.compactMap(ComponentName.init(rawValue:)).first ?? .checkout }
}
