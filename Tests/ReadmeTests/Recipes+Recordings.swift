import PrimerEventCoding
import PrimerEvents

enum Recording {
    static func replay(_ bytes: [UInt8], on checkout: Checkout, report: (EventDecodingError) -> Void) {
        var aliases = AliasFilter()
        for entry in SessionReader.read(bytes) {
            switch entry {
            case .success(.event(let recorded)) where aliases.admit(recorded): recorded.event.dispatch(on: checkout)
            case .success: break  // an answer, or an act that is told twice
            case .failure(let error): report(error)
            }
        }
    }
}
