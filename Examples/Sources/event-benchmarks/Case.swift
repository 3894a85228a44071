/// One line of the table: a measured figure and the goal it has to meet.
struct Case {
    let name: String
    /// At most this; of the figure's unit.
    let goal: Double
    let unit: String
    let measure: () -> (figure: Double, nanoseconds: Double)

    /// Work against a baseline: the figure is their ratio.
    static func ratio(
        _ name: String, goal: Double, work: @escaping () -> Void, baseline: @escaping () -> Void
    ) -> Case {
        Case(name: name, goal: goal, unit: "x") {
            let (work, baseline) = Stopwatch.compare(work, with: baseline)
            return (work / baseline, work)
        }
    }

    /// What each further level costs, against one iteration of a loop of closures.
    static func perLevel(
        _ name: String, goal: Double, levels: Int, deep: @escaping () -> Void, shallow: @escaping () -> Void,
        thousandIterations: @escaping () -> Void
    ) -> Case {
        Case(name: name, goal: goal, unit: "x") {
            let (deepTime, shallowTime) = Stopwatch.compare(deep, with: shallow)
            let (loopTime, _) = Stopwatch.compare(thousandIterations, with: shallow)
            let level = (deepTime - shallowTime) / Double(levels)
            return (level / (loopTime / 1000), level)
        }
    }

    /// A cost in nanoseconds, of work that a call does `times` over; `reference` only keeps the machine's state alike.
    static func nanoseconds(
        _ name: String, goal: Double, times: Int, work: @escaping () -> Void, reference: @escaping () -> Void
    ) -> Case {
        Case(name: name, goal: goal, unit: "ns") {
            let (work, _) = Stopwatch.compare(work, with: reference)
            return (work / Double(times), work / Double(times))
        }
    }
}
