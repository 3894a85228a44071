package import EventTree

/// Reads the attempts of one checkout from its events, for ``CheckoutRun``, which hears events and answers none.
///
/// A start counts as allowed until its outcome or ``aborted()`` says otherwise. Where a checkout has numbered the attempts, its
/// numbers are kept.
package struct AttemptReader: Sendable {
    /// What an event is.
    package enum Reading: Sendable {
        /// A payment starts.
        case started(PaymentAttempts.Started)
        /// An outcome was reported.
        case reported(PaymentAttempts.Reported)
    }

    /// The attempts so far.
    package private(set) var attempts = PaymentAttempts(keyPrefix: "", isOrder: false)
    /// The page load that events come from, from 1.
    package private(set) var page = 1
    private var lastTimeStamp = -Double.infinity
    private var lastStart: Int?
    private static let checkout = 1

    /// A reader that has heard nothing.
    package init() { attempts.receive(.opened) }

    /// Follows the time stamps of all events: a page counts from its own beginning, so a smaller number is another page.
    package mutating func follow(_ timeStamp: Double?) {
        guard let timeStamp else { return }
        if timeStamp < lastTimeStamp { page += 1 }
        lastTimeStamp = timeStamp
    }

    /// Takes an event; `nil` for one that is neither a start nor an outcome.
    package mutating func receive(_ detail: any EventDetail, provenance: Provenance) -> Reading? {
        switch detail {
        case let start as PaymentStart: return .started(started(start))
        case is Ready:
            attempts.receive(.ready(checkout: Self.checkout, page: page))
            return nil
        default:
            let report = PaymentAttempts.Report(detail, provenance: provenance, checkout: Self.checkout)
            return report.map { .reported(attempts.report($0)) }
        }
    }

    /// The latest start was aborted before its payment was created.
    package mutating func aborted() {
        if let lastStart { attempts.receive(.answered(start: lastStart, .aborted)) }
    }

    private mutating func started(_ start: PaymentStart) -> PaymentAttempts.Started {
        attempts.follow(start.attempt)
        let started = attempts.start(
            PaymentAttempts.Beginning(
                checkout: Self.checkout, page: page, method: start.paymentMethodType, hasOwnKey: false))
        attempts.receive(.answered(start: started.start, .allowed(key: start.attempt.idempotencyKey)))
        lastStart = started.start
        return started
    }
}

extension PaymentAttempts {
    /// Goes on with the numbers of a checkout that counts the attempts itself.
    fileprivate mutating func follow(_ stated: PaymentAttempt) {
        guard stated.number > lastNumber, !stated.isJoined else { return }
        _ = loseSight { _ in true }
        lastNumber = stated.number - 1
    }
}

extension PaymentAttempts.Report {
    /// The outcome that an event is; `nil` for an event that is none.
    package init?(_ detail: any EventDetail, provenance: Provenance, checkout: Int) {
        switch detail {
        case let success as PaymentSuccess:
            // A success whose payment failed contradicts itself, so it proves nothing.
            let outcome: Outcome =
                success.status == .failed
                ? .failed(.verifyOnServerFirst, cause: .other) : .succeeded(status: success.status)
            self.init(
                checkout: checkout, side: Self.side(provenance), outcome,
                method: success.paymentMethodType ?? success.payment.paymentMethodData?.paymentMethodType,
                paymentId: success.payment.id)
        case let failure as PaymentFailure:
            self.init(
                checkout: checkout, side: failure.error.nativeErrorId == nil ? Self.side(provenance) : .native,
                .failed(failure.retryAdvice, cause: Cause(failure.error.code)), method: failure.paymentMethodType,
                paymentId: failure.payment?.id)
        case let cancellation as PaymentCancel:
            self.init(
                checkout: checkout, side: Self.side(provenance), .cancelled, method: cancellation.paymentMethodType,
                paymentId: cancellation.payment?.id)
        default: return nil
        }
    }

    /// A recording is of a page, unless its error is a native one.
    private static func side(_ provenance: Provenance) -> PaymentAttempts.Side {
        switch provenance {
        case .web, .replay: .web
        case .native, .app: .native
        }
    }
}

extension PaymentAttempts.Report.Cause {
    fileprivate init(_ code: ErrorCode) {
        switch code {
        case _ where code.isAbort: self = .aborted
        case _ where code.isKeyRefusal: self = .keyRefused
        case _: self = .other
        }
    }
}
