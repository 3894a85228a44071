// swift-tools-version: 6.2
// What the package does on a screen, tested where there is none: its own sources, and stubs of Apple's frameworks that give
// views a life. `.ci/check-ui` runs it; on an Apple system the frameworks themselves would be in the way.
import PackageDescription

let features: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
]

func framework(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Frameworks/\(name)", swiftSettings: features)
}

/// A module of the package, which finds the frameworks that it asks for.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Modules/\(name)", swiftSettings: features)
}

let package = Package(
    name: "on-screen",
    targets: [
        framework("os"),
        framework("Combine"),
        framework("SwiftUI", ["Combine"]),
        module("EventTree"),
        module("PrimerEvents", ["EventTree", "os"]),
        module("PrimerCheckoutStates", ["EventTree", "PrimerEvents"]),
        module("PrimerEventsUI", ["EventTree", "PrimerEvents", "PrimerCheckoutStates", "SwiftUI", "Combine"]),
        module(
            "PrimerEventsTesting",
            ["EventTree", "PrimerEvents", "PrimerCheckoutStates", "PrimerEventsUI", "SwiftUI", "Combine"]),
        // The example, without the file that is the process.
        .target(
            name: "CheckoutApp",
            dependencies: ["PrimerEventsUI", "PrimerCheckoutStates", "PrimerEventsTesting", "SwiftUI"],
            path: "Apps/CheckoutApp", exclude: ["CheckoutApp.swift", "README.md"], swiftSettings: features),
        .testTarget(
            name: "OnScreenTests",
            dependencies: [
                "PrimerEvents", "PrimerCheckoutStates", "PrimerEventsUI", "PrimerEventsTesting", "SwiftUI", "Combine",
                "CheckoutApp", "os",
            ],
            path: "Tests", swiftSettings: features),
    ],
    swiftLanguageModes: [.v6]
)
