internal import Foundation

extension StateDiagnostic {
    /// Writes the diagnostic as one line: what happens to it where the app says nothing else.
    public func writeToStandardError() {
        FileHandle.standardError.write(Data("PrimerCheckoutStates: \(self)\n".utf8))
    }
}
