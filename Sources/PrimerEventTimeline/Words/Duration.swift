extension Double {
    /// Milliseconds as a reader takes them in, whatever the language of the device.
    var duration: String {
        guard isFinite, magnitude < 1e15 else { return "?" }
        if self < 0 { return "−\((-self).duration)" }
        switch self {
        case 0: return "0 ms"
        case ..<0.001: return "<1 µs"
        case ..<0.1: return "\(Int64((self * 1_000).rounded())) µs"
        case ..<999.95: return "\(pixels) ms"
        case ..<59_995: return "\(hundredths(of: 1_000)) s"
        case _: return clock
        }
    }

    private func hundredths(of unit: Double) -> String {
        let hundredths = Int64((self / unit * 100).rounded())
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }

    private var clock: String {
        let seconds = Int64((self / 1_000).rounded())
        let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
        return hours > 0 ? "\(hours) h \(minutes) min" : "\(minutes) min \(seconds % 60) s"
    }
}
