/// The table that says what becomes of an attempt to pay, and which key the next one has.
enum Settlement {
    /// How an attempt ended, or one start of it; the rows of the table.
    enum Ending: String, Sendable, Hashable, Codable, CaseIterable {
        /// It was aborted by a gate, or failed before anything was created.
        case nothingCreated
        /// It was declined.
        case declined
        /// It succeeded.
        case succeeded
        /// The shopper cancelled a wallet, and there is no payment.
        case walletCancelled
        /// The shopper cancelled another method, or there is a payment.
        case cancelled
        /// The integration is wrong: on the web, or natively before a payment was allowed.
        case integrationFault
        /// The integration is wrong, natively after a payment was allowed.
        case integrationFaultAfterContinue
        /// Nobody can tell.
        case outcomeUnknown
        /// It was in flight when the process ended.
        case leftByProcess
    }

    /// Which key the next attempt has.
    enum NextKey: Sendable, Hashable {
        case new
        case same
        /// The same within an order, so that a second creation is refused; otherwise a new one.
        case sameInOrder
    }

    /// One row.
    struct Row: Sendable {
        let ending: Ending
        let standing: PaymentAttempts.Standing
        let nextKey: NextKey

        init(_ ending: Ending, _ standing: PaymentAttempts.Standing, nextKey: NextKey) {
            self.ending = ending
            self.standing = standing
            self.nextKey = nextKey
        }
    }

    static let table: [Row] = [
        Row(.nothingCreated, .nothingCreated, nextKey: .new),
        Row(.declined, .declined, nextKey: .new),
        Row(.succeeded, .paid, nextKey: .sameInOrder),
        Row(.walletCancelled, .nothingCreated, nextKey: .new),
        Row(.cancelled, .pendingAfterCancel, nextKey: .new),
        Row(.integrationFault, .nothingCreated, nextKey: .new),
        Row(.integrationFaultAfterContinue, .mayExist, nextKey: .same),
        Row(.outcomeUnknown, .mayExist, nextKey: .same),
        Row(.leftByProcess, .mayExist, nextKey: .same),
    ]

    /// The standing of an attempt that ended so.
    static func standing(after ending: Ending) -> PaymentAttempts.Standing {
        table.first { $0.ending == ending }?.standing ?? .mayExist
    }

    /// How a start with a method ended, by what was reported about it.
    ///
    /// - Parameter wasAllowed: Whether the payment had been allowed.
    static func ending(of report: PaymentAttempts.Report, method: PaymentMethodType?, wasAllowed: Bool) -> Ending {
        switch report.outcome {
        case .succeeded: return .succeeded
        case .cancelled: return cancellation(report, method, wasAllowed)
        case .failed(let advice, _):
            switch advice {
            case .nothingWasCreated: return .nothingCreated
            case .offerRetry: return .declined
            case .verifyOnServerFirst: return .outcomeUnknown
            case .shopperCancelled: return cancellation(report, method, wasAllowed)
            case .fixIntegration:
                return report.side == .native && wasAllowed ? .integrationFaultAfterContinue : .integrationFault
            }
        }
    }

    private static func cancellation(
        _ report: PaymentAttempts.Report, _ method: PaymentMethodType?, _ wasAllowed: Bool
    ) -> Ending {
        if !wasAllowed, report.paymentId == nil { return .nothingCreated }
        let isWallet = (method ?? report.method)?.isWallet ?? false
        return isWallet && report.paymentId == nil ? .walletCancelled : .cancelled
    }
}

extension PaymentMethodType {
    /// Whether the method creates a payment only after the shopper has approved it: one that is cancelled created nothing.
    var isWallet: Bool { Self.wallets.contains(self) }

    private static let wallets: Set<PaymentMethodType> = [.applePay, .googlePay, .payPal, .klarna]
}

extension PaymentAttempts.Standing {
    /// How grave it is: of several reports about one attempt the gravest counts.
    var gravity: Int {
        switch self {
        case .paid: 7
        case .mayExist: 6
        case .inFlight: 5
        case .undecided: 4
        case .declined: 3
        case .pendingAfterCancel: 2
        case .nothingCreated: 1
        case .notPaid: 0
        }
    }

    /// Whether the key of such an attempt is closed: the next attempt has a new one.
    ///
    /// - Parameter inOrder: Whether the attempt belongs to an order, whose payment is made once.
    func closesKey(inOrder: Bool) -> Bool {
        switch self {
        case .undecided, .inFlight, .mayExist: false
        case .paid: !inOrder
        case .declined, .pendingAfterCancel, .nothingCreated, .notPaid: true
        }
    }

    /// Whether a payment may come of it that was not reported as made.
    var isOpen: Bool {
        switch self {
        case .undecided, .inFlight, .mayExist: true
        case .paid, .declined, .pendingAfterCancel, .nothingCreated, .notPaid: false
        }
    }
}
