import PrimerCheckoutStates
public import PrimerEvents

extension StateLine {
    /// The line as JSON, the checkout and the name of the state first.
    ///
    /// It holds personal data where the client session does.
    public var json: JSONValue {
        var line: JSONObject = ["checkout": .string(checkout), "state": .string(state.name)]
        switch state {
        case .initializing, .dismissed: break
        case .ready(let clientSession): line["clientSession"] = clientSession.json
        case .success(let result): line["result"] = result.json
        case .failure(let error, let checkoutData):
            line["error"] = error.json
            line["checkoutData"] = checkoutData?.json
        }
        return .object(line)
    }
}

extension PrimerCheckoutState {
    /// The name of the state in a line.
    fileprivate var name: String {
        switch self {
        case .initializing: "initializing"
        case .ready: "ready"
        case .success: "success"
        case .dismissed: "dismissed"
        case .failure: "failure"
        }
    }
}
