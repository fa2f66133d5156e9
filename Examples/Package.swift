// swift-tools-version: 6.2
import PackageDescription

/// An example: a program with a folder of its own below Sources.
func example(_ name: String, uses product: String) -> Target {
  .executableTarget(
    name: name,
    dependencies: [.product(name: product, package: "launchgen"), "ExampleSupport"])
}

let package = Package(
  name: "launchgen-examples",
  platforms: [.macOS(.v13)],
  dependencies: [
    // Your package says instead: .package(url: "https://…/launchgen", from: "…")
    .package(name: "launchgen", path: "..")
  ],
  targets: [
    .target(name: "ExampleSupport"),
    example("ImagesInMemory", uses: "LaunchImages"),
    example("WriteFolder", uses: "LaunchImages"),
    example("ShowProgress", uses: "LaunchImages"),
    example("CancelBuild", uses: "LaunchImages"),
    example("MergeEntries", uses: "LaunchCheck"),
    example("ExplainLaunch", uses: "LaunchCheck"),
    example("CheckFolder", uses: "LaunchCheck"),
    example("PrintTemplate", uses: "OrientationCode"),
  ],
  swiftLanguageModes: [.v6]
)

// The examples also show that the library can be used with the compiler's strictest settings.
for target in package.targets {
  target.swiftSettings = [
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
