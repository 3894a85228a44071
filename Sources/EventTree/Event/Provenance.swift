/// Where an event came from.
public enum Provenance: Sendable, Hashable {
    /// The app itself dispatched it.
    case app

    /// An adapter dispatched it for something that the native SDK reported.
    case native

    /// A web page dispatched it; `origin` as in `MessageEvent.origin`, `"https://shop.example"`.
    case web(origin: String)

    /// It was read from a recording.
    case replay
}
