#if canImport(SwiftUI)
    internal import PrimerEventsUI
    public import SwiftUI

    extension View {
        /// For previews: gives the views below a scripted checkout, and plays the scenario while they are on the screen.
        ///
        /// ```swift
        /// PaymentView().primerEvents(playing: .declineThenRetry)
        /// ```
        ///
        /// Gates are asked: a payment that the view holds waits for a tap in the preview. When the view comes again, the
        /// play goes on where it was.
        ///
        /// - Parameters:
        ///   - scenario: What is played.
        ///   - source: Where the events come from.
        ///   - count: After how many steps it stops; by default at the end.
        ///   - pause: How many seconds of real time lie between two steps.
        public func primerEvents(
            playing scenario: CheckoutScenario, from source: ScriptedCheckout.Source = .nativeStates,
            upTo count: Int = .max, pause: Double = 1
        ) -> some View {
            modifier(PlayingModifier(play: PreviewPlay(scenario, source, count: count, pause: pause)))
        }
    }

    /// Keeps the script for as long as the view has its identity.
    private struct PlayingModifier: ViewModifier {
        @StateObject private var play: PreviewPlay

        init(play: @escaping @autoclosure () -> PreviewPlay) { _play = StateObject(wrappedValue: play()) }

        func body(content: Content) -> some View {
            let play = play
            return content.primerEvents(play.script.checkout).task { await play.goOn() }
        }
    }

    /// A script that is played in a preview.
    @MainActor
    private final class PreviewPlay: ObservableObject {
        let script: ScriptedCheckout
        private let count: Int
        private let pause: Double
        private var played = 0

        init(_ scenario: CheckoutScenario, _ source: ScriptedCheckout.Source, count: Int, pause: Double) {
            script = ScriptedCheckout(scenario, from: source)
            // Nobody is in a hurry before a preview.
            script.patience = .infinity
            self.count = count
            self.pause = pause
        }

        /// Plays on until the end, or until the task is cancelled because the view goes.
        func goOn() async {
            while played < count, let _ = try? await script.step() {
                played += 1
                let nanoseconds = UInt64(max(0, min(pause, 3_600)) * 1_000_000_000)
                do { try await Task.sleep(nanoseconds: nanoseconds) } catch { return }
            }
        }
    }
#endif
