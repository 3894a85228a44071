internal import EventTree
public import PrimerEvents

/// Why a bridge cannot be attached.
public enum BridgeError: Error, Sendable, Hashable {
    /// The bridge is attached, or another one to that checkout.
    case alreadyAttached
}

extension WebCheckoutBridge {
    /// Begins to dispatch on a checkout, and supplies its controls and triggers from the page.
    ///
    /// Attach it when the listeners are there: what came before is delivered now, in order. What the host sets itself as
    /// `controlHandlers`, or with `respond(to:with:)`, goes before the page.
    ///
    /// - Parameters:
    ///   - checkout: Gets the events; its hub's diagnostics tell of what was refused.
    ///   - isolation: The caller's actor, for which the compiler fills it in.
    /// - Throws: ``BridgeError/alreadyAttached`` if this bridge is attached, or another one to this checkout.
    public func attach(to checkout: Checkout, isolation: isolated any Actor = #isolation) throws(BridgeError) {
        if !isAttached { detach() }
        guard attachment == nil, checkout.attach(self) else { throw .alreadyAttached }
        let attachment = Attachment(checkout: checkout)
        self.attachment = attachment
        diagnostics = checkout.diagnostics
        checkout.showsPage()
        checkout.take(supply(attachment.calls))
        let incoming = attachment.calls.incoming
        Task { [weak self] in
            _ = isolation
            for await call in incoming {
                if let self { self.make(call) } else { call.finish(.failure(PageControlError.noPage)) }
            }
        }
        // One that was removed already will not say so again.
        if checkout.isRemoved { return checkoutWasRemoved() }
        deliver(isolation)
    }

    /// Ends what it does for its checkout: what is undecided is aborted, here and in the page.
    ///
    /// Pages stay open, and what they send is kept for the next attachment. Without a checkout it does nothing.
    public func detach() {
        guard let attachment else { return }
        self.attachment = nil
        for page in pages { reportGone(page.abortAll()) }
        endCalls { _ in true }
        attachment.calls.finish()
        attachment.checkout?.take(CheckoutSupply())
        attachment.checkout?.detach(self)
    }

    /// The web view's page is gone without a word: its process ended, or the view goes.
    ///
    /// A page that is left for another says so itself.
    public func pageGone() {
        for page in pages { end(page) }
    }

    /// A page is over: its undecided events become a no, its controls fail.
    func end(_ page: WebPage) {
        pages.removeAll { $0 === page }
        formerPages = formerPages.suffix(31) + [page.name]
        // What was kept of its questions can no longer be answered, so nobody is asked.
        queue.removeAll { $0.page === page && $0.isQuestion }
        reportGone(page.end())
        endCalls { $0 === page }
    }

    private func reportGone(_ undecided: Int) {
        if undecided > 0 { diagnostics.report(.pageGone(undecided: undecided)) }
    }

    private func endCalls(of isOver: (WebPage) -> Bool) {
        let ended = calls.filter { isOver($0.value.page) }
        for number in ended.keys { calls[number] = nil }
        for open in ended.values { open.call.finish(.failure(PageControlError.noPage)) }
    }
}

extension WebCheckoutBridge: CheckoutAdapter {
    /// The checkout has aborted what was undecided; the page is told, too.
    package func checkoutWasRemoved() { detach() }
}
