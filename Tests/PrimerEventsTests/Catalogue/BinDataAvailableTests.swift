import PrimerEvents
import Testing

struct BinDataAvailableTests {
    static let visa = BinDataDetails(network: .visa, displayName: "Visa", allowed: true)
    static let cartesBancaires = BinDataDetails(
        network: .cartesBancaires, displayName: "Cartes Bancaires", allowed: true)
    static let forbidden = BinDataDetails(network: .amex, displayName: "American Express", allowed: false)

    @Test func `the selectable networks are the preferred one, then the alternatives`() {
        let event = BinDataAvailable(preferred: Self.cartesBancaires, alternatives: [Self.visa], status: .complete)
        #expect(event.selectableNetworks == [Self.cartesBancaires, Self.visa])
    }

    @Test func `a preferred network that is not allowed is not selectable`() {
        let event = BinDataAvailable(preferred: Self.forbidden, alternatives: [Self.visa], status: .complete)
        #expect(event.selectableNetworks == [Self.visa])
    }

    @Test func `an alternative that is not allowed is not selectable`() {
        let event = BinDataAvailable(preferred: Self.visa, alternatives: [Self.forbidden], status: .complete)
        #expect(event.selectableNetworks == [Self.visa])
    }

    @Test func `without a preferred network the allowed alternatives are selectable in order`() {
        let alternatives = [Self.visa, Self.forbidden, Self.cartesBancaires]
        let event = BinDataAvailable(alternatives: alternatives, status: .partial)
        #expect(event.selectableNetworks == [Self.visa, Self.cartesBancaires])
    }

    @Test func `nothing known means nothing selectable`() {
        #expect(BinDataAvailable(status: .partial).selectableNetworks == [])
    }
}
