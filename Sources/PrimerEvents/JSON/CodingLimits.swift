/// How much a line of a session, or one message of a page, may hold.
///
/// Every limit is checked before the memory for what it bounds is taken. The defaults are some hundred times what
/// Primer's checkout sends; an app that reads recordings from people it does not know needs no other.
public struct CodingLimits: Sendable, Hashable {
    /// The bytes of one line or message, without its line end: 1 MiB unless stated otherwise.
    public let bytesPerLine: Int

    /// How deep arrays and objects may nest: 64 levels unless stated otherwise, never more than ``deepestNesting``.
    public let nestingDepth: Int

    /// The elements of one array or the members of one object: 10,000 unless stated otherwise.
    public let itemsPerCollection: Int

    /// The elements and members of all arrays and objects of a line together: 50,000 unless stated otherwise.
    public let itemsInTotal: Int

    /// The most that ``nestingDepth`` can be: values so deep are made, compared and freed on a stack of 512 KB.
    public static let deepestNesting = 128

    /// The most that ``bytesPerLine`` can be: 1 GiB, which fits an `Int` of 32 bits.
    public static let longestLine = 1 << 30

    /// The limits that hold where none are given.
    public static let `default` = CodingLimits()

    /// Limits; what is out of range becomes the nearest value in range.
    public init(
        bytesPerLine: Int = 1 << 20,
        nestingDepth: Int = 64,
        itemsPerCollection: Int = 10_000,
        itemsInTotal: Int = 50_000
    ) {
        self.bytesPerLine = min(max(bytesPerLine, 1), Self.longestLine)
        self.nestingDepth = min(max(nestingDepth, 1), Self.deepestNesting)
        self.itemsPerCollection = max(itemsPerCollection, 1)
        self.itemsInTotal = max(itemsInTotal, 1)
    }
}

/// A limit that was exceeded, with what it allowed.
public enum ExceededLimit: Sendable, Hashable {
    /// ``CodingLimits/bytesPerLine``
    case bytesPerLine(Int)
    /// ``CodingLimits/nestingDepth``
    case nestingDepth(Int)
    /// ``CodingLimits/itemsPerCollection``
    case itemsPerCollection(Int)
    /// ``CodingLimits/itemsInTotal``
    case itemsInTotal(Int)
}

extension ExceededLimit: CustomStringConvertible {
    /// What there was too much of, as in `more than 64 levels of nesting`.
    public var description: String {
        switch self {
        case .bytesPerLine(let limit): "more than \(limit) bytes"
        case .nestingDepth(let limit): "more than \(limit) levels of nesting"
        case .itemsPerCollection(let limit): "more than \(limit) items in one array or object"
        case .itemsInTotal(let limit): "more than \(limit) items in total"
        }
    }
}
