public import PrimerEvents

/// Makes typed details of the names and JSON that a page sends.
public enum EventDecoder: Sendable {
    /// The typed detail of an event, `UnknownEvent` with its JSON for a name that is not in the catalogue.
    ///
    /// `json` is `nil` where the event carried no detail. A former name is read as the event that has it now. Members that
    /// the catalogue does not know are kept where the web's type is an open record, and ignored elsewhere.
    public static func detail(
        ofEventNamed name: String, from json: JSONValue?
    ) throws(EventDecodingError) -> any PrimerEventDetail {
        guard let type = typesByName[name] else { return UnknownEvent(name: name, detail: json) }
        do { return try type.init(detail: json) } catch { throw error.inside("detail").about(type.eventType) }
    }

    /// The name of the event in the catalogue, `nil` if it has none: only such a name may stand in an error.
    static func catalogueName(_ name: String) -> String? { typesByName[name].map { $0.eventType } }

    /// Every entry of the catalogue but the carrier of unknown events.
    static let types: [any DecodableDetail.Type] = [
        Ready.self, StateChange.self, MethodsUpdate.self, CheckoutDismissed.self,
        PaymentStart.self, PaymentSuccess.self, PaymentFailure.self, PaymentCancel.self, PaymentApprovalRequired.self,
        VaultMethodsUpdate.self, VaultSelectionChange.self,
        CardNetworkChange.self, BinDataAvailable.self, BinDataLoadingChange.self, CardSuccess.self, CardError.self,
        ShippingAddressChange.self, ShippingOptionChange.self,
        ShowOtherPaymentsToggled.self, DialogOpen.self, DialogClose.self,
        CardSubmit.self, VaultSubmit.self, ShowOtherPaymentsToggle.self,
    ]

    /// Today's and former names.
    private static let typesByName: [String: any DecodableDetail.Type] = {
        var found: [String: any DecodableDetail.Type] = [:]
        for type in types {
            let formerNames = PrimerEventCatalogue.entry(named: type.eventType)?.formerNames ?? []
            for name in [type.eventType] + formerNames { found[name] = type }
        }
        return found
    }()
}
