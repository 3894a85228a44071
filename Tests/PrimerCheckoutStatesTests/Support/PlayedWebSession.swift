@testable import PrimerCheckoutStates
@testable import PrimerEvents

/// A session of a web checkout beside the attempts of the checkout, which hear the same events.
struct PlayedWebSession {
    private var session: WebSession
    private var reader = AttemptReader()

    init(integration: Integration, unstatedStatus: UnstatedStatus = .pending) {
        session = WebSession(integration: integration, unstatedStatus: unstatedStatus)
    }

    /// A session that heard these events already.
    init(_ integration: Integration = .inlineSession, after inputs: [WebInput]) {
        self.init(integration: integration)
        for input in inputs { _ = receive(input) }
    }

    mutating func receive(_ input: WebInput) -> [WebOutput] {
        var seen = AttemptsSeen()
        if let detail = input.detail,
            case .reported(let reported)? = reader.receive(
                detail, provenance: .web(origin: "https://shop.example"))
        {
            seen.reported = reported
        }
        seen.isInFlight = reader.attempts.isInFlight
        return session.receive(input, seen)
    }

    /// The states and diagnostics that events lead to, as lines.
    mutating func lines(_ inputs: WebInput...) -> [String] {
        inputs.flatMap { receive($0) }.filter {
            if case .completion = $0 { false } else { true }
        }.map(WebStory.line)
    }

    /// What `onCompletion` gets of events, as lines.
    mutating func completions(_ inputs: [WebInput]) -> [String] {
        inputs.flatMap { receive($0) }.compactMap {
            if case .completion(let state) = $0 { WebStory.line(state) } else { nil }
        }
    }
}

extension WebInput {
    /// The detail of the event, where the attempts hear it.
    fileprivate var detail: (any PrimerEventDetail)? {
        switch self {
        case .paymentStart(let method, _): PaymentStart(paymentMethodType: method, timestamp: Story.now)
        case .paymentSuccess(let success): success
        case .paymentFailure(let failure): failure
        case .paymentCancel: PaymentCancel(paymentMethodType: .payPal, timestamp: Story.now)
        case .checkoutDismissed(let dismissal): dismissal
        case .stateChange, .ready, .wasReady, .sessionCancelled: nil
        }
    }
}
