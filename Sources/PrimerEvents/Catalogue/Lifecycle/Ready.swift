public import EventTree

/// The checkout is ready: once, after it has started fully.
///
/// On the web the detail is the live `PrimerJS` object; here it carries ``controls``, and nothing in it is data.
public struct Ready: RetainedDetail {
    /// `primer:ready`
    public static let eventType = "primer:ready"

    /// What the SDK can do, for as long as the checkout lives; without effect in a detail that no host dispatched.
    public var controls: CheckoutControls

    /// The detail of a checkout that is ready.
    public init(controls: CheckoutControls = CheckoutControls()) { self.controls = controls }

    /// Nothing: the event carries no data.
    public var exportable: ExportableFields { [.withheld("controls")] }

    /// Whether both say the same; controls are no part of what an event says.
    public static func == (left: Ready, right: Ready) -> Bool { true }

    /// Hashes nothing: all details of this type say the same.
    public func hash(into hasher: inout Hasher) {}
}

extension Ready: EmptyDetail {
    package init() { self.init(controls: CheckoutControls()) }

    /// What `JSON.stringify` leaves of the live object: functions vanish, the object in it stays.
    package var detailJSON: JSONValue { ["vault": [:]] }
}

extension EventType where Detail == Ready {
    /// Listens to `primer:ready`.
    public static var ready: Self { .init() }
}
