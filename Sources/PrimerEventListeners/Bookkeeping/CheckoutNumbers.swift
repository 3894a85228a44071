internal import EventTree

/// Numbers for the checkouts that events pass, from 1: their ids are the choice of a page or an app and stay private.
struct CheckoutNumbers {
    private var numbers = PerNode<Int>()
    private var last = 0

    /// The number of a checkout by its node.
    mutating func number(of node: EventTarget) -> Int {
        if let number = numbers[node] { return number }
        last += 1
        numbers[node] = last
        return last
    }
}
