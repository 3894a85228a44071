import PrimerEventCoding
import SessionSupport
import Testing

extension Sessions {
    /// All sessions with today's names and shapes one after the other.
    static func allBytes() throws -> [UInt8] { try names.flatMap(bytes) }

    /// The event that a session holds at `seq`.
    static func event(_ seq: Int64, of name: String) throws -> SessionEvent {
        try #require(events(of: name).first { $0.seq == seq })
    }
}

/// The text of an entry: a line's number and name, or the error.
func text(_ entry: SessionReader.Entry) -> String {
    switch entry {
    case .success(.event(let event)): "\(event.seq) \(event.event.type)"
    case .success(.answer(let answer)): "\(answer.seq) \(answer.name)"
    case .failure(let error): error.description
    }
}
