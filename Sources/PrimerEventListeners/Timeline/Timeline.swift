public import PrimerEvents

/// What happened on a hub or in a recording, in order: events with the path each took and who listened, decisions,
/// diagnostics.
///
/// A value made of what may leave the device only. ``TimelineRecorder`` makes one of a hub while it is used,
/// ``init(of:policy:unstatedStatus:)`` one of a recorded session; ``text`` and ``mermaid`` show it.
public struct Timeline: Sendable, Hashable {
    /// One thing that happened.
    public enum Entry: Sendable, Hashable {
        /// An event was dispatched.
        case event(TimelineEvent)
        /// An answered event was decided.
        case decision(TimelineDecision)
        /// Something went wrong, or was most likely not meant.
        case diagnostic(TimelineDiagnostic)

        /// When it happened, in milliseconds by the clock of the tree or of the recording.
        public var time: Double {
            switch self {
            case .event(let event): event.time
            case .decision(let decision): decision.time
            case .diagnostic(let diagnostic): diagnostic.time
            }
        }
    }

    /// What happened, in order; an event stands where its dispatch began.
    public let entries: [Entry]

    /// How many earlier entries were left out because there were too many.
    public let droppedCount: Int

    /// The attempts to pay, in the order in which they began, and how each ended.
    public let attempts: [CheckoutRun.Attempt]

    init(_ entries: [Entry], droppedCount: Int = 0, attempts: [CheckoutRun.Attempt] = []) {
        self.entries = entries
        self.droppedCount = droppedCount
        self.attempts = attempts
    }

    /// The events in order.
    public var events: [TimelineEvent] {
        entries.compactMap { if case .event(let event) = $0 { event } else { nil } }
    }

    /// The decisions in order.
    public var decisions: [TimelineDecision] {
        entries.compactMap { if case .decision(let decision) = $0 { decision } else { nil } }
    }

    /// The diagnostics in order.
    public var diagnostics: [TimelineDiagnostic] {
        entries.compactMap { if case .diagnostic(let diagnostic) = $0 { diagnostic } else { nil } }
    }

    /// The event with this number.
    public func event(numbered number: Int64) -> TimelineEvent? { events.first { $0.number == number } }

    /// What was decided about an event; `nil` if nothing was, or the event is not one that is answered.
    public func decision(about event: TimelineEvent) -> TimelineDecision? {
        decisions.first { $0.eventNumber == event.number }
    }
}

/// One event on a timeline.
public struct TimelineEvent: Sendable, Hashable {
    /// The number of the event on its timeline, from 1; in a recording that of its line.
    public let number: Int64

    /// When the dispatch began, in milliseconds by the clock of the tree or of the recording.
    ///
    /// On a hub that is the time of this dispatch, also for an event that brings a time of its own from elsewhere; that is
    /// ``ExportedEvent/timeStamp``.
    public let time: Double

    /// What the event exports.
    public let event: ExportedEvent

    /// The number of the checkout that the event passed, from 1 in order of appearance; `nil` outside of any.
    public let checkoutNumber: Int?

    /// The steps of the checkout that the event is; often none.
    public let steps: [CheckoutRun.Step]

    /// The nodes that the event passed, from the innermost outwards; slots and shadow roots included.
    public let path: [TimelineStop]

    /// The number of the event in whose dispatch this one was dispatched; `nil` for one that was not nested.
    public let parentNumber: Int64?

    /// The calls of listeners in the order in which they ended; empty in a recording, which knows of none.
    public internal(set) var calls: [TimelineCall]

    /// Milliseconds from the beginning of the dispatch to the last that was seen of it; `nil` in a recording.
    public internal(set) var milliseconds: Double?

    /// Whether a listener prevented the default, which holds an answered event.
    public internal(set) var isHeld: Bool
}

/// One node on the path of an event.
public struct TimelineStop: Sendable, Hashable {
    /// What a node is.
    public enum Kind: String, Sendable, Hashable {
        /// A component, a node of the app's own, or the root.
        case element
        /// A slot of a shadow tree.
        case slot
        /// The root of a shadow tree.
        case shadowRoot
    }

    /// The name of the node.
    public let name: String

    /// What the node is.
    public let kind: Kind

    /// How many listeners of any event the node had; `nil` in a recording.
    public let listenerCount: Int?
}

/// One call of one listener.
public struct TimelineCall: Sendable, Hashable {
    /// The type of a listener object or of a listener's owner; `closure` or `stream` for others.
    public let listener: String

    /// The name of the node that it listened at.
    public let node: String

    /// The place of that node on ``TimelineEvent/path``; `nil` for a node that is not on it.
    public let pathIndex: Int?

    /// Whether it heard the event on the way down, at the target or on the way up.
    public let phase: Phase

    /// How long it took.
    public let milliseconds: Double

    /// The type of the error that it threw; `nil` if it threw none.
    public let errorType: String?

    /// How far a dispatch has come when a listener hears it.
    public enum Phase: String, Sendable, Hashable {
        /// On the way down.
        case capture
        /// At the target, or at a host that stands for it.
        case target
        /// On the way up.
        case bubble
    }
}

/// What was decided about an answered event.
public struct TimelineDecision: Sendable, Hashable {
    /// When it was decided, in milliseconds by the clock of the tree or of the recording.
    public let time: Double

    /// The number of the event that it is about; `nil` where that event is not on the timeline.
    public let eventNumber: Int64?

    /// The answer by its name on the web, `continuePaymentCreation`; `unanswered` for a sheet that keeps what it has.
    public let answer: String

    /// Whether a listener had held the event, so that the decision was waited for.
    public let wasHeld: Bool

    /// How long listeners held the event; `nil` if no listener did, or it is not known.
    public let heldFor: ElapsedTime?

    /// The step of the checkout that the decision is: one for a payment that was held.
    public let steps: [CheckoutRun.Step]
}

/// Something that went wrong, or was most likely not meant.
public struct TimelineDiagnostic: Sendable, Hashable {
    /// When it was told, in milliseconds by the clock of the tree or of the recording.
    public let time: Double

    /// The code of the diagnostic, `answerForgotten`; ``unreadableLine`` for a line of a recording that is none.
    public let kind: String

    /// The kind of what is told of a line that is none.
    public static let unreadableLine = "unreadableLine"

    /// What happened, what it means and what to do, on one line.
    public let text: String

    /// The number of the event that was being dispatched; `nil` if none was.
    public let eventNumber: Int64?
}
