// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "launchgen-plugins",
  products: [
    .plugin(name: "LaunchgenCommand", targets: ["LaunchgenCommand"]),
    .plugin(name: "LaunchgenBuildTool", targets: ["LaunchgenBuildTool"]),
  ],
  targets: [
    // The command as `make dist` builds it; Packaging/plugins.sh fills in where it is.
    .binaryTarget(
      name: "launchgen",
      @ARTIFACT@
    ),
    .plugin(
      name: "LaunchgenCommand",
      capability: .command(
        intent: .custom(verb: "launchgen", description: "Make or check launch images"),
        permissions: [
          .writeToPackageDirectory(reason: "launchgen writes launch images and Info.plist entries.")
        ]),
      dependencies: ["launchgen"]),
    .plugin(
      name: "LaunchgenBuildTool", capability: .buildTool(), dependencies: ["launchgen"]),
  ]
)
