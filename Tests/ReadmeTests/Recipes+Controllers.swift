#if canImport(UIKit) && !os(watchOS)
    import PrimerEventsUI
    import UIKit

    final class PayViewController: UIViewController {
        private let checkout: Checkout
        private let failures: EventSubscription<PaymentFailure>

        init(_ checkout: Checkout) {
            self.checkout = checkout
            failures = EventSubscription(.paymentFailure) { _ in }
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            // For as long as the controller lives, on the screen or not.
            checkout.addEventListener(.paymentSuccess, owner: self) { controller, _ in
                controller.title = "Thank you!"
            }
            // While it is on the screen: with the two below.
            failures.listener = { [weak self] event in self?.title = "Not paid: \(event.detail.retryAdvice)" }
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            failures.begin(on: checkout)
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            failures.end()
        }
    }
#endif
