@testable import EventTree

/// One of as many detail types as anybody wants: each nesting of bits makes another.
struct Tagged<Tag: Sendable>: BlankDetail {
    static var eventType: String { "tagged" }
}

/// A detail that can be made out of nothing.
protocol BlankDetail: EventDetail { init() }

struct Zero<Tag: Sendable>: Sendable {}
struct One<Tag: Sendable>: Sendable {}

/// 4,095 detail types.
let taggedTypes: [any BlankDetail.Type] = {
    func types<Tag: Sendable>(_ tag: Tag.Type, depth: Int) -> [any BlankDetail.Type] {
        guard depth > 0 else { return [] }
        return [Tagged<Tag>.self] + types(Zero<Tag>.self, depth: depth - 1) + types(One<Tag>.self, depth: depth - 1)
    }
    return types(Never.self, depth: 12)
}()

/// A type other than `detail` that shares its bit in the masks; by chance one in 64 does.
func typeCollidingWith(_ detail: any EventDetail.Type) -> (any BlankDetail.Type)? {
    taggedTypes.first { ObjectIdentifier($0).heardBit == ObjectIdentifier(detail).heardBit }
}
