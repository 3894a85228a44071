/// How much a page shows, so that it stays one that a browser can open; what is left out is said on the page.
public enum HTMLLimits: Sendable {
    /// Entries on a page: 2,000.
    public static let entries = 2_000

    /// Components with a lane of their own: 60; events of others are drawn at the nearest around them.
    public static let lanes = 60

    /// Calls of listeners listed for one event: 100.
    public static let callsPerEvent = 100

    /// Fields listed for one event: 200.
    public static let fieldsPerEvent = 200

    /// Nodes listed of one path: 100.
    public static let nodesPerPath = 100

    /// Characters of one text: 2,000.
    public static let charactersPerText = 2_000
}
