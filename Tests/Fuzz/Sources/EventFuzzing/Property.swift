/// A property of the code under test; libFuzzer takes it for a crash if it does not hold.
func require(_ holds: Bool, _ property: StaticString, file: StaticString = #file, line: UInt = #line) {
    if !holds { fatalError("does not hold: \(property)", file: file, line: line) }
}
