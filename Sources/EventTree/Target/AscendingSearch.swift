extension ContiguousArray {
    /// The index of the element with this number, where numbers ascend: a binary search.
    func firstIndexAscending(of number: UInt64, by key: (Element) -> UInt64) -> Int? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if key(self[middle]) < number { low = middle + 1 } else { high = middle }
        }
        return low < count && key(self[low]) == number ? low : nil
    }
}
