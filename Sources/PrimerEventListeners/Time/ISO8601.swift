/// Moments as text in ISO 8601, in UTC and the Gregorian calendar whatever the settings of the device.
enum ISO8601 {
    private static let millisecondsPerDay: Int64 = 86_400_000
    /// The first moment of the year 0, and the last of 9999: beyond, a year would not have four digits.
    private static let range: ClosedRange<Int64> = -62_167_219_200_000...253_402_300_799_999

    /// The moment with milliseconds and `Z`, `2025-11-30T02:40:20.000Z`, as `toISOString()` on the web.
    ///
    /// A moment outside of the years 0 to 9999 becomes the nearest inside.
    static func text(ofMilliseconds milliseconds: Int64) -> String {
        let moment = min(max(milliseconds, range.lowerBound), range.upperBound)
        let time = ((moment % millisecondsPerDay) + millisecondsPerDay) % millisecondsPerDay
        let (year, month, day) = date(ofDay: (moment - time) / millisecondsPerDay)
        let (hour, minute) = (time / 3_600_000, time / 60_000 % 60)
        let (second, fraction) = (time / 1_000 % 60, time % 1_000)
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
            + "T\(padded(hour, 2)):\(padded(minute, 2)):\(padded(second, 2)).\(padded(fraction, 3))Z"
    }

    /// The date of a day, counted from 1 January 1970.
    ///
    /// Years begin in March here, so that the leap day is the last of its year, and 400 of them always have as many days.
    private static func date(ofDay day: Int64) -> (year: Int64, month: Int64, day: Int64) {
        let shifted = day + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (
            yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        )
    }

    private static func padded(_ number: Int64, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
