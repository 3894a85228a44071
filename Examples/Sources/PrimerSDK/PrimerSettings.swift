// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

public final class PrimerSettings {
    public let uiOptions: PrimerUIOptions

    public init(uiOptions: PrimerUIOptions? = nil) { self.uiOptions = uiOptions ?? PrimerUIOptions() }
}

public final class PrimerUIOptions {
    public internal(set) var isErrorScreenEnabled: Bool
    public internal(set) var isSuccessScreenEnabled: Bool

    public init(isErrorScreenEnabled: Bool? = nil, isSuccessScreenEnabled: Bool? = nil) {
        self.isErrorScreenEnabled = isErrorScreenEnabled ?? true
        self.isSuccessScreenEnabled = isSuccessScreenEnabled ?? true
    }
}

@available(iOS 15.0, *)
public struct PrimerCheckoutTheme: Equatable {
    public init() {}
}
