/// Which of the vendor's sources the double follows where they differ.
package enum SDKVersion: Sendable, CaseIterable {
    /// The documents of 3.0.0-beta.8.
    case documented
    /// The sources of the branch after it.
    case newer

    /// Whether `selectVaulted(_:)` pays; otherwise it selects, and the SDK's own button pays.
    var selectVaultedPays: Bool { self == .documented }
    /// Whether the list says that a payment with a saved method is running.
    var showsVaultPayment: Bool { self == .newer }
    /// Whether a failure carries its payment as `checkoutData`; otherwise only the error names it.
    var failuresCarryPayment: Bool { self == .documented }
    /// Whether saved methods are published before the list of methods.
    var savedMethodsComeFirst: Bool { self == .documented }
    /// Whether a failed refresh is reported before the phase is ready again.
    var refreshFailsBeforeReady: Bool { self == .documented }
    /// Whether card form and list stay the same objects across a refresh.
    var keepsChildSessions: Bool { self == .documented }
    /// Whether a second `presentCheckout` while a sheet is open is ignored without a call of the delegate.
    var refusesSecondSheet: Bool { self == .newer }
}
