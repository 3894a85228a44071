import Foundation

/// The code that is fuzzed: the name is what `FUZZ_TARGET` has. A new target is one line here and one file in `Targets`.
private let tests: [String: @Sendable ([UInt8]) -> Void] = [
    "bridge": BridgeTarget.test,
    "decoder": DecoderTarget.test,
    "framer": FramerTarget.test,
]

private let chosenTest: @Sendable ([UInt8]) -> Void = {
    let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
    guard let test = tests[name] else { fatalError("no FUZZ_TARGET is called \(name)") }
    return test
}()

/// What libFuzzer calls with every input that it makes.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    chosenTest(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}
