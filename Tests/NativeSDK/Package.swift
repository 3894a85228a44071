// swift-tools-version: 6.2
// Plays the double of the native SDK through the glue of the example sdk-bridge and the adapter. A package of its own, because
// the double has the module name of the real SDK, which an app has beside this package. `.ci/check-glue` runs it.
import PackageDescription

let features: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "native-sdk",
    platforms: [.macOS(.v12)],
    dependencies: [.package(name: "primer-events", path: "../..")],
    targets: [
        .target(name: "CombineDouble", path: "CombineDouble", swiftSettings: features),
        .target(
            name: "PrimerSDK",
            dependencies: [.target(name: "CombineDouble", condition: .when(platforms: [.linux]))],
            path: "Double", swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "SDKGlue",
            dependencies: [
                "PrimerSDK",
                .product(name: "PrimerEvents", package: "primer-events"),
                .product(name: "PrimerCheckoutStates", package: "primer-events"),
            ],
            path: "Glue", swiftSettings: features),
        .testTarget(
            name: "SDKGlueTests",
            dependencies: [
                "SDKGlue", "PrimerSDK",
                .product(name: "PrimerEvents", package: "primer-events"),
                .product(name: "PrimerCheckoutStates", package: "primer-events"),
            ],
            path: "Tests", swiftSettings: features),
    ],
    swiftLanguageModes: [.v6]
)
