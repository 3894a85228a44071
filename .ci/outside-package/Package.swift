// swift-tools-version: 6.2
// An app as others write it: .ci/check-outside-package copies it out of the repository and runs its tests.
import PackageDescription

let path = Context.environment["PRIMER_EVENTS"] ?? "../.."
let settings: [SwiftSetting] = [
    .swiftLanguageMode(Context.environment["LANGUAGE_MODE"] == "5" ? .v5 : .v6),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "shop",
    platforms: [.iOS(.v15), .macOS(.v12)],
    dependencies: [.package(name: "primer-events", path: path)],
    targets: [
        .target(
            name: "Shop", dependencies: [.product(name: "PrimerEvents", package: "primer-events")],
            swiftSettings: settings),
        .testTarget(
            name: "ShopTests",
            dependencies: ["Shop", .product(name: "PrimerEventsTesting", package: "primer-events")],
            swiftSettings: settings),
        .testTarget(
            name: "ShopXCTests",
            dependencies: ["Shop", .product(name: "PrimerEventsTesting", package: "primer-events")],
            swiftSettings: settings),
    ]
)
