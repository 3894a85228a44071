// swift-tools-version: 6.2
import PackageDescription

// A library and no program: .ci/fuzz links it to libFuzzer, which brings `main`.
let package = Package(
    name: "primer-events-fuzzing",
    platforms: [.macOS(.v12)],
    products: [.library(name: "EventFuzzing", type: .static, targets: ["EventFuzzing"])],
    dependencies: [.package(name: "primer-events", path: "../..")],
    targets: [
        .target(
            name: "EventFuzzing",
            dependencies: [
                .product(name: "PrimerEvents", package: "primer-events"),
                .product(name: "PrimerEventCoding", package: "primer-events"),
                .product(name: "PrimerWebBridge", package: "primer-events"),
            ],
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
                .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
