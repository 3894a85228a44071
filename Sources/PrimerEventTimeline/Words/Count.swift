extension Int {
    /// So many of something: `1 event`, `12,000 events`.
    func of(_ noun: String, _ nouns: String? = nil) -> String { "\(grouped) \(self == 1 ? noun : nouns ?? noun + "s")" }

    /// The number with a comma after every three digits.
    var grouped: String {
        let digits = Array(String(magnitude))
        let groups = digits.enumerated().map { index, digit in
            let left = digits.count - index
            return (left % 3 == 0 && index > 0 ? "," : "") + String(digit)
        }
        return (self < 0 ? "−" : "") + groups.joined()
    }
}
