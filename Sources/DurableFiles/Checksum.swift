/// CRC-32 as in zlib and PNG: it finds every error within 32 bits in a row, so also every single byte that changed.
package enum Checksum {
    package static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var checksum = UInt32.max
        for byte in bytes { checksum = table[Int((checksum ^ UInt32(byte)) & 0xFF)] ^ (checksum >> 8) }
        return ~checksum
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 0 ? value >> 1 : (value >> 1) ^ 0xEDB8_8320 }
    }
}
