internal import EventTree

extension Diagnostic: CustomStringConvertible {
    /// What happened, what it means, what to do; on one line, whatever the names in it.
    public var description: String { "\(whatHappened) \(whatItMeans) \(whatToDo)".onOneLine }

    /// What happened, one sentence.
    public var whatHappened: String {
        switch self {
        case .answerIgnored(let event, .notHeld): "A listener answered \(event) after it had returned."
        case .answerIgnored(let event, .alreadyAnswered): "A listener answered \(event) a second time."
        case .answerIgnored(let event, .alreadyDecided): "A listener answered \(event) after it was decided."
        case .answerIgnored(let event, .formerAttempt): "A listener answered \(event) for an attempt that is over."
        case .answerForgotten(let event): "A listener held \(event) and let go of it without an answer."
        case .answersContradict(let event): "Two listeners answered \(event) so that both cannot be right."
        case .undecided(let event, let holders, let seconds):
            "\(event) has been undecided for \(seconds) s, held by \(holders)."
        case .deadlinePassed(let event, let seconds): "\(event) was undecided when its deadline of \(seconds) s passed."
        case .askedAfterRemoval(let event): "\(event) was to be answered on a checkout that has no hub."
        case .attemptSuperseded(let attempt):
            "Attempt \(attempt) had no outcome when another payment started or the page began anew."
        case .idempotencyKeyDiffers(let attempt):
            "A gate named another idempotency key for attempt \(attempt) than that of an earlier payment."
        case .attemptReplaced(let attempt):
            "A payment with another method started while attempt \(attempt) was undecided."
        case .triggerUnheard(let event): "\(event) reached no component."
        case .triggerCannotTravel(let event, .bubbles): "\(event) was dispatched without bubbles."
        case .triggerCannotTravel(let event, .composed): "\(event) was dispatched without composed."
        case .outcomeUnheard(let event): "\(event) passed and nobody listens for success or failure."
        case .readyUnheard(let checkout): "\(checkout) became ready and nobody listens for primer:ready."
        case .checkoutReplaced(let checkout): "A checkout was added under the id \(checkout), which was in use."
        case .listenerFailed(let event, let target, let errorType):
            "A listener of \(event) at \(target) threw \(errorType)."
        case .nestedTooDeep(let event, let target):
            "\(event) was not dispatched at \(target): \(EventTarget.nestedDispatchLimit) dispatches were under way, "
                + "one inside the other."
        case .controlMissing(let control): "The host does not supply \(control)."
        case .refreshDuringPayment: "refreshSession() was called during a payment."
        case .checkoutMissing(let event): "A view listens to \(event), and no view above it has a checkout."
        case .stateDropped(let state): "The native state \(state.rawValue) came after the session was over."
        case .stateRepeated(let state): "The native state \(state.rawValue) came twice in a row."
        case .stateUnexpected(let state):
            "The native state \(state.rawValue) came where the SDK does not give it."
        case .stateForeign(let state):
            "The native state \(state.rawValue) came through an integration that never gives it."
        case .adapterDetached: "Something was reported to an adapter that is attached to no checkout."
        case .successAfterDismissal(let method):
            "A payment\(method.map { " with \($0)" } ?? "") succeeded after the checkout was dismissed."
        case .outcomeUnknown(let method): "A payment with \(method) was allowed and its session ended."
        case .noAttemptToEnd: "The end of an attempt was reported and none was open."
        case .paymentIdMissing: "primer:payment-success came without the id of its payment."
        case .paymentStatusUnknown: "primer:payment-success came with a status that is not known."
        case .cancellationRepeated:
            "primer:payment-failure with origin user came after primer:payment-cancel of the same attempt."
        case .outcomeDropped(let state):
            "An event for the native state \(state.rawValue) came after the session was over."
        case .outcomeNotDelivered(let state):
            "The native state \(state.rawValue) came after the last outcome that the SDK reports."
        case .webMessageRefused(let message): message.whatHappened
        case .pageDoesNotWait(let event): "A listener prevented \(event), for which its web page does not wait."
        case .pageLeftWaiting(let event): "A web page waits for an answer to \(event), and no listener gave one."
        case .pageMissing(let wanted): "\(wanted) was meant for a web page, and none is open."
        case .pageGone(let undecided): "A web page went away while \(undecided) of its events were undecided."
        }
    }

    /// What it means, one sentence.
    public var whatItMeans: String {
        switch self {
        case .answerIgnored(_, .notHeld): "Without a hold the event goes on by itself, so the answer changed nothing."
        case .answerIgnored: "The answer changed nothing."
        case .answerForgotten, .answersContradict, .deadlinePassed:
            "It was decided as a no: no payment is created, a shipping sheet keeps what it has."
        case .askedAfterRemoval: "No listener heard it, and it was decided as a no."
        case .undecided: "The shopper waits, and will for ever if nobody answers."
        case .attemptSuperseded: "The earlier payment may exist."
        case .idempotencyKeyDiffers: "The earlier payment may exist, and both may be created."
        case .attemptReplaced: "The earlier one was aborted, nothing was created."
        case .triggerUnheard, .triggerCannotTravel: "Nothing was submitted or toggled."
        case .outcomeUnheard: "The shopper sees no confirmation and no error from the app."
        case .readyUnheard: "Nothing is wrong, unless the app meant to start from it."
        case .checkoutReplaced: "The earlier checkout was removed and what it asked was aborted."
        case .listenerFailed: "The other listeners ran."
        case .nestedTooDeep: "No listener was called for it."
        case .controlMissing: "The call had no effect."
        case .refreshDuringPayment: "Nothing was refreshed, as on the web."
        case .checkoutMissing: "The view hears nothing."
        case .stateDropped, .stateRepeated, .stateForeign: "It gave no event."
        case .adapterDetached: "It gave no event; a payment that it was to allow was aborted."
        case .stateUnexpected: "Its events were dispatched all the same."
        case .successAfterDismissal: "The SDK's onCompletion does not get it, primer:payment-success does."
        case .outcomeUnknown: "The payment may exist."
        case .noAttemptToEnd: "No event was dispatched."
        case .paymentIdMissing: "A payment may exist, and no native state was given for it."
        case .paymentStatusUnknown: "It is taken for pending, so nobody calls it settled."
        case .cancellationRepeated: "It is the same fact again, so no native state was given for it."
        case .outcomeDropped: "No native state was given for it, its listeners heard the event."
        case .outcomeNotDelivered: "onCompletion does not get it, states do."
        case .webMessageRefused(let message): message.whatItMeans
        case .pageDoesNotWait: "The page went on, and an answer changes nothing."
        case .pageLeftWaiting: "The wallet's sheet waits until it gives up, unless the page itself answers."
        case .pageMissing: "Nothing was submitted, toggled or called."
        case .pageGone: "They were decided as a no: no payment is created."
        }
    }

    /// What to do, one sentence.
    public var whatToDo: String {
        switch self {
        case .answerIgnored(_, .notHeld): "Call preventDefault() or hold() before the first await."
        case .answerIgnored(_, .alreadyAnswered): "Answer exactly once on every path."
        case .answerIgnored(_, .alreadyDecided): "Let one listener decide, or expect that another was first."
        case .answerIgnored(_, .formerAttempt): "Answer the attempt that is open."
        case .answerForgotten: "Answer on every path, also where the check throws or is cancelled."
        case .answersContradict: "Let one listener choose the idempotency key or the shipping options."
        case .undecided: "Find the listener that holds it, or set a deadline."
        case .deadlinePassed: "Answer sooner, or allow more time."
        case .askedAfterRemoval: "Keep the hub for as long as its checkouts, and ask none that was removed."
        case .attemptSuperseded: "Ask the server before anybody pays again."
        case .idempotencyKeyDiffers: "Continue without a key, or call resolve(_:) once your server knows."
        case .attemptReplaced: "Nothing, if the shopper changed their mind."
        case .triggerUnheard: "Dispatch it in or above a checkout whose host responds to it."
        case .triggerCannotTravel: "Dispatch the trigger's own detail, which has the right flags."
        case .outcomeUnheard: "Listen for primer:payment-success and primer:payment-failure."
        case .readyUnheard: "Listen for it, or ask for it with replaying: .latest."
        case .checkoutReplaced: "Remove a checkout before its id is used again."
        case .listenerFailed: "Catch the error in the listener."
        case .nestedTooDeep: "Look for a listener that dispatches the event that it listens to."
        case .controlMissing: "Supply it when the adapter is made."
        case .refreshDuringPayment: "Refresh when the payment has ended."
        case .checkoutMissing: "Put .primerEvents(checkout) on a view above it, in each window and hosting controller."
        case .stateDropped: "Call cancel() and start() on the session to begin another."
        case .stateRepeated: "Pass each change of state on once."
        case .stateUnexpected: "Pass every state on, in order."
        case .stateForeign: "Make the adapter for the integration that the app has."
        case .adapterDetached: "Attach it before the session starts, and detach it when that is over."
        case .successAfterDismissal, .outcomeUnknown: "Ask the server how it ended."
        case .noAttemptToEnd: "Pass the SDK's before-payment callback on, too."
        case .paymentIdMissing: "Ask the server how the payment ended."
        case .paymentStatusUnknown: "Ask the server how the payment stands, and update this package."
        case .cancellationRepeated: "Nothing, web checkouts do this when a pop-up is closed."
        case .outcomeDropped, .outcomeNotDelivered:
            "Call sessionCancelled() on the adapter where another session begins."
        case .webMessageRefused(let message): message.whatToDo
        case .pageDoesNotWait: "Name the event among those that the bridge holds, before the page is loaded."
        case .pageLeftWaiting: "Hold the event and answer on every path, or have the bridge not hold it."
        case .pageMissing: "Wait for primer:ready, and attach the page's messages to the bridge."
        case .pageGone: "Nothing, if the shopper left the page."
        }
    }
}
