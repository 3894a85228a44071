// swift-tools-version: 6.2
import PackageDescription

let features: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
    name: "primer-events-examples",
    platforms: [.macOS(.v12)],
    dependencies: [.package(name: "primer-events", path: "..")],
    targets: [
        .target(
            name: "ScenarioRunner",
            dependencies: [.product(name: "EventTree", package: "primer-events")],
            swiftSettings: features),
        .target(
            name: "StateLines",
            dependencies: [
                .product(name: "PrimerEvents", package: "primer-events"),
                .product(name: "PrimerCheckoutStates", package: "primer-events"),
                .product(name: "PrimerEventCoding", package: "primer-events"),
            ],
            swiftSettings: features),
        .executableTarget(name: "event-scenarios", dependencies: ["ScenarioRunner"], swiftSettings: features),
        .executableTarget(
            name: "event-benchmarks",
            dependencies: [
                .product(name: "EventTree", package: "primer-events"),
                .product(name: "PrimerEvents", package: "primer-events"),
                .product(name: "PrimerEventCoding", package: "primer-events"),
                .product(name: "PrimerEventAnalytics", package: "primer-events"),
                .product(name: "PrimerEventListeners", package: "primer-events"),
            ],
            swiftSettings: features),
        // A double of the SDK, so that the glue runs where the SDK does not: its public surface is the real one's, which
        // .ci/check-glue proves. Like the real one it is built in Swift 5 mode.
        .target(
            name: "PrimerSDK",
            dependencies: [.target(name: "CombineDouble", condition: .when(platforms: [.linux]))],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        // For the double where there is no Combine.
        .target(name: "CombineDouble", path: "Sources/CombineDouble", swiftSettings: features),
        .executableTarget(
            name: "sdk-bridge",
            dependencies: [
                "PrimerSDK",
                .product(name: "PrimerEvents", package: "primer-events"),
                .product(name: "PrimerCheckoutStates", package: "primer-events"),
            ],
            exclude: ["events.txt"],
            swiftSettings: features),
        .executableTarget(
            name: "payment-gate",
            dependencies: [.product(name: "PrimerEvents", package: "primer-events")],
            exclude: ["story.txt"],
            swiftSettings: features),
        // Recorded sessions for the examples that listen.
        .target(
            name: "ExampleSessions",
            dependencies: [
                .product(name: "PrimerEvents", package: "primer-events"),
                .product(name: "PrimerEventCoding", package: "primer-events"),
                .product(name: "PrimerEventListeners", package: "primer-events"),
            ],
            swiftSettings: features),
        .executableTarget(
            name: "logging-listener",
            dependencies: [
                "ExampleSessions",
                .product(name: "PrimerEvents", package: "primer-events"),
                .product(name: "PrimerEventListeners", package: "primer-events"),
            ],
            exclude: ["output.txt"],
            swiftSettings: features),
        .executableTarget(
            name: "analytics-listener",
            dependencies: [
                "ExampleSessions",
                .product(name: "PrimerEvents", package: "primer-events"),
                .product(name: "PrimerEventCoding", package: "primer-events"),
                .product(name: "PrimerEventAnalytics", package: "primer-events"),
                .product(name: "PrimerEventListeners", package: "primer-events"),
            ],
            exclude: ["output.ndjson"],
            swiftSettings: features),
        .executableTarget(
            name: "web-bridge",
            dependencies: [
                .product(name: "PrimerEvents", package: "primer-events"),
                .product(name: "PrimerEventCoding", package: "primer-events"),
                .product(name: "PrimerWebBridge", package: "primer-events"),
            ],
            exclude: ["pages"],
            swiftSettings: features),
        .executableTarget(
            name: "checkout-demo",
            dependencies: [
                "StateLines",
                .product(name: "PrimerEventListeners", package: "primer-events"),
                .product(name: "PrimerEventTimeline", package: "primer-events"),
                .product(name: "PrimerEvents", package: "primer-events"),
                .product(name: "PrimerCheckoutStates", package: "primer-events"),
                .product(name: "PrimerEventCoding", package: "primer-events"),
                .product(name: "PrimerEventsTesting", package: "primer-events"),
            ],
            exclude: ["decline-then-retry.mmd"],
            swiftSettings: features),
    ],
    swiftLanguageModes: [.v6]
)
