import Foundation

/// How much memory things take: the resident pages of the process, before and after.
enum Memory {
    /// Bytes for each of `count` things that `make` returns; `nil` where the system does not tell.
    static func bytes<Things>(each count: Int, _ make: () -> Things) -> Double? {
        giveBackFreePages()
        guard let before = residentBytes() else { return nil }
        let things = make()
        return withExtendedLifetime(things) { residentBytes().map { Double($0 - before) / Double(count) } }
    }

    /// What an earlier case left free would otherwise be used first, and not be counted.
    private static func giveBackFreePages() {
        guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "malloc_trim") else { return }
        _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)(0)
    }

    private static func residentBytes() -> Int? {
        guard let statistics = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
        return statistics.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map {
            $0 * Int(sysconf(Int32(_SC_PAGESIZE)))
        }
    }
}
