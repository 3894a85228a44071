import PrimerEvents

@testable import PrimerCheckoutStates

/// A random legal course of an inline session: what the SDK says, and what should come back from the events.
///
/// It is legal by the catalogue's table 5.5 and knows nothing of the adapters.
struct NativeScript {
    enum Step {
        case state(PrimerCheckoutState)
        /// The shopper pays, and the gate lets them.
        case attempt(PaymentMethodType, PaymentSource)
        /// The shopper goes back, and the SDK reports nothing.
        case attemptEnded
        /// The host calls `cancel()`, to start another session.
        case cancel
    }

    private enum Place {
        case start, initializing, ready, refreshing, refreshFailed, couldNotStart, over
        /// Dismissed while a payment was under way.
        case overInAttempt
    }

    private(set) var steps: [Step] = []
    /// The states that should come back.
    private(set) var expected: [PrimerCheckoutState] = []
    /// The outcomes that `onCompletion` should get.
    private(set) var completions: [PrimerCheckoutState] = []
    private var values: NativeValues
    private var place = Place.start
    private var attempt: PaymentMethodType?
    /// Whether `start()` alone was called after a failed start.
    private var startedAlone = false

    init(seed: UInt64) {
        values = NativeValues(seed: seed)
        for _ in 0..<values.number(in: 1...14) { take() }
    }

    private mutating func take() {
        switch place {
        case .start:
            switch values.number(in: 0...9) {
            case 0: becomeReady()
            case 1: dismiss()
            case 2: failToStart()
            default: load()
            }
        case .initializing:
            switch values.number(in: 0...5) {
            case 0 where !startedAlone: dismiss()
            case 1: failToStart()
            default: becomeReady()
            }
        case .ready: takeWhenReady()
        case .refreshing: takeWhenRefreshing()
        case .refreshFailed: takeWhenRefreshFailed()
        case .couldNotStart:
            switch values.number(in: 0...3) {
            case 0: failToStart()
            case 1: load()
            default: cancel()
            }
        case .over: values.bool() ? load() : cancel()
        case .overInAttempt: values.number(in: 0...2) > 0 ? succeedLate() : cancel()
        }
    }

    private mutating func takeWhenRefreshing() {
        switch values.number(in: 0...5) {
        case 0 where !startedAlone: dismiss()
        case 1: failToRefresh()
        case 2: failAttempt(withPayment: true)
        default: becomeReady()
        }
    }

    private mutating func takeWhenRefreshFailed() {
        switch values.number(in: 0...4) {
        case 0: load()
        case 1: pay()
        case 2 where attempt != nil: succeed()
        case 3 where attempt != nil: failAttempt(withPayment: values.bool())
        default: becomeReady()
        }
    }

    private mutating func takeWhenReady() {
        switch (values.number(in: 0...9), attempt) {
        case (0, nil): load()
        case (1, _): steps.append(.state(.ready(clientSession: WebStory.order)))  // Lost: the same session again.
        case (2, _) where !startedAlone: dismiss()
        case (3, .some): endAttempt()
        case (4, _), (5, _): failAttempt(withPayment: values.bool())
        case (6, _) where !startedAlone: succeed()
        case (_, nil): pay()
        default: failAttempt(withPayment: values.bool())
        }
    }

    // MARK: Steps

    private mutating func tell(_ state: PrimerCheckoutState, back: PrimerCheckoutState? = nil, completes: Bool = false)
    {
        steps.append(.state(state))
        expected.append(back ?? state)
        if completes { completions.append(back ?? state) }
    }

    private mutating func load() {
        if place == .couldNotStart { startedAlone = true }
        let isRefresh = place == .ready || place == .refreshFailed
        // Nothing is refreshed while a payment is under way.
        if isRefresh, attempt != nil { return }
        place = isRefresh ? .refreshing : .initializing
        tell(.initializing)
    }

    private mutating func becomeReady() {
        place = .ready
        // Lost: the contents of the session, beyond what the app supplies again.
        tell(.ready(clientSession: values.clientSession()), back: .ready(clientSession: WebStory.order))
    }

    private mutating func pay() {
        guard attempt == nil else { return }
        let method = values.method()
        attempt = method
        steps.append(.attempt(method, values.source(of: method)))
    }

    private mutating func endAttempt() {
        attempt = nil
        steps.append(.attemptEnded)
        // The same fact might come again as a failure by the shopper, which is dropped: a new attempt comes first.
        pay()
    }

    private mutating func failToStart() {
        let isFirst = place != .couldNotStart && !startedAlone
        place = .couldNotStart
        tell(.failure(values.error()), completes: isFirst)
    }

    private mutating func failToRefresh() {
        place = .refreshFailed
        tell(.failure(values.error()), completes: true)
    }

    private mutating func failAttempt(withPayment: Bool) {
        attempt = nil
        if place == .refreshFailed { place = .ready }
        let error = values.error()
        let data = withPayment ? values.checkoutData() : nil
        let back = NativeValues.whatComesBack(of: data, beside: error)
        tell(.failure(error, checkoutData: data), back: .failure(error, checkoutData: back), completes: true)
    }

    private mutating func succeed() {
        guard !startedAlone else { return }
        let (result, back) = values.result(attempt)
        attempt = nil
        place = .over
        tell(.success(result), back: .success(back), completes: true)
    }

    /// Its states come back, `onCompletion` does not get it.
    private mutating func succeedLate() {
        let (result, back) = values.result(attempt)
        attempt = nil
        place = .over
        tell(.success(result), back: .success(back))
    }

    private mutating func dismiss() {
        place = attempt == nil ? .over : .overInAttempt
        tell(.dismissed, completes: true)
    }

    private mutating func cancel() {
        place = .start
        attempt = nil
        startedAlone = false
        steps.append(.cancel)
    }
}
