#if canImport(SwiftUI)
    public import SwiftUI

    extension View {
        /// Gives the views below a checkout: to listen to with `onPrimerEvent`, to dispatch on from their environment.
        ///
        /// ```swift
        /// WindowGroup { PaymentView().primerEvents(checkout) }
        /// ```
        ///
        /// The nearest one above a view is the view's. Whoever made the checkout's hub keeps that, as ever.
        ///
        /// - Parameter checkout: The checkout; `nil` while there is none yet, which views below wait for without a
        ///   diagnostic.
        public func primerEvents(_ checkout: Checkout?) -> some View {
            environment(\.checkoutPlace, CheckoutPlace(checkout))
        }
    }

    extension EnvironmentValues {
        /// The checkout that `primerEvents(_:)` gave to a view above: for triggers and controls.
        ///
        /// ```swift
        /// @Environment(\.primerCheckout) private var checkout
        /// ```
        public var primerCheckout: Checkout? { checkoutPlace.checkout }

        var checkoutPlace: CheckoutPlace {
            get { self[CheckoutPlaceKey.self] }
            set { self[CheckoutPlaceKey.self] = newValue }
        }
    }

    private struct CheckoutPlaceKey: EnvironmentKey {
        static var defaultValue: CheckoutPlace { .missing }
    }
#endif
