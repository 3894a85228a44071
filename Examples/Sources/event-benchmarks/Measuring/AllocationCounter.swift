import Foundation

/// Counts the objects that the Swift runtime allocates: instances, array buffers, closure contexts and boxes.
///
/// The runtime reaches its allocator through a variable, which tools may replace. Memory taken past it, as by
/// `UnsafeMutablePointer.allocate`, is not counted.
enum AllocationCounter {
    private typealias AllocateObject = @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

    // Unsafe, since an allocator cannot take a lock: used by one thread, when nothing else runs.
    nonisolated(unsafe) private static var count = 0
    nonisolated(unsafe) private static var original: AllocateObject?
    nonisolated(unsafe) private static let allocator = symbol("_swift_allocObject")?
        .assumingMemoryBound(to: AllocateObject.self)
    /// Raised by the runtime when it meets a replaced allocator. Retaining then takes another way, which in Swift 6.3 takes
    /// short strings for objects, so it is lowered again.
    nonisolated(unsafe) private static let isReplaced = symbol(
        "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly")?
        .assumingMemoryBound(to: Bool.self)

    /// Allocations per call in the steady state; `nil` where they cannot be counted.
    static func perCall(of work: () -> Void) -> Double? {
        guard let allocator, let isReplaced else { return nil }
        let calls = 100
        for _ in 0..<calls { work() }
        let allocate = allocator.pointee
        original = allocate
        count = 0
        allocator.pointee = { metadata, size, alignment in
            AllocationCounter.count &+= 1
            AllocationCounter.isReplaced?.pointee = false
            return AllocationCounter.original?(metadata, size, alignment)
        }
        for _ in 0..<calls { work() }
        allocator.pointee = allocate
        isReplaced.pointee = false
        return Double(count) / Double(calls)
    }

    private static func symbol(_ name: String) -> UnsafeMutableRawPointer? { dlsym(dlopen(nil, RTLD_NOW), name) }
}
