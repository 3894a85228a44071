public import EventTree

/// The payment methods that the checkout offers: at first load and after each refresh.
public struct MethodsUpdate: RetainedDetail {
    /// `primer:methods-update`
    public static let eventType = "primer:methods-update"

    /// The methods in the order in which they are offered; on the wire they are the detail itself.
    public var methods: [InitializedPaymentMethod]

    /// An update to these methods.
    public init(methods: [InitializedPaymentMethod]) { self.methods = methods }

    /// The methods are shown.
    public var exportable: ExportableFields { [.shown("methods", methods)] }
}

extension MethodsUpdate: CatalogueDetail {
    package static var detailShape: FieldShape? { [InitializedPaymentMethod].shape }

    package init(detail json: JSONValue?) throws(RecordError) {
        self.init(methods: try [InitializedPaymentMethod](member: json))
    }

    package init(detailText text: inout TextReader) throws(TextReader.Unreadable) {
        self.init(methods: try [InitializedPaymentMethod](text: &text))
    }

    package var detailJSON: JSONValue { methods.json }
}

extension EventType where Detail == MethodsUpdate {
    /// Listens to `primer:methods-update`.
    public static var methodsUpdate: Self { .init() }
}
