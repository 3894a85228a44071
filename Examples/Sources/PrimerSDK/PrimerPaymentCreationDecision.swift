// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

public final class PrimerPaymentCreationDecision: NSObject {
    public enum DecisionType {
        case abort(errorMessage: String?)
        case `continue`(idempotencyKey: String?)
    }

    let type: DecisionType

    private init(_ type: DecisionType) { self.type = type }
}

extension PrimerPaymentCreationDecision {
    public static func abortPaymentCreation(withErrorMessage message: String? = nil) -> PrimerPaymentCreationDecision {
        PrimerPaymentCreationDecision(.abort(errorMessage: message))
    }

    public static func continuePaymentCreation(
        withIdempotencyKey idempotencyKey: String? = nil
    ) -> PrimerPaymentCreationDecision {
        PrimerPaymentCreationDecision(.continue(idempotencyKey: idempotencyKey))
    }
}

public final class PrimerCheckoutPaymentMethodData: NSObject, Codable {
    public let paymentMethodType: PrimerCheckoutPaymentMethodType

    public init(type: PrimerCheckoutPaymentMethodType) { paymentMethodType = type }
}

public final class PrimerCheckoutPaymentMethodType: NSObject, Codable {
    public let type: String

    public init(type: String) { self.type = type }
}

@available(iOS 15.0, *)
public typealias BeforePaymentCreateHandler =
    @Sendable (
        _ data: PrimerCheckoutPaymentMethodData, _ decisionHandler: @escaping (PrimerPaymentCreationDecision) -> Void
    ) -> Void
