internal import EventTree
internal import PrimerEventCoding
internal import PrimerEvents

/// What goes from the app to the page unasked: triggers, and calls of the page's `PrimerJS` object.
extension WebCheckoutBridge {
    /// What the checkout is supplied with from the page.
    func supply(_ calls: ControlCalls) -> CheckoutSupply {
        var supply = CheckoutSupply()
        supply.handlers.refreshSession = { _ = try await calls.call("refreshSession") }
        supply.handlers.getPaymentMethods = {
            let methods = try await calls.call("getPaymentMethods")
            let update = try? EventDecoder.detail(ofEventNamed: MethodsUpdate.eventType, from: methods)
            guard let update = update as? MethodsUpdate else { throw PageControlError.unreadable }
            return update.methods
        }
        supply.handlers.setCardholderName = { _ = try await calls.call("setCardholderName", [.string($0)]) }
        supply.handlers.startVaultPayment = { id, cvv in
            let options: [JSONValue] = cvv.map { [["cvv": .string($0)]] } ?? []
            _ = try await calls.call("vault.startPayment", [.string(id)] + options)
        }
        supply.handlers.deleteVaultedMethod = { _ = try await calls.call("vault.delete", [.string($0)]) }
        supply.respond(to: .cardSubmit) { [weak self] in self?.forward($0) }
        supply.respond(to: .vaultSubmit) { [weak self] in self?.forward($0) }
        supply.respond(to: .showOtherPaymentsToggle) { [weak self] in self?.forward($0) }
        return supply
    }

    /// Dispatches a trigger in the page; one that came from there has been dispatched there.
    private func forward<Trigger: TriggerDetail>(_ event: Event<Trigger>) {
        if case .web = event.provenance { return }
        guard let page = openPage else { return diagnostics.report(.pageMissing(wanted: event.type)) }
        page.run(PageCall.trigger(event.type, detail: EventEncoder.json(of: event.detail), in: page.name).source)
    }

    /// Takes a call of a control to the page; it returns by a message.
    func make(_ call: ControlCall) {
        guard isAttached, let page = openPage else {
            diagnostics.report(.pageMissing(wanted: call.name))
            return call.finish(.failure(PageControlError.noPage))
        }
        lastCall += 1
        calls[lastCall] = (call, page)
        page.run(PageCall.control(call.name, call.arguments, number: lastCall, in: page.name).source)
    }

    /// The page whose event came last, or else the one that began last.
    private var openPage: WebPage? { current.flatMap { $0.isOver ? nil : $0 } ?? pages.last }
}
