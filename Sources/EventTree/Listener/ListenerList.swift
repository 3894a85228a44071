/// The event listener list of a node, in order of registration.
///
/// Numbers ascend, so a listener is found by binary search; a removed one leaves an empty place until so many are empty
/// that closing the gaps costs each removal a constant. Adding and removing in any order is linear in all.
///
/// What is removed is handed to the caller, who releases it when the access to the list is over, and no owner is asked
/// during one: an object that a closure captured, and an owner, may reach back to the node when they are freed.
struct ListenerList {
    struct Place {
        let number: UInt64
        /// `nil` once removed: what the listener held is let go at once.
        var listener: Listener?
    }

    private(set) var places: ContiguousArray<Place> = []
    private var empty = 0
    /// The length at which the next look for ended owners is due: twice what the last one left, so a constant per addition.
    private var nextLook = 16
    private var lastNumber: UInt64 = 0
    /// The numbers of listener objects; closures have no identity.
    private var numbers: [ListenerIdentity: UInt64] = [:]

    /// https://dom.spec.whatwg.org/#add-an-event-listener, step 5: adds unless the same listener is there already.
    mutating func add(_ listener: Listener) -> UInt64 {
        if let identity = listener.identity, let number = numbers[identity] { return number }
        lastNumber += 1
        listener.number = lastNumber
        if let identity = listener.identity { numbers[identity] = lastNumber }
        places.append(Place(number: lastNumber, listener: listener))
        return lastNumber
    }

    /// https://dom.spec.whatwg.org/#remove-an-event-listener; `nil` if it is not there (any more).
    mutating func remove(_ number: UInt64) -> Listener? {
        guard let index = index(of: number), let listener = places[index].listener else { return nil }
        listener.removed = true
        places[index].listener = nil
        if let identity = listener.identity { numbers[identity] = nil }
        empty += 1
        if empty * 2 > places.count { closeGaps() }
        return listener
    }

    func number(of identity: ListenerIdentity) -> UInt64? { numbers[identity] }

    /// The listener with this number, unless it was removed.
    func listener(_ number: UInt64) -> Listener? { index(of: number).flatMap { places[$0].listener } }

    /// Whether every place holds a listener: the moment to take stock, since it costs each removal a constant.
    var isDense: Bool { empty == 0 }

    /// The bits of the detail types listened to.
    var heardTypes: UInt64 { places.reduce(0) { $0 | ($1.listener?.heardBit ?? 0) } }

    /// The bits of the detail types listened to on the way down.
    var capturedTypes: UInt64 {
        places.reduce(0) { $0 | ($1.listener?.traits.contains(.capture) == true ? $1.listener?.heardBit ?? 0 : 0) }
    }

    private func index(of number: UInt64) -> Int? { places.firstIndexAscending(of: number, by: \.number) }

    /// Whether it is time to look for listeners whose owners are gone.
    var isLookDue: Bool { places.count >= nextLook }

    /// Puts the next look off until the list has grown to twice what it holds now.
    mutating func lookIsDone() { nextLook = max(16, places.count * 2) }

    private mutating func closeGaps() {
        places.removeAll { $0.listener == nil }
        empty = 0
    }
}

extension Listener {
    /// The bit of the detail type listened to; every bit for a listener of every event.
    var heardBit: UInt64 { type?.heardBit ?? .max }
}
