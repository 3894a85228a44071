/// The property that holds a field.
package typealias FieldKeyPath<Root, Content> = any WritableKeyPath<Root, Content> & Sendable

/// A record where it lies in memory, for as long as a call of ``reading(_:_:)`` or ``writing(_:_:)``.
///
/// OPTIMIZATION: a key path that is not known to the compiler takes ten times as long as the offset that it stands for.
struct RecordMemory<Root> {
    private let pointer: UnsafeMutablePointer<Root>

    private init(_ pointer: UnsafeMutablePointer<Root>) { self.pointer = pointer }

    /// The record as a value.
    var value: Root { pointer.pointee }

    /// A property of the record.
    subscript<Content>(property: RecordProperty<Root, Content>) -> Content {
        get {
            guard let offset = property.offset else { return pointer.pointee[keyPath: property.keyPath] }
            // Safe: the offset is that of a stored property of this type in this very struct, which is initialized.
            return (UnsafeRawPointer(pointer) + offset).assumingMemoryBound(to: Content.self).pointee
        }
        nonmutating set {
            guard let offset = property.offset else { return pointer.pointee[keyPath: property.keyPath] = newValue }
            // Safe: as above; only `writing` makes one that is set, of a variable that it has for itself.
            (UnsafeMutableRawPointer(pointer) + offset).assumingMemoryBound(to: Content.self).pointee = newValue
        }
    }

    /// Changes a record, and returns what `body` does.
    static func writing<Result, Failure>(
        _ root: inout Root, _ body: (RecordMemory) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try withUnsafeMutablePointer(to: &root) { (pointer) throws(Failure) in try body(RecordMemory(pointer)) }
    }

    /// Looks at a record, and returns what `body` does; `body` sets no property.
    static func reading<Result>(_ root: Root, _ body: (RecordMemory) -> Result) -> Result {
        withUnsafePointer(to: root) { body(RecordMemory(UnsafeMutablePointer(mutating: $0))) }
    }
}

/// A property of a record, with its offset where it is a stored one.
struct RecordProperty<Root, Content>: Sendable {
    fileprivate let keyPath: FieldKeyPath<Root, Content>
    fileprivate let offset: Int?

    init(_ keyPath: FieldKeyPath<Root, Content>) {
        self.keyPath = keyPath
        offset = MemoryLayout<Root>.offset(of: keyPath)
    }
}
