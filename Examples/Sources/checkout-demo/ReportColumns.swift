import PrimerEvents

/// The columns of the report, as wide as what may stand in them.
struct ReportColumns {
    static let number = 5
    static let type = 34
    static let phase = 9

    /// Where events start, with the checkout's id where there are several.
    let origin: Int

    /// The listeners with a column of their own.
    let audience: [String]

    init(for hub: PrimerEventHub, audience: [String]) {
        let component = ComponentName.allCases.map(\.rawValue.count).max() ?? 0
        let id = hub.checkouts.map { ReportColumns.mark(of: $0, in: hub).count }.max() ?? 0
        origin = component + id
        self.audience = audience
    }

    /// What tells a checkout from the others of its hub; nothing where it is alone.
    static func mark(of checkout: Checkout, in hub: PrimerEventHub) -> String {
        hub.checkouts.count > 1 ? " #\(checkout.id.onOneLine)" : ""
    }

    /// The heads of the columns.
    var heads: String {
        let heads =
            ["event".padded(to: Self.type), "started at".padded(to: origin)]
            + audience.map { $0.padded(to: Self.phase) } + ["log"]
        return ("".padded(to: Self.number) + heads.joined(separator: "  ")).styled(.bold)
    }

    /// The number's column.
    static func number(_ number: Int64) -> String { "\(number)".aligned(to: Self.number - 2) + "  " }
}
