import Foundation
import PrimerEventCoding
import PrimerEvents
import StateLines

/// A session recorded in a browser, replayed on native checkouts.
final class Replay {
    private let entries: [SessionReader.Entry]
    private let stage = Stage()

    init(of bytes: Data) {
        entries = SessionReader.read(bytes)
        let recorded = entries.compactMap { entry in
            if case .success(.event(let event)) = entry { event.checkout } else { nil }
        }
        let ids = recorded.reduce(into: [String]()) { ids, id in if !ids.contains(id) { ids.append(id) } }
        for id in ids.isEmpty ? ["checkout-1"] : ids { stage.addCheckout(id: id) }
    }

    /// Dispatches every event where it was recorded; `false` if there was a line that is none.
    func run() -> Bool {
        stage.report?.writeHeader()
        var isComplete = true
        for entry in entries {
            switch entry {
            case .success(.event(let event)):
                stage.report?.number = event.seq
                event.dispatch(in: stage.hub)
                stage.report?.writeRows()
            case .success(.answer(let answer)):
                stage.report?.write(answer: answer.name, to: answer.answerTo, number: answer.seq)
            case .failure(let error):
                Terminal.complain("\(error)")
                isComplete = false
            }
        }
        return isComplete
    }
}
