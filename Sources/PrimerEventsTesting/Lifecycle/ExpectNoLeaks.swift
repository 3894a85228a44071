import EventTree
import PrimerEvents

/// Expects that an app's object and all of a checkout are gone when they are let go.
///
/// ```swift
/// try await expectNoLeaks { script in ReceiptScreen(script.checkout) }
/// ```
///
/// It plays a scenario with the object listening. When the object is let go it must be gone, and every node must have as
/// many listeners as before; when the script is let go, so must hub, checkout and adapter.
///
/// - Parameters:
///   - scenario: What is played; by default a success.
///   - source: Where the events come from.
///   - patience: For how many seconds of real time to wait for tasks that are about to end.
///   - make: Makes the object that listens. It is kept while the scenario plays and let go afterwards.
/// - Throws: ``LeakError``, ``ScriptError``, or what `make` throws.
public func expectNoLeaks<Owner: AnyObject>(
    playing scenario: CheckoutScenario = .success, from source: ScriptedCheckout.Source = .nativeStates,
    patience: Double = 1, _ make: (ScriptedCheckout) throws -> Owner
) async throws {
    let check = try await playAndLetGo(scenario, source, patience: patience, make)
    try await check.expectNothingIsLeft(patience: patience)
}

/// In a call of its own, so that its variables hold nothing afterwards.
private func playAndLetGo<Owner: AnyObject>(
    _ scenario: CheckoutScenario, _ source: ScriptedCheckout.Source, patience: Double,
    _ make: (ScriptedCheckout) throws -> Owner
) async throws -> LifecycleCheck {
    let script = ScriptedCheckout(scenario, from: source)
    let check = LifecycleCheck(of: script.hub)
    if let native = script.sdk as? NativeSDK { check.watch(native.adapter) }
    let ofOwner = try await play(script, make)
    try await ofOwner.expectNothingIsLeft(patience: patience)
    try await check.expectListenersAreBack(patience: patience)
    return check
}

private func play<Owner: AnyObject>(
    _ script: ScriptedCheckout, _ make: (ScriptedCheckout) throws -> Owner
) async throws -> LifecycleCheck {
    let owner = try make(script)
    let check = LifecycleCheck()
    check.watch(owner)
    try await script.play()
    withExtendedLifetime(owner) {}
    return check
}
