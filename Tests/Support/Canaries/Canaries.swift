package import PrimerEvents

/// Hands out unique values and remembers which of them may be seen.
///
/// For every test of something that events pass on their way out: plant ``events()``, look for ``hidden``.
package struct Canaries {
    /// Nobody sees these.
    package private(set) var withheld: [String] = []
    /// These are seen by those who ask for the field.
    package private(set) var onRequest: [String] = []
    /// Anybody sees these.
    package private(set) var shown: [String] = []
    private var count = 0

    package init() {}

    private mutating func next(_ word: String) -> String {
        count += 1
        // The zeros keep one canary from being the beginning of another.
        return "\(word)\(String(1_000_000 + count))"
    }

    private mutating func nextNumber() -> Int64 {
        count += 1
        return 770_000_000 + Int64(count)
    }

    /// What printing must not show.
    package var hidden: [String] { withheld + onRequest }

    /// A text that nobody sees.
    package mutating func hide() -> String {
        let canary = next("WITHHELD")
        withheld.append(canary)
        return canary
    }

    /// A number that nobody sees.
    package mutating func hideNumber() -> Int64 {
        let number = nextNumber()
        withheld.append(String(number))
        return number
    }

    /// A text that is seen only by those who ask for it.
    package mutating func reserve() -> String {
        let canary = next("RESERVED")
        onRequest.append(canary)
        return canary
    }

    /// An amount that is seen only by those who ask for it.
    package mutating func reserveAmount() -> MinorUnits {
        let number = nextNumber()
        onRequest.append(String(number))
        return MinorUnits(number)
    }

    /// A text that is seen.
    package mutating func show() -> String {
        let canary = next("SHOWN")
        shown.append(canary)
        return canary
    }

    /// A moment that is seen.
    package mutating func showTime() -> UnixSeconds {
        count += 1
        let seconds = 1_764_000_000 + Int64(count)
        shown.append(String(seconds))
        return UnixSeconds(seconds: seconds)
    }

    /// A JSON object whose names and values, at depth and in lists, must not be seen.
    package mutating func hideObject() -> JSONObject {
        [
            hide(): .string(hide()),
            hide(): [.string(hide()), .integer(hideNumber()), [.string(hide())]],
            hide(): [hide(): .decimal(literal: "\(hideNumber()).5")],
        ]
    }
}
