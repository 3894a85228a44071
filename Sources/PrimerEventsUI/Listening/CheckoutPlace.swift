package import PrimerEvents

/// What a view finds above it.
package enum CheckoutPlace: Equatable {
    /// No view above says anything of a checkout: most likely one was forgotten.
    case missing
    /// A view above says that there is no checkout yet.
    case empty
    /// The checkout of the nearest view above that has one.
    case checkout(Checkout)

    /// What a view above says.
    package init(_ checkout: Checkout?) { self = checkout.map(Self.checkout) ?? .empty }

    /// The checkout, if there is one.
    package var checkout: Checkout? {
        switch self {
        case .checkout(let checkout): checkout
        case .missing, .empty: nil
        }
    }

    package static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.missing, .missing), (.empty, .empty): true
        case (.checkout(let left), .checkout(let right)): left === right
        case (.missing, _), (.empty, _), (.checkout, _): false
        }
    }
}
