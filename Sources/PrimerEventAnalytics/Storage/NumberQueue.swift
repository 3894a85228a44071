/// Numbers in ascending order; those that are gone are passed over when their turn comes.
struct NumberQueue {
    private var numbers: [Int64] = []
    /// How many at the front are passed.
    private var head = 0

    mutating func append(_ number: Int64) { numbers.append(number) }

    /// The first number that is still there.
    mutating func first(where isThere: (Int64) -> Bool) -> Int64? {
        while head < numbers.count, !isThere(numbers[head]) { head += 1 }
        if head > 64, head > numbers.count / 2 {
            numbers.removeFirst(head)
            head = 0
        }
        return head < numbers.count ? numbers[head] : nil
    }

    /// Forgets those that are gone, where they are most of all: those behind one that stays would pile up.
    mutating func compact(to count: Int, where isThere: (Int64) -> Bool) {
        guard numbers.count - head > 2 * count + 64 else { return }
        numbers = numbers[head...].filter(isThere)
        head = 0
    }

    /// All that were not passed, in order, also some that are gone.
    var rest: ArraySlice<Int64> { numbers[head...] }
}
