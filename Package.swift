// swift-tools-version: 6.2
import PackageDescription

/// `make` sets this, so that the project's own work stops at a warning while a user of the
/// package with a newer compiler is not stopped by one.
let warningsAreErrors = Context.environment["LAUNCHGEN_WARNINGS_AS_ERRORS"] == "1"

let executableSettings: [SwiftSetting] =
  [
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (warningsAreErrors ? [.treatAllWarnings(as: .error)] : [])

/// A library also says of each import whether its own interface shows it; an executable has none.
let swiftSettings = executableSettings + [.enableUpcomingFeature("InternalImportsByDefault")]

let cSettings: [CSetting] =
  [.enableWarning("all"), .enableWarning("extra")]
  + (warningsAreErrors ? [.treatAllWarnings(as: .error)] : [])

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")

/// The templates of orientation code, each of which is there in two languages.
let codeTemplates = [
  "landscape-app", "landscape-scene", "portrait-after-launch", "scene-orientations",
  "root-view-controller", "navigation-delegate", "navigation-subclass", "tab-bar-delegate",
  "portrait-first", "rotation-lock", "landscape-on-plus", "regular-width-container", "upside-down",
  "ipad-landscape-screen", "rotation-callbacks",
]

let package = Package(
  name: "launchgen",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "launchgen", targets: ["launchgen"]),
    .library(name: "LaunchImages", targets: ["LaunchImages", "LaunchRules"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
  ],
  targets: [
    // System libraries.
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .systemLibrary(
      name: "CLCMS", pkgConfig: "lcms2",
      providers: [.apt(["liblcms2-dev"]), .brew(["little-cms2"])]),

    // C: what Swift cannot say.
    .target(name: "CPNGShims", dependencies: ["CPNG"], cSettings: cSettings),
    .target(name: "CPixelKernels", cSettings: cSettings),

    // The pipeline, lowest first.
    .target(name: "Pixels", dependencies: ["CPixelKernels"], swiftSettings: swiftSettings),
    .target(
      name: "ColorManagement", dependencies: ["CLCMS", "Pixels"], swiftSettings: swiftSettings),
    .target(
      name: "PNGCodec", dependencies: ["Pixels", "CPixelKernels", "CPNGShims", "CDeflate"],
      swiftSettings: swiftSettings),
    .target(
      name: "Files",
      dependencies: [.product(name: "SystemPackage", package: "swift-system")],
      swiftSettings: swiftSettings),
    .target(name: "LaunchRules", swiftSettings: swiftSettings),
    .target(
      name: "LaunchImages",
      dependencies: [
        "ColorManagement", "Files", "LaunchRules", "PNGCodec", "Pixels",
        .product(name: "Mustache", package: "swift-mustache"),
      ],
      resources: [
        .embedInCode("../../Templates/UILaunchImages.plist.mustache"),
        .embedInCode("../../Templates/UILaunchImages.fragment.mustache"),
        .embedInCode("../../Templates/LaunchScreen.storyboard.mustache"),
        .embedInCode("../../Templates/LaunchAssets.xcassets.mustache"),
        .embedInCode("../../Templates/LaunchArtwork.imageset.mustache"),
        .embedInCode("../../Templates/LaunchBackground.colorset.mustache"),
        .embedInCode("../../Templates/LaunchFile.plist.mustache"),
      ],
      swiftSettings: swiftSettings),
    .target(
      name: "OrientationCode",
      dependencies: ["LaunchRules", .product(name: "Mustache", package: "swift-mustache")],
      resources: codeTemplates.flatMap { name in
        ["swift", "objc"].map { .embedInCode("../../Templates/Code/\(name).\($0).mustache") }
      },
      swiftSettings: swiftSettings),
    .target(name: "InfoPlist", dependencies: ["LaunchRules"], swiftSettings: swiftSettings),
    .target(name: "Archives", dependencies: ["CDeflate", "Files"], swiftSettings: swiftSettings),
    .target(
      name: "LaunchCheck",
      dependencies: ["Archives", "Files", "InfoPlist", "LaunchRules", "PNGCodec", "Pixels"],
      swiftSettings: swiftSettings),

    // What people run.
    .executableTarget(
      name: "launchgen",
      dependencies: [
        "Files", "InfoPlist", "LaunchCheck", "LaunchImages", "LaunchRules", "OrientationCode",
        "PNGCodec", "Pixels", argumentParser,
      ],
      swiftSettings: executableSettings),
    .executableTarget(
      name: "launchgen-benchmark",
      dependencies: ["Files", "LaunchImages", "PNGCodec", "Pixels", argumentParser],
      exclude: ["Peers"], swiftSettings: executableSettings),

    // Writes the man page from what launchgen says of itself.
    .executableTarget(
      name: "launchgen-manual", dependencies: ["LaunchRules", argumentParser],
      swiftSettings: executableSettings),

    // Draws the pictures in SampleAssets.
    .executableTarget(
      name: "sample-artwork", dependencies: ["Files", "PNGCodec", "Pixels"],
      path: "SampleAssets/Generator", swiftSettings: executableSettings),

    .testTarget(
      name: "PixelsTests", dependencies: ["CPixelKernels", "Pixels"],
      swiftSettings: executableSettings),
    .testTarget(
      name: "ColorManagementTests", dependencies: ["ColorManagement", "Pixels"],
      swiftSettings: executableSettings),
    .testTarget(
      name: "PNGCodecTests", dependencies: ["CDeflate", "CPixelKernels", "PNGCodec", "Pixels"],
      swiftSettings: executableSettings),
    .testTarget(
      name: "LaunchImagesTests",
      dependencies: [
        "ColorManagement", "Files", "InfoPlist", "LaunchImages", "LaunchRules", "PNGCodec",
        "Pixels",
      ],
      swiftSettings: executableSettings),
    .testTarget(
      name: "LaunchCheckTests",
      dependencies: [
        "Archives", "CDeflate", "Files", "InfoPlist", "LaunchCheck", "LaunchRules", "PNGCodec",
        "Pixels",
      ],
      swiftSettings: executableSettings),
    .testTarget(
      name: "OrientationCodeTests", dependencies: ["LaunchRules", "OrientationCode"],
      exclude: ["Stubs"], swiftSettings: executableSettings),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "launchgen", "launchgen-manual", "LaunchImages", "LaunchRules", "OrientationCode",
        "PNGCodec", "Pixels",
      ],
      exclude: ["Goldens"], swiftSettings: executableSettings),
  ],
  swiftLanguageModes: [.v6]
)

// libFuzzer brings its own main, which no other build has: `make fuzz`.
if Context.environment["LAUNCHGEN_FUZZ"] == "1" {
  package.targets.append(
    .executableTarget(
      name: "launchgen-fuzz", dependencies: ["CDeflate", "InfoPlist", "PNGCodec"],
      swiftSettings: executableSettings))
}
