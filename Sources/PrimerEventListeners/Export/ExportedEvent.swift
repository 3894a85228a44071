public import EventTree
public import PrimerEventCoding

/// An event reduced to what may leave the device: its name, where it started, and the fields that passed the allow-list.
///
/// Redaction is the only way to make one, so a sink that takes it cannot receive anything else. An event of the app's own
/// exports its name only, until its detail lists fields in `EventDetail.exportable`.
public struct ExportedEvent: Sendable, Hashable {
    /// Where an event came from, without the origin of a page.
    public enum Source: String, Sendable, Hashable, CaseIterable {
        /// The app itself.
        case app
        /// An adapter, for something that the native SDK reported.
        case native
        /// A web page.
        case web
        /// A recording.
        case replay
    }

    /// The name of the event on the wire, as `Event.type` on the web.
    public let type: String

    /// The name of the component that the event started at; `nil` where that is not known.
    public let originName: String?

    /// Milliseconds by the clock of the tree or of the recording; `nil` where there are none.
    public let timeStamp: Double?

    /// Where the event came from.
    public let source: Source

    /// Whether the event was kept and delivered once more to a listener that came late.
    public let isReplay: Bool

    /// Whether the event says how something ended.
    public let isOutcome: Bool

    /// The fields of the detail that passed, in order.
    public let fields: [ExportedField]

    /// What an event exports as a listener hears it.
    public init(_ event: AnyEvent, policy: ExportPolicy = .standard) {
        self.init(
            event.detail, originName: event.originName, timeStamp: event.timeStamp, source: Source(event.provenance),
            isReplay: event.isReplay, policy: policy)
    }

    /// What an event exports that was read from a page or a recording.
    public init(_ event: DecodedEvent, originName: String? = nil, policy: ExportPolicy = .standard) {
        self.init(
            event.detail, originName: originName, timeStamp: event.timeStamp, source: .replay, isReplay: false,
            policy: policy)
    }

    /// What a detail exports.
    public init(_ detail: some EventDetail, policy: ExportPolicy = .standard) {
        self.init(detail, originName: nil, timeStamp: nil, source: .app, isReplay: false, policy: policy)
    }

    private init(
        _ detail: any EventDetail, originName: String?, timeStamp: Double?, source: Source, isReplay: Bool,
        policy: ExportPolicy
    ) {
        type = detail.eventName
        self.originName = originName
        self.timeStamp = timeStamp
        self.source = source
        self.isReplay = isReplay
        isOutcome = Swift.type(of: detail).isOutcome
        fields = detail.exportable.exported(with: policy.names(onRequestIn: detail))
    }

    /// The field with this name; `nil` where it did not pass or has no value.
    public subscript(name: String) -> ExportedValue? { fields.first { $0.name == name }?.value }
}

extension ExportedEvent.Source {
    init(_ provenance: Provenance) {
        self =
            switch provenance {
            case .app: .app
            case .native: .native
            case .web: .web
            case .replay: .replay
            }
    }
}

extension ExportedEvent: CustomStringConvertible, CustomDebugStringConvertible {
    /// The event and its fields, on one line.
    public var description: String {
        ([ExportedValue.string(type).text] + fields.map(\.words).filter { !$0.isEmpty }).joined(separator: " ")
    }

    /// The same as `description`.
    public var debugDescription: String { description }
}
