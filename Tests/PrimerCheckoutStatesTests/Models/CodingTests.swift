import Foundation
import PrimerCheckoutStates
import PrimerEvents
import Testing

@Suite("Client sessions in JSON")
struct CodingTests {
    private func session(_ json: String) throws -> PrimerClientSession {
        try JSONDecoder().decode(PrimerClientSession.self, from: Data(json.utf8))
    }

    @Test func `a full session survives a round trip`() throws {
        let data = try JSONEncoder().encode(Canaries.clientSession)
        #expect(try JSONDecoder().decode(PrimerClientSession.self, from: data) == Canaries.clientSession)
    }

    @Test func `a session without anything is a session`() throws {
        #expect(try session("{}") == PrimerClientSession())
    }

    @Test func `fees of the known type are kept`() throws {
        #expect(
            try session(#"{"fees":[{"type":"SURCHARGE","amount":50}]}"#).fees == [.init(type: "SURCHARGE", amount: 50)])
    }

    @Test func `one fee of an unknown type leaves no fees`() throws {
        let json = #"{"orderId":"o","fees":[{"type":"SURCHARGE","amount":50},{"type":"TIP","amount":10}]}"#
        #expect(try session(json) == PrimerClientSession(orderId: "o", fees: nil))
    }

    @Test func `an unknown network stays in its place as unknown`() throws {
        let json = #"{"paymentMethod":{"orderedAllowedCardNetworks":["VISA","BRAND_NEW","JCB"]}}"#
        #expect(try session(json).paymentMethod?.orderedAllowedCardNetworks == [.visa, .unknown, .jcb])
    }

    @Test func `a value of the wrong kind is an error, not an absence`() {
        #expect(throws: DecodingError.self) { try session(#"{"totalAmount":"10"}"#) }
        #expect(throws: DecodingError.self) { try session(#"{"fees":{}}"#) }
        #expect(throws: DecodingError.self) { try session(#"{"paymentMethod":{}}"#) }
    }

    @Test(
        "networks have the names of the wire",
        arguments: zip(
            CardNetwork.allCases,
            [
                "AMEX", "BANCONTACT", "CARTES_BANCAIRES", "DINERS_CLUB", "DISCOVER", "EFTPOS", "ELO", "HIPER",
                "HIPERCARD", "JCB", "MAESTRO", "MASTERCARD", "MIR", "VISA", "UNIONPAY", "OTHER",
            ]
        )
    )
    func networkNames(network: CardNetwork, name: String) throws {
        let data = try JSONEncoder().encode([network])
        #expect(String(decoding: data, as: UTF8.self) == "[\"\(name)\"]")
        #expect(try JSONDecoder().decode([CardNetwork].self, from: data) == [network])
    }

    @Test func `every network has a name for people, of its own`() {
        #expect(Set(CardNetwork.allCases.map(\.displayName)).count == CardNetwork.allCases.count)
        #expect(CardNetwork.masterCard.displayName == "Mastercard")
    }

    @Test func `checkout data survives a round trip under the names of the wire`() throws {
        let data = try JSONEncoder().encode(Canaries.checkoutData)
        #expect(try JSONDecoder().decode(PrimerCheckoutData.self, from: data) == Canaries.checkoutData)
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains(#""paymentFailureReason":"payment-failed""#))
        #expect(text.contains(#""checkoutOutcome":"CHECKOUT_FAILURE""#))
    }
}
