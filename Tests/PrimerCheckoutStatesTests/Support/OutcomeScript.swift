import PrimerEvents

@testable import PrimerCheckoutStates

/// A random legal course of a managed view or a presenter's sheet: of these only outcomes are seen.
struct OutcomeScript {
    private enum Place {
        case open, over
        /// Dismissed while a payment was under way.
        case overInAttempt
    }

    private(set) var steps: [NativeScript.Step] = []
    /// The states that should come back.
    private(set) var expected: [PrimerCheckoutState] = []
    /// The outcomes that `onCompletion` should get.
    private(set) var completions: [PrimerCheckoutState] = []
    private let closesAfterFailure: Bool
    private var values: NativeValues
    private var place = Place.open
    private var attempt: PaymentMethodType?

    init(_ integration: Integration, seed: UInt64) {
        closesAfterFailure = integration == .presenter(errorScreen: .hidden)
        values = NativeValues(seed: seed)
        for _ in 0..<values.number(in: 1...14) { take() }
    }

    private mutating func take() {
        switch place {
        case .open:
            switch values.number(in: 0...9) {
            case 0: dismiss()
            case 1, 2: succeed()
            case 3...6: fail()
            default: pay()
            }
        case .over: cancel()
        case .overInAttempt: values.bool() ? succeed() : cancel()
        }
    }

    private mutating func tell(_ state: PrimerCheckoutState, back: PrimerCheckoutState) {
        steps.append(.state(state))
        expected.append(back)
        // A late success is not for `onCompletion`.
        if place == .open { completions.append(back) }
    }

    private mutating func pay() {
        guard attempt == nil else { return }
        let method = values.method()
        attempt = method
        steps.append(.attempt(method, values.source(of: method)))
    }

    private mutating func fail() {
        let error = values.error()
        let data = values.bool() ? values.checkoutData() : nil
        let back = NativeValues.whatComesBack(of: data, beside: error)
        tell(.failure(error, checkoutData: data), back: .failure(error, checkoutData: back))
        attempt = nil
        if closesAfterFailure { place = .over }
    }

    private mutating func succeed() {
        let (result, back) = values.result(attempt)
        tell(.success(result), back: .success(back))
        attempt = nil
        place = .over
    }

    private mutating func dismiss() {
        tell(.dismissed, back: .dismissed)
        place = attempt == nil ? .over : .overInAttempt
    }

    /// The host presents the checkout again.
    private mutating func cancel() {
        steps.append(.cancel)
        attempt = nil
        place = .open
    }
}
