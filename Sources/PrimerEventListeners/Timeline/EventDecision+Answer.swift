internal import PrimerEvents

extension EventDecision.Answer {
    /// The name of the function on the web that gives this answer; `unanswered` where nobody did.
    var answerName: String {
        switch self {
        case .payment(.continue): AnswerName.continuePayment
        case .payment(.abort): AnswerName.abortPayment
        case .shippingAddress(.setShippingOptions): AnswerName.setShippingOptions
        case .shippingOption(.continue): AnswerName.continueShipping
        case .shippingAddress(.unanswered), .shippingOption(.unanswered): "unanswered"
        }
    }
}

extension PaymentDecision {
    /// What a function on the web decides; `nil` for one that is about no payment.
    init?(answerName: String) {
        switch answerName {
        case AnswerName.continuePayment: self = .continue()
        case AnswerName.abortPayment: self = .abort()
        default: return nil
        }
    }
}

/// The functions that the details of answered events carry on the web.
enum AnswerName {
    static let continuePayment = "continuePaymentCreation"
    static let abortPayment = "abortPaymentCreation"
    static let setShippingOptions = "setShippingOptions"
    static let continueShipping = "continue"
}
