/// Which idempotency key an attempt has, and which one is sent.
extension PaymentAttempts {
    /// The key of the next attempt: the same while an attempt is open, and in an order after a payment was made.
    func nextKey(hasOwnKey: Bool) -> String? { key(hasOwnKey: hasOwnKey, after: attempts) }

    /// How many keys are closed: those whose attempts all are.
    private func closedKeys(of attempts: [Attempt]) -> Int {
        var closed: [String: Bool] = [:]
        for attempt in attempts {
            guard let key = attempt.key else { continue }
            closed[key] = (closed[key] ?? true) && attempt.standing.closesKey(inOrder: isOrder)
        }
        return forgottenKeys + closed.values.count { $0 }
    }

    private func key(hasOwnKey: Bool, after attempts: [Attempt]) -> String? {
        // An open attempt's key, or in an order that of a payment that was made, is asked for most often and found first.
        let open = attempts.last(where: { $0.standing.isOpen })
        if let key = open?.key { return key }
        let paid = isOrder ? attempts.filter { $0.standing == .paid } : []
        if open == nil, let key = paid.last(where: { $0.key != nil })?.key { return key }
        guard hasOwnKey || isOrder else { return nil }
        // Where the key of a payment is not known, because nobody saw it start, no new one is offered either.
        if open != nil || !paid.isEmpty, let key = attempts.last(where: { $0.key != nil })?.key { return key }
        return "\(keyPrefix)-\(closedKeys(of: attempts) + 1)"
    }

    /// Offers undecided attempts the key that they should have now: the one that they were offered may be used up.
    mutating func renewOfferedKeys() {
        guard attempts.indices.contains(where: { attempts[$0].isOnlyOffered }) else { return }
        let others = attempts.filter { !$0.isOnlyOffered }
        for index in attempts.indices where attempts[index].isOnlyOffered {
            attempts[index].key = key(hasOwnKey: attempts[index].hasOwnKey, after: others)
        }
    }

    /// The answer to a start for what a gate decided, with the key that is sent; it is remembered with `answered`.
    ///
    /// - Parameters:
    ///   - question: The start at which listeners were asked.
    ///   - gate: Whether the gate allows the payment, and under which key if it names one.
    ///   - page: The key that the page named itself.
    ///   - provider: The key of the app's provider.
    func answer(to question: Int, gate: Answer, page: String?, provider: String?) -> Decided {
        guard case .allowed(let gateKey) = gate else { return Decided(.aborted) }
        let attempt = attempts.first { attempt in
            attempt.starts.contains { $0.question == question && $0.isOpenQuestion }
        }
        // The attempt has ended meanwhile.
        guard let attempt else { return Decided(.aborted) }
        let keys = IdempotencyKeyChoice(
            gate: gateKey, page: page, provider: provider, attempt: attempt.key, repeatsAttempt: repeatsKey)
        return switch keys.choice {
        case .key(let key): Decided(.allowed(key: key), besidePageKey: keys.besidePageKey)
        case .otherKey(let key):
            Decided(.allowed(key: key), .idempotencyKeyDiffers(attempt: attempt.number))
        case .conflict: Decided(.aborted, .answersContradict(event: PaymentStart.eventType))
        }
    }

    /// Whether the next attempt has the key of an earlier one, whose payment may exist or was made.
    private var repeatsKey: Bool {
        attempts.contains { other in
            switch other.standing {
            case .inFlight, .mayExist: true
            case .paid: isOrder
            case .undecided, .pendingAfterCancel, .declined, .nothingCreated, .notPaid: false
            }
        }
    }

    /// What is answered, and what the app's developers are told.
    struct Decided {
        let answer: Answer
        /// What becomes of a key that the page names itself.
        let besidePageKey: BesidePageKey
        let diagnostic: Diagnostic?

        init(_ answer: Answer, besidePageKey: BesidePageKey = .conflicts, _ diagnostic: Diagnostic? = nil) {
            self.answer = answer
            self.besidePageKey = besidePageKey
            self.diagnostic = diagnostic
        }
    }
}

extension PaymentAttempts.Attempt {
    /// Whether its key was offered and never sent.
    fileprivate var isOnlyOffered: Bool { standing == .undecided && !starts.contains { $0.stage == .allowed } }
}
