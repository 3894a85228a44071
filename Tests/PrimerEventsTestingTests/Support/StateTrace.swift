import PrimerCheckoutStates
import PrimerEvents
import PrimerEventsTesting

/// The native states that a checkout's events give, in short lines.
final class StateTrace {
    /// As the native SDK reports it, so that both sides give the same states.
    private let adapter = EventStateAdapter(integration: .inlineSession, unstatedStatus: .byMethod)
    private var lines: [String] = []

    init(of checkout: Checkout) throws {
        adapter.onStateChange = { [unowned self] state in lines.append(Self.line(state)) }
        try adapter.attach(to: checkout)
    }

    var trace: EventTrace { EventTrace(lines) }

    private static func line(_ state: PrimerCheckoutState) -> String {
        switch state {
        case .initializing: "initializing"
        case .ready: "ready"
        case .success(let result): "success \(result.paymentId) \(result.status)"
        case .failure(let error, let data):
            (["failure \(error.errorId)"] + [data?.payment?.id].compactMap(\.self)).joined(separator: " ")
        case .dismissed: "dismissed"
        }
    }
}
