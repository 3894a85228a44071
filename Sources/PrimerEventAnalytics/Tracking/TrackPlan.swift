public import EventTree
public import PrimerEventListeners
public import PrimerEvents

/// What analytics tells of which step, and by which names.
///
/// ```swift
/// let plan = TrackPlan.standard
///     .naming(.orderCompleted, "Order Completed")
///     .omitting(.paymentMethodSelected)
///     .tracking(.dialogOpen, as: "challenge shown")
/// ```
///
/// A plan can only hand on fields that passed the allow-list, so none can leak what is private.
public struct TrackPlan: Sendable {
    /// Every step of ``CheckoutStep`` by its own name.
    public static let standard = TrackPlan()

    private var names: [CheckoutStep: String] = Dictionary(
        uniqueKeysWithValues: CheckoutStep.allCases.map { ($0, $0.rawValue) })
    private var namesOfEvents: [String: String] = [:]
    private var makeProperties: @Sendable (TrackMoment) -> [ExportedField] = { $0.properties }
    private(set) var unstatedStatus = UnstatedStatus.pending

    private init() {}

    /// The same plan, with another name for a step.
    public func naming(_ step: CheckoutStep, _ name: String) -> TrackPlan { changed { $0.names[step] = name } }

    /// The same plan, without some steps.
    public func omitting(_ steps: CheckoutStep...) -> TrackPlan {
        changed { plan in for step in steps { plan.names[step] = nil } }
    }

    /// The same plan, with a call for every event of one type, beside the steps.
    public func tracking<Detail: EventDetail>(_ type: EventType<Detail>, as name: String) -> TrackPlan {
        tracking(eventsNamed: Detail.eventType, as: name)
    }

    /// The same plan, with a call for every event with one name, beside the steps.
    public func tracking(eventsNamed event: String, as name: String) -> TrackPlan {
        changed { $0.namesOfEvents[event] = name }
    }

    /// The same plan, with other properties: chosen, renamed or added to by a closure.
    ///
    /// ```swift
    /// plan.properties { moment in moment.properties.filter { $0.name != "network" } + [.constant("platform", "ios")] }
    /// ```
    public func properties(_ make: @escaping @Sendable (TrackMoment) -> [ExportedField]) -> TrackPlan {
        changed { $0.makeProperties = make }
    }

    /// The same plan, with what a success counts as whose status is not stated, as in every event of the web.
    ///
    /// Unless stated otherwise that is ``CheckoutStep/paymentPending``. Give your other listeners the same one.
    public func unstatedStatus(_ status: UnstatedStatus) -> TrackPlan { changed { $0.unstatedStatus = status } }

    private func changed(_ change: (inout TrackPlan) -> Void) -> TrackPlan {
        var plan = self
        change(&plan)
        return plan
    }

    // MARK: - What a listener asks

    func name(of step: CheckoutStep) -> String? { names[step] }

    /// The name for an event beside its step: by its own name, or as one of its type.
    func name(ofEvent detail: any EventDetail) -> String? {
        namesOfEvents[detail.eventName] ?? namesOfEvents[type(of: detail).eventType]
    }

    func properties(of moment: TrackMoment) -> [ExportedField] { makeProperties(moment) }
}
