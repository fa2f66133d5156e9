// swift-tools-version: 6.2
import PackageDescription

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let system = Target.Dependency.product(name: "SystemPackage", package: "swift-system")

/// Templates of code, each in Swift and in Objective-C.
let codeTemplates = [
  "landscape-app", "landscape-scene", "portrait-after-launch", "scene-orientations",
  "root-view-controller", "navigation-delegate", "navigation-subclass", "tab-bar-delegate",
  "portrait-first", "rotation-lock", "landscape-on-plus", "regular-width-container", "upside-down",
  "ipad-landscape-screen", "rotation-callbacks", "reset-launch-screen-cache", "launch-screen-hold",
  "hold-launch-screen", "hold-launch-screen-metal",
]
let launchScreenTemplates = [
  "LaunchScreen.storyboard", "LaunchAssets.xcassets", "LaunchArtwork.imageset",
  "LaunchBackground.colorset",
]

/// Whether `make -f Tests/Makefile fuzz` builds.
let fuzzes = Context.environment["LAUNCHGEN_FUZZ"] == "1"

let commandDependencies: [Target.Dependency] = [
  "AppDocuments", "CSystemCalls", "LaunchApps", "LaunchCheck", "LaunchImages", "LaunchImport",
  "LaunchInstall", "LaunchPreview", "LaunchRules", "ManyApps", "OrientationCode", "Pictures",
  "Platform", "Texts", "WebApps", argumentParser,
]

let package = Package(
  name: "launchgen",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "launchgen", targets: ["launchgen"]),
    .library(name: "LaunchImages", targets: ["LaunchImages"]),
    .library(name: "LaunchRules", targets: ["LaunchRules"]),
    .library(name: "LaunchCheck", targets: ["LaunchCheck", "LaunchApps", "AppDocuments"]),
    .library(name: "OrientationCode", targets: ["OrientationCode"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
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
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    // macOS has CommonCrypto.
    .systemLibrary(
      name: "CMessageDigest", pkgConfig: "libmd", providers: [.apt(["libmd-dev"])]),

    // C: what Swift cannot say.
    .target(name: "CCompression"),
    .target(name: "CPNGShims", dependencies: ["CPNG"]),
    .target(name: "CPixelKernels"),
    .target(name: "CSystemCalls"),

    // Pixels, files and texts, lowest first.
    .target(name: "Texts"),
    .target(
      name: "Platform",
      dependencies: [
        "CDeflate", "CSystemCalls", "Texts", system,
        .target(name: "CMessageDigest", condition: .when(platforms: [.linux])),
      ]),
    .target(name: "Pixels", dependencies: ["CLCMS", "CPixelKernels", "Texts"]),

    // The one pipeline from artworks to files.
    .target(
      name: "Pictures",
      dependencies: [
        "CCompression", "CDeflate", "CPNGShims", "CPixelKernels", "Pixels", "Platform", "Texts",
      ]),

    // Launching.
    .target(name: "LaunchRules"),
    .target(name: "AppDocuments", dependencies: ["LaunchRules", "Platform", "Texts"]),
    .target(
      name: "OrientationCode", dependencies: ["LaunchRules", "Texts"],
      resources: (codeTemplates.flatMap { name in ["swift", "objc"].map { "\(name).\($0)" } }
        + ["scene-manifest.plist"]).map { .embedInCode("../../../Templates/Code/\($0).template") }),
    .target(
      name: "LaunchApps",
      dependencies: [
        "AppDocuments", "CExpat", "LaunchRules", "Pictures", "Pixels", "Platform", "Texts",
      ]),
    .target(
      name: "LaunchCheck",
      dependencies: [
        "AppDocuments", "LaunchApps", "LaunchRules", "Pictures", "Pixels", "Platform", "Texts",
      ], resources: [.embedInCode("../../../Templates/Rules/Examples.json")]),
    .target(
      name: "LaunchImages",
      dependencies: ["AppDocuments", "LaunchRules", "Pictures", "Pixels", "Platform", "Texts"],
      resources: launchScreenTemplates.map {
        .embedInCode("../../../Templates/LaunchScreen/\($0).template")
      }),
    .target(
      name: "WebApps",
      dependencies: ["LaunchRules", "Pictures", "Pixels", "Platform", "Texts"]),
    .target(
      name: "LaunchPreview",
      dependencies: [
        "LaunchApps", "LaunchImages", "LaunchRules", "Pictures", "Pixels", "Platform", "Texts",
      ],
      resources: ["Letters.txt", "Preview.css"].map {
        .embedInCode("../../../Templates/Preview/\($0)")
      }),
    .target(
      name: "LaunchInstall",
      dependencies: [
        "AppDocuments", "LaunchApps", "LaunchImages", "LaunchRules", "Pictures", "Pixels",
        "Platform", "Texts",
      ]),
    .target(
      name: "LaunchImport",
      dependencies: [
        "AppDocuments", "LaunchApps", "LaunchRules", "Pictures", "Pixels", "Platform", "Texts",
      ]),

    .target(
      name: "ManyApps",
      dependencies: [
        "AppDocuments", "LaunchApps", "LaunchImages", "LaunchInstall", "LaunchPreview",
        "LaunchRules", "Pictures", "Pixels", "Platform", "Texts", "WebApps",
      ],
      resources: [
        .embedInCode("../../../Templates/Options/Options.json"),
        .embedInCode("../../../launchgen.schema.json"),
      ]),

    // What people run.
    fuzzes
      ? .target(name: "launchgen", dependencies: commandDependencies)
      : .executableTarget(name: "launchgen", dependencies: commandDependencies),
    // Writes the man page, and other files about options, from launchgen's help.
    .executableTarget(
      name: "launchgen-manual",
      dependencies: ["LaunchRules", "ManyApps", "Texts", argumentParser],
      path: "Tools/Manual"),
  ],
  swiftLanguageModes: [.v6]
)

/// The folders of Sources, with the modules in each.
let rooms: KeyValuePairs = [
  "Features":
    "LaunchImages WebApps LaunchInstall LaunchCheck LaunchPreview LaunchImport OrientationCode ManyApps",
  "Apps": "LaunchApps AppDocuments",
  "Rules": "LaunchRules",
  "Imaging": "Pictures Pixels",
  "Base": "Platform Texts",
  "C":
    "CPNG CDeflate CLCMS CExpat CMessageDigest CPNGShims CCompression CPixelKernels CSystemCalls",
]
for (room, modules) in rooms {
  let modules = Set(modules.split(separator: " ").map(String.init))
  for target in package.targets where modules.contains(target.name) {
    target.path = "Sources/\(room)/\(target.name)"
  }
}

/// The tests of a module, which see what the module sees, and what is in Tests/TestSupport.
@MainActor func tests(
  of module: String, _ others: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  let own = package.targets.first { $0.name == module }?.dependencies ?? []
  return .testTarget(
    name: module + "Tests", dependencies: [.target(name: module), "TestSupport"] + own + others,
    exclude: exclude)
}

// The folders of Tests mirror those of Sources.
package.targets += [
  "AppDocuments", "LaunchApps", "LaunchCheck", "LaunchPreview", "LaunchRules", "ManyApps",
  "Pictures", "Pixels", "Platform", "Texts",
].map { tests(of: $0) }
package.targets += [
  .target(
    name: "TestSupport",
    dependencies: ["CCompression", "CDeflate", "LaunchRules", "Pictures", "Pixels"],
    path: "Tests/TestSupport"),
  .testTarget(name: "TestSupportTests", dependencies: ["TestSupport"]),
  tests(of: "LaunchImages", exclude: ["Goldens"]),
  tests(of: "LaunchImport", ["LaunchImages"]),
  tests(of: "LaunchInstall"),
  tests(of: "WebApps", ["LaunchImages"], exclude: ["Goldens"]),
  tests(of: "OrientationCode", exclude: ["Goldens", "Stubs"]),
  .testTarget(
    name: "CommandTests",
    dependencies: [
      "launchgen", argumentParser, "launchgen-manual", "ManyApps", "Pictures", "Pixels",
      "TestSupport", "AppDocuments",
    ], exclude: ["Goldens"]),
]

/// Whether `make` builds for development. SwiftPM refuses a dependency that sets compiler flags.
let isDevelopment = Context.environment["LAUNCHGEN_DEVELOPMENT"] == "1"

/// What an example uses. The package in Examples has the same list; here they build with the tests.
let examples: [(names: [String], uses: [Target.Dependency])] = [
  (["CancelBuild", "ImagesInMemory", "ShowProgress", "WriteFolder"], ["LaunchImages"]),
  (["CheckFolder", "ExplainLaunch", "MergeEntries"], ["LaunchCheck", "AppDocuments"]),
  (["PrintTemplate"], ["OrientationCode"]),
]
if isDevelopment {
  let support = "ExampleSupport"
  package.targets.append(.target(name: support, path: "Examples/Sources/\(support)"))
  for (names, uses) in examples {
    package.targets += names.map { name in
      .executableTarget(
        name: name, dependencies: uses + [.target(name: support)], path: "Examples/Sources/\(name)")
    }
  }
}

/// What is fuzzed, and what makes the inputs.
let fuzzed: [Target.Dependency] = commandDependencies + ["CDeflate", "TestSupport", "launchgen"]
if fuzzes {
  // libFuzzer brings its own main, which no other build has. A program cannot depend on another one,
  // so the command is a library here: nothing runs it.
  package.products = []
  package.targets += [
    .target(
      name: "FuzzTargets", dependencies: fuzzed, path: "Tests/FuzzTargets", exclude: ["Replay"]),
    .executableTarget(
      name: "launchgen-fuzz", dependencies: ["FuzzTargets"], path: "Tools/Fuzz"),
  ]
} else {
  // The same checks as a test, over the inputs in Tests/Corpus.
  package.targets.append(
    .testTarget(name: "FuzzTargetsTests", dependencies: fuzzed, path: "Tests/FuzzTargets"))
}

// What `make bench` and `make -f Tools/Makefile artwork` run, and no other build has to compile.
if Context.environment["LAUNCHGEN_TOOLS"] == "1" {
  package.targets += [
    .executableTarget(
      name: "launchgen-benchmark",
      dependencies: ["LaunchImages", "Pictures", "Pixels", "Platform", argumentParser],
      path: "Tools/Benchmark", exclude: ["Peers"]),
    .executableTarget(
      name: "sample-artwork",
      dependencies: ["LaunchPreview", "Pictures", "Pixels", "Platform"],
      path: "Tools/SampleArtwork"),
  ]
}

// What `make docs` needs, and no build of a user should have to fetch.
if Context.environment["LAUNCHGEN_DOCS"] == "1" {
  let plugin = "https://github.com/swiftlang/swift-docc-plugin"
  package.dependencies.append(.package(url: plugin, from: "1.5.0"))
}
/// `make` sets this: a user of the package with a newer compiler is not stopped by a warning.
let warningsAreErrors = Context.environment["LAUNCHGEN_WARNINGS_AS_ERRORS"] == "1"

/// Whether this is the build of `make dist`, whose command should be small.
let isPackaged = Context.environment["LAUNCHGEN_PACKAGED"] == "1"
/// What works on pixels; the rest of the command waits for files rather than for the processor.
let withPixels: Set = ["Pictures", "Pixels", "Platform"]
/// A build for development optimizes only these, as the rest takes 85 % of the compiler's time.
let computing = withPixels.union([
  "LaunchPreview", "LaunchRules", "Texts", "TestSupport", "PicturesTests", "PixelsTests",
])

/// The command as a library keeps its main to itself.
let otherMain = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "launchgen_main"]

for target in package.targets where target.type != .system {
  let isExample = target.path?.hasPrefix("Examples/") == true
  target.swiftSettings =
    [
      .strictMemorySafety(),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
    // A library says of each import whether its interface shows it; others have no interface.
    + (target.type == .regular && target.name != "launchgen" && !isExample
      ? [.enableUpcomingFeature("InternalImportsByDefault")] : [])
    + (warningsAreErrors ? [.treatAllWarnings(as: .error)] : [])
    + (isPackaged && !withPixels.contains(target.name) ? [.unsafeFlags(["-Osize"])] : [])
    + (isDevelopment && !computing.contains(target.name) ? [.unsafeFlags(["-Onone"])] : [])
    // Emitted separately, a module expands its macros twice, which take most of a test's compilation.
    + (isDevelopment && target.type == .test
      ? [.unsafeFlags(["-no-emit-module-separately-wmo"])] : [])
    // Examples see what is public, as in a package of their own.
    + (isDevelopment && isExample ? [.unsafeFlags(["-package-name", "examples"])] : [])
    + (fuzzes && target.name == "launchgen" ? [.unsafeFlags(otherMain)] : [])
  target.cSettings =
    [.enableWarning("all"), .enableWarning("extra")]
    + (warningsAreErrors ? [.treatAllWarnings(as: .error)] : [])
}
