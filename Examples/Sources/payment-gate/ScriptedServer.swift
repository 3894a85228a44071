import PrimerEvents

/// A payment server by a script. A key that it has seen gives the payment of that key again, never another one.
@MainActor
final class ScriptedServer {
    /// What becomes of a new payment.
    enum Fate { case paid, declined, declinedUnheard }

    /// What the SDK gets to hear.
    enum Response { case paid(id: String), declined(id: String), noConnection }

    private var fates: [Fate]
    private var paymentsByKey: [String: Response] = [:]
    private(set) var createdCount = 0

    init(_ fates: [Fate]) { self.fates = fates }

    func createPayment(key: String?) -> Response {
        if let key, let known = paymentsByKey[key] {
            Story.tell("server", "knows the key \(key) and creates nothing")
            return known
        }
        createdCount += 1
        let id = "pay_\(createdCount)"
        Story.tell("server", "creates \(id)\(key.map { " for the key \($0)" } ?? "")")
        let fate = fates.isEmpty ? .paid : fates.removeFirst()
        let response: Response = if case .paid = fate { .paid(id: id) } else { .declined(id: id) }
        if let key { paymentsByKey[key] = response }
        if case .declinedUnheard = fate { return .noConnection }
        return response
    }
}
