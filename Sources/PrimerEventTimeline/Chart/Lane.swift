/// One row of the chart: a component, with its place in the tree.
struct Lane: Sendable {
    let name: String

    /// How many components are around it.
    let depth: Int

    /// The row of the component around it.
    let parent: Int?

    /// Whether the root of a shadow tree lies between it and the component around it.
    let isInShadow: Bool

    /// The number of its checkout; `nil` outside of any.
    let checkout: Int?

    /// The last row of the components inside of it.
    var end: Int

    /// Whether events only pass: nothing starts here, and nobody is known to listen.
    let isQuiet: Bool

    /// The middle of the row, in pixels from the top.
    var y = 0.0

    var height: Double { isQuiet ? Self.quietHeight : Self.usualHeight }

    static let usualHeight = 34.0
    static let quietHeight = 20.0
}
