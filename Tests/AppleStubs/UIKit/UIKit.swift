// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of UIKit's public surface that the package's recipes use, as Apple declares it; nothing in it works.
@_exported public import Foundation

@available(iOS 2.0, tvOS 9.0, *)
@MainActor open class UIResponder: NSObject {
    public nonisolated override init() { super.init() }
}

@available(iOS 2.0, tvOS 9.0, *)
@MainActor open class UIViewController: UIResponder {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
    public required init?(coder: NSCoder) {}

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    open var title: String?
}
