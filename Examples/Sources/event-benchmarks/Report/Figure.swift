/// What was measured of one case.
struct Figure {
    /// What one figure is of: `dispatch`, `listener`, `level`.
    let unit: String
    /// What it took; `nil` where something else than time was measured.
    var time: Time?
    /// What the baseline is, and how many times what it takes.
    var ratio: (baseline: String, value: Double)?
    var allocations: Double?
    var bytes: Double?
    var goals: [Goal] = []

    /// Whether every goal is met; also if there is none.
    var isMet: Bool { goals.allSatisfy(isMet) }

    /// A goal whose figure could not be had is not met.
    func isMet(_ goal: Goal) -> Bool {
        switch goal {
        case .ratio(let most): ratio.map { $0.value <= most } ?? false
        case .nanoseconds(let most): time.map { $0.median <= most } ?? false
        case .allocations(let most): allocations.map { $0 <= most } ?? false
        }
    }
}

/// What a figure may be at most.
enum Goal {
    case ratio(Double)
    case nanoseconds(Double)
    case allocations(Double)

    var most: Double {
        switch self {
        case .ratio(let most), .nanoseconds(let most), .allocations(let most): most
        }
    }

    var unit: String {
        switch self {
        case .ratio: "x"
        case .nanoseconds: "ns"
        case .allocations: "allocations"
        }
    }
}
