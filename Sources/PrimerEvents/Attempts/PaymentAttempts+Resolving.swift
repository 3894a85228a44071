/// What your server says about the payments of the order.
extension PaymentAttempts {
    /// Your server said how the order stands.
    mutating func resolve(_ resolution: PaymentResolution) {
        lastAdvice = nil
        switch resolution {
        case .notPaid:
            for index in attempts.indices where attempts[index].standing.isResolvable {
                attempts[index].standing = .notPaid
                // What listeners still hold of it goes on as an attempt of its own, under another key.
                let open = attempts[index].starts.filter(\.isOpenQuestion)
                guard !open.isEmpty else { continue }
                attempts[index].starts.removeAll(where: \.isOpenQuestion)
                let (method, hasOwnKey) = (attempts[index].method, attempts[index].hasOwnKey)
                lastNumber += 1
                var rest = Attempt(
                    number: lastNumber, method: method, key: nil, hasOwnKey: hasOwnKey, standing: .undecided)
                rest.starts = open
                attempts.append(rest)
            }
        case .paid(let id):
            let known = attempts.lastIndex { $0.payments.contains { $0.id == id } }
            let open = attempts.lastIndex { [.mayExist, .pendingAfterCancel].contains($0.standing) }
            let inFlight = attempts.lastIndex { $0.standing == .inFlight }
            if let index = known ?? open ?? inFlight {
                name(id, at: index)
                attempts[index].standing = .paid
                closeQuestions(at: index)
                settleOthers(with: attempts[index].key, than: index)
            } else {
                begin(nil, standing: .paid)
                name(id, at: attempts.count - 1)
            }
        }
        renewOfferedKeys()
    }
}

extension PaymentAttempts.Standing {
    /// Whether a server's word that the order is not paid counts for it.
    fileprivate var isResolvable: Bool {
        switch self {
        case .mayExist, .pendingAfterCancel, .paid: true
        case .undecided, .inFlight, .declined, .nothingCreated, .notPaid: false
        }
    }
}
