public import PrimerEvents

/// An event read from JSON, ready to be dispatched.
public struct DecodedEvent: Sendable {
    /// What the event says; its Swift type is the event's identity.
    public let detail: any PrimerEventDetail

    /// How the event travels.
    public let flags: EventInit

    /// Milliseconds since the page's origin, finite; `nil` where the sender gave none.
    public let timeStamp: Double?

    /// The name that the event came under, where that is not today's; it makes no other event of it.
    public let formerName: String?

    /// An event with its detail as JSON; without flags it travels as the catalogue says.
    public init(
        _ name: String, detail json: JSONValue?, flags: EventInit? = nil, timeStamp: Double? = nil
    ) throws(EventDecodingError) {
        self.init(
            try EventDecoder.detail(ofEventNamed: name, from: json), flags, timeStamp, EventDecoder.formerName(name))
    }

    /// An event with its detail; without flags it travels as the catalogue says.
    public init(_ detail: some PrimerEventDetail, flags: EventInit? = nil, timeStamp: Double? = nil) {
        self.init(detail, flags, timeStamp, nil)
    }

    /// An event that came under a former name, or under today's where that is `nil`.
    init(
        _ detail: some PrimerEventDetail, _ flags: EventInit?, _ timeStamp: Double?, _ formerName: String?
    ) {
        self.detail = detail
        self.flags = flags ?? EventInit(of: Swift.type(of: detail))
        self.timeStamp = timeStamp.flatMap { $0.isFinite ? $0 : nil }
        self.formerName = formerName
    }

    /// The name of the event, as in `Event.type` on the web.
    public var type: String {
        (detail as? any NamedEventDetail)?.name ?? Swift.type(of: detail).eventType
    }
}

extension DecodedEvent {
    /// A new event with this detail, for the caller to dispatch.
    ///
    /// - Parameters:
    ///   - provenance: Where the event came from.
    ///   - answers: Who asks, if listeners shall answer.
    public func event(provenance: Provenance = .replay, answers: (any AnswerSource)? = nil) -> AnyEvent {
        event(detail, provenance, answers)
    }

    /// Dispatches a new event with this detail, and tells whether its default action may go on.
    ///
    /// - Returns: `false` exactly when a listener called `preventDefault()` with effect, as on the web.
    @discardableResult
    public func dispatch(
        on source: some EventSource, provenance: Provenance = .replay, answers: (any AnswerSource)? = nil
    ) -> Bool {
        source.dispatchEvent(detail, flags, timeStamp: timeStamp, provenance: provenance, answers: answers)
    }

    /// Opens the existential: here the compiler knows the type of the detail.
    private func event<Detail: PrimerEventDetail>(
        _ detail: Detail, _ provenance: Provenance, _ answers: (any AnswerSource)?
    ) -> AnyEvent {
        AnyEvent(Event(detail, flags, timeStamp: timeStamp, provenance: provenance, answers: answers))
    }
}

extension DecodedEvent: Hashable {
    /// Whether both are the same event with equal details, flags and times.
    public static func == (left: DecodedEvent, right: DecodedEvent) -> Bool {
        left.flags == right.flags && left.timeStamp == right.timeStamp && left.hasSameDetail(as: right)
    }

    /// Whether both are the same event with equal details.
    func hasSameDetail(as other: DecodedEvent) -> Bool { Self.isEqual(detail, other.detail) }

    private static func isEqual<Detail: PrimerEventDetail>(_ left: Detail, _ right: any PrimerEventDetail) -> Bool {
        left == right as? Detail
    }

    /// Hashes the detail, the flags and the time.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(flags)
        hasher.combine(timeStamp)
        detail.hash(into: &hasher)
    }
}

extension DecodedEvent: Redacted {
    /// The name and what the detail exports.
    public var exportable: ExportableFields { [.shown("type", type), .shown("detail", detail)] }
}
