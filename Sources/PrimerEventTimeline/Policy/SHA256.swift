/// The hash by which a page's policy names its own style sheet and script, FIPS 180-4.
///
/// Not for secrets: what is hashed is public.
enum SHA256 {
    /// The 32 bytes of the hash.
    static func digest(of message: some Collection<UInt8>) -> [UInt8] {
        var state = initial
        let bytes = padded(message)
        for start in stride(from: 0, to: bytes.count, by: 64) { compress(bytes[start..<start + 64], into: &state) }
        return state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
    }

    private static func padded(_ message: some Collection<UInt8>) -> [UInt8] {
        var bytes = Array(message)
        let bitCount = UInt64(bytes.count) &* 8
        bytes.append(0x80)
        while bytes.count % 64 != 56 { bytes.append(0) }
        return bytes + stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: bitCount >> UInt64($0)) }
    }

    private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
        let schedule = schedule(of: block)
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for round in 0..<64 {
            let choice = (e & f) ^ (~e & g)
            let first =
                h &+ (e.turned(6) ^ e.turned(11) ^ e.turned(25)) &+ choice &+ constants[round] &+ schedule[round]
            let majority = (a & b) ^ (a & c) ^ (b & c)
            let second = (a.turned(2) ^ a.turned(13) ^ a.turned(22)) &+ majority
            (h, g, f, e) = (g, f, e, d &+ first)
            (d, c, b, a) = (c, b, a, first &+ second)
        }
        for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
    }

    private static func schedule(of block: ArraySlice<UInt8>) -> [UInt32] {
        var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
            block[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<64 {
            let (early, late) = (words[index - 15], words[index - 2])
            words.append(
                words[index - 16] &+ (early.turned(7) ^ early.turned(18) ^ early >> 3)
                    &+ words[index - 7] &+ (late.turned(17) ^ late.turned(19) ^ late >> 10))
        }
        return words
    }

    /// The first 32 bits of the fractional parts of the square roots of the first eight primes.
    private static let initial: [UInt32] = primes.prefix(8).map { fraction(of: Double($0).squareRoot()) }

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = primes.map { fraction(of: cubeRoot(of: Double($0))) }

    private static let primes: [Int] = (2..<312).filter { number in !(2..<number).contains { number % $0 == 0 } }

    private static func fraction(of root: Double) -> UInt32 { UInt32((root - root.rounded(.down)) * 4_294_967_296) }

    /// By Newton's method, to the last bits of a `Double`, which has 20 more than are needed.
    private static func cubeRoot(of value: Double) -> Double {
        (0..<100).reduce(value) { root, _ in root - (root * root * root - value) / (3 * root * root) }
    }
}

extension UInt32 {
    /// The bits turned to the right.
    fileprivate func turned(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}
