import PrimerEvents

/// Hands out unique values and remembers which of them may be seen.
struct Canaries {
    private(set) var hidden: [String] = []
    private(set) var shown: [String] = []
    private var count = 0

    private mutating func next(_ word: String) -> String {
        count += 1
        // The zeros keep one canary from being the beginning of another.
        return "\(word)\(String(1_000_000 + count))"
    }

    /// A text that must not be seen.
    mutating func hide() -> String {
        let canary = next("HIDDEN")
        hidden.append(canary)
        return canary
    }

    /// A number that must not be seen.
    mutating func hideNumber() -> Int64 {
        count += 1
        let number = 770_000_000 + Int64(count)
        hidden.append(String(number))
        return number
    }

    /// A text that is seen.
    mutating func show() -> String {
        let canary = next("SHOWN")
        shown.append(canary)
        return canary
    }

    /// A moment that is seen.
    mutating func showTime() -> UnixSeconds {
        count += 1
        let seconds = 1_764_000_000 + Int64(count)
        shown.append(String(seconds))
        return UnixSeconds(seconds: seconds)
    }

    /// A JSON object whose names and values, at depth and in lists, must not be seen.
    mutating func hideObject() -> JSONObject {
        [
            hide(): .string(hide()),
            hide(): [.string(hide()), .integer(hideNumber()), [.string(hide())]],
            hide(): [hide(): .decimal(literal: "\(hideNumber()).5")],
        ]
    }
}
