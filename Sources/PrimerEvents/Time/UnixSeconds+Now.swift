internal import Foundation

extension UnixSeconds {
    /// The current time of the system, as `Math.floor(Date.now() / 1000)` on the web.
    public static var now: UnixSeconds { UnixSeconds(seconds: Int64(Date().timeIntervalSince1970.rounded(.down))) }
}
