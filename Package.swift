// swift-tools-version: 6.2
import PackageDescription

let features: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
    name: "primer-events",
    platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8)],
    products: [
        .library(name: "EventTree", targets: ["EventTree"]),
        .library(name: "PrimerEvents", targets: ["PrimerEvents"]),
        .library(name: "PrimerCheckoutStates", targets: ["PrimerCheckoutStates"]),
        .library(name: "PrimerEventCoding", targets: ["PrimerEventCoding"]),
        .library(name: "PrimerWebBridge", targets: ["PrimerWebBridge"]),
        .library(name: "PrimerEventListeners", targets: ["PrimerEventListeners"]),
        .library(name: "PrimerEventAnalytics", targets: ["PrimerEventAnalytics"]),
        .library(name: "PrimerEventTimeline", targets: ["PrimerEventTimeline"]),
        .library(name: "PrimerEventsUI", targets: ["PrimerEventsUI"]),
        .library(name: "PrimerEventsTesting", targets: ["PrimerEventsTesting"]),
    ],
    targets: [
        .target(name: "EventTree", swiftSettings: features),
        // Files that survive a crash, and the ownership of a folder; no product is named for it.
        .target(name: "DurableFiles", swiftSettings: features),
        .target(name: "PrimerEvents", dependencies: ["EventTree"], swiftSettings: features),
        .target(name: "PrimerCheckoutStates", dependencies: ["EventTree", "PrimerEvents"], swiftSettings: features),
        .target(name: "PrimerEventCoding", dependencies: ["EventTree", "PrimerEvents"], swiftSettings: features),
        .target(
            name: "PrimerWebBridge", dependencies: ["EventTree", "PrimerEvents", "PrimerEventCoding"],
            swiftSettings: features),
        .target(
            name: "PrimerEventListeners", dependencies: ["EventTree", "PrimerEvents", "PrimerEventCoding"],
            swiftSettings: features),
        .target(
            name: "PrimerEventAnalytics",
            dependencies: ["DurableFiles", "EventTree", "PrimerEvents", "PrimerEventCoding", "PrimerEventListeners"],
            swiftSettings: features),
        .target(
            name: "PrimerEventTimeline",
            dependencies: ["EventTree", "PrimerEvents", "PrimerEventCoding", "PrimerEventListeners"],
            swiftSettings: features),
        .target(
            name: "PrimerEventsUI", dependencies: ["EventTree", "PrimerEvents", "PrimerCheckoutStates"],
            swiftSettings: features),
        .target(
            name: "PrimerEventsTesting",
            dependencies: ["EventTree", "PrimerEvents", "PrimerCheckoutStates", "PrimerEventsUI"],
            swiftSettings: features),
        // The scenario runner is an example that the tests use too; no product carries it into an app.
        .target(
            name: "ScenarioRunner", dependencies: ["EventTree"], path: "Examples/Sources/ScenarioRunner",
            swiftSettings: features),
        // Native states as lines, likewise.
        .target(
            name: "StateLines", dependencies: ["PrimerEvents", "PrimerCheckoutStates", "PrimerEventCoding"],
            path: "Examples/Sources/StateLines", swiftSettings: features),
        // Private values planted in every field of every event, for the tests of whatever events leave the device by.
        .target(
            name: "CanarySupport", dependencies: ["PrimerEvents"], path: "Tests/Support/Canaries",
            swiftSettings: features),
        // The recorded sessions, for the tests of whatever reads them.
        .target(
            name: "SessionSupport", dependencies: ["PrimerEventCoding"], path: "Tests/Support/Sessions",
            swiftSettings: features),
        // Details, and services that remember what they were given, for the tests of listeners.
        .target(
            name: "ListenerSupport",
            dependencies: [
                "EventTree", "PrimerEvents", "PrimerEventListeners", "PrimerEventAnalytics", "PrimerEventsTesting",
            ],
            path: "Tests/Support/Listeners", swiftSettings: features),
        // Random scripts of code that re-enters its event trees, for tests and for a program under the address sanitizer.
        .target(
            name: "ReentrancySupport", dependencies: ["EventTree"], path: "Tests/Support/Reentrancy",
            swiftSettings: features),
        .executableTarget(
            name: "reentrancy-scripts", dependencies: ["ReentrancySupport"], path: "Tests/ReentrancyScripts",
            swiftSettings: features),
        .testTarget(
            name: "EventTreeTests",
            dependencies: ["EventTree", "ScenarioRunner", "PrimerEventsTesting", "ReentrancySupport"],
            swiftSettings: features),
        .testTarget(
            name: "PrimerEventsTests",
            dependencies: ["EventTree", "PrimerEvents", "PrimerEventsTesting", "CanarySupport"],
            exclude: ["Fixtures"], swiftSettings: features),
        .testTarget(
            name: "PrimerCheckoutStatesTests",
            dependencies: ["EventTree", "PrimerEvents", "PrimerCheckoutStates", "PrimerEventsTesting"],
            swiftSettings: features),
        .testTarget(
            name: "PrimerEventCodingTests",
            dependencies: ["EventTree", "PrimerEvents", "PrimerEventCoding", "PrimerEventsTesting", "SessionSupport"],
            swiftSettings: features),
        .testTarget(
            name: "PrimerWebBridgeTests",
            dependencies: [
                "EventTree", "PrimerEvents", "PrimerEventCoding", "PrimerEventsTesting", "PrimerWebBridge",
                "SessionSupport",
            ],
            swiftSettings: features),
        .testTarget(
            name: "PrimerEventListenersTests",
            dependencies: [
                "EventTree", "PrimerEvents", "PrimerEventCoding", "PrimerEventListeners", "PrimerEventAnalytics",
                "PrimerEventsTesting", "CanarySupport", "ListenerSupport", "SessionSupport",
            ],
            swiftSettings: features),
        // A process for the tests to kill; no product carries it into an app.
        .executableTarget(
            name: "analytics-crasher", dependencies: ["PrimerEvents", "PrimerEventListeners", "PrimerEventAnalytics"],
            path: "Tests/AnalyticsCrasher", swiftSettings: features),
        .testTarget(
            name: "PrimerEventAnalyticsTests",
            dependencies: [
                "DurableFiles", "EventTree", "PrimerEvents", "PrimerEventCoding", "PrimerEventListeners",
                "PrimerEventAnalytics", "PrimerEventsTesting", "CanarySupport", "ListenerSupport", "SessionSupport",
                "analytics-crasher",
            ],
            swiftSettings: features),
        .testTarget(
            name: "PrimerEventTimelineTests",
            dependencies: [
                "EventTree", "PrimerEvents", "PrimerEventCoding", "PrimerEventTimeline", "PrimerEventListeners",
                "PrimerEventAnalytics", "PrimerEventsTesting", "CanarySupport", "ListenerSupport", "SessionSupport",
            ],
            swiftSettings: features),
        .testTarget(
            name: "PrimerEventsUITests",
            dependencies: ["EventTree", "PrimerEvents", "PrimerEventsUI", "PrimerEventsTesting"],
            swiftSettings: features),
        .testTarget(
            name: "PrimerEventsTestingTests",
            dependencies: ["EventTree", "PrimerEvents", "PrimerCheckoutStates", "PrimerEventsTesting"],
            swiftSettings: features),
        .testTarget(
            name: "StateLinesTests",
            dependencies: [
                "PrimerEvents", "PrimerCheckoutStates", "PrimerEventCoding", "StateLines", "SessionSupport",
            ],
            swiftSettings: features),
        .testTarget(
            name: "ReadmeTests",
            dependencies: [
                "EventTree", "PrimerEvents", "PrimerCheckoutStates", "PrimerEventCoding", "PrimerWebBridge",
                "PrimerEventListeners", "PrimerEventAnalytics", "PrimerEventTimeline", "PrimerEventsUI",
                "PrimerEventsTesting",
            ],
            swiftSettings: features),
    ],
    swiftLanguageModes: [.v6]
)

// A sanitizer's run builds the tests that it is for, and no others; see .ci/run and .ci/nightly.
if let wanted = Context.environment["ONLY_TESTS"] {
    let names = wanted.split(separator: " ").map(String.init)
    package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}
