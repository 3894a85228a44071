package import EventTree

/// Where an answered event is dispatched, and how it travels.
package struct QuestionRoute {
    let component: ComponentName
    let provenance: Provenance
    let flags: EventInit?
    let timeStamp: Double?

    /// From a component; without flags as the catalogue says, without a time stamp at the time of the dispatch.
    package init(
        from component: ComponentName, provenance: Provenance = .native, flags: EventInit? = nil,
        timeStamp: Double? = nil
    ) {
        self.component = component
        self.provenance = provenance
        self.flags = flags
        self.timeStamp = timeStamp
    }
}
