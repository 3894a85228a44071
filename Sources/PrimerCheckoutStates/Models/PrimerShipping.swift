public import EventTree

/// The selected way of shipping, with its price.
public struct PrimerShipping: Sendable, Equatable, Codable {
    /// The price in minor units.
    public var amount: Int?
    /// The merchant's id of the method.
    public var methodId: String?
    /// The name of the method.
    public var methodName: String?
    /// The method in words.
    public var methodDescription: String?

    /// A shipping of which only the given parts are known.
    public init(
        amount: Int? = nil,
        methodId: String? = nil,
        methodName: String? = nil,
        methodDescription: String? = nil
    ) {
        self.amount = amount
        self.methodId = methodId
        self.methodName = methodName
        self.methodDescription = methodDescription
    }
}

extension PrimerShipping: Redacted {
    /// The price, for those who ask.
    public var exportable: ExportableFields {
        [.onRequest("amount", amount), .withheld("methodId"), .withheld("methodName"), .withheld("methodDescription")]
    }
}
