/// Why an adapter could not be attached to a checkout.
public enum AdapterError: Error, Sendable, Hashable {
    /// This adapter is attached already, or another of its kind is attached to that checkout.
    case alreadyAttached
}
