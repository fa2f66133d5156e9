import LaunchApps
import LaunchRules
import Platform
import TestSupport
import Testing

@testable import LaunchCheck

/// .NET MAUI makes the launch screen at build.
@Suite struct MauiTests {
  private let folder: TemporaryFolder
  private static let project =
    "<Project Sdk=\"Microsoft.NET.Sdk\"><ItemGroup><MauiSplashScreen Include=\"a.svg\"/></ItemGroup></Project>"
  private static let place = "Game/Platforms/iOS/Info.plist"

  init() throws { folder = try TemporaryFolder() }

  private func write(_ project: String, _ more: String = "", at place: String = place) throws {
    try folder.write("Game/Game.csproj", project.utf8)
    let list = InfoPlistText.document(
      "<key>LSRequiresIPhoneOS</key><true/>" + more, InfoPlistText.orientations(["Portrait"]))
    try folder.write(place, list.utf8)
  }

  private func rules(_ path: String = "") throws -> [String] {
    var options = LoadOptions()
    options.assumptions.sdk = OSVersion(27, 0)
    let bundles = try BundleLoader.load(folder.path + "/" + path, options)
    return Checker(disabled: ["scene-manifest"]).findings(in: bundles).flatMap(\.findings)
      .map(\.rule)
  }

  @Test(
    "it is said to be unknown, not missing", arguments: ["", "Game", place],
    ["", "<key>UILaunchStoryboardName</key><string>Replaced</string>"])
  func theLaunchScreenIsUnknown(_ path: String, _ key: String) throws {
    try write(Self.project, key)
    #expect(try rules(path) == ["launch-screen-unchecked"])
    let app = try #require(try BundleLoader.load(folder.path + "/" + path).first).contents.get()
    let explanation = LaunchExplanation(path: "", contents: app)
    let row = try #require(explanation.rows.last)
    #expect(
      explanation.why(row)
        == ".NET MAUI makes it of MauiSplashScreen in \(folder.path)/Game/Game.csproj, which is not read"
    )
    #expect(explanation.summary?.contains("the launch screen that .NET MAUI makes") == true)
  }

  /// A build makes UILaunchImages of the launch image set that this key names.
  @Test(arguments: [
    ("", true), ("<key>UILaunchStoryboardName</key><string>A</string>", false),
  ])
  func launchImageSets(_ key: String, _ isNoted: Bool) throws {
    let more = "<key>DTSDKName</key><string>iphoneos12.0</string>" + key
    let set = "<key>XSLaunchImageAssets</key><string>A.xcassets/B.launchimage</string>"
    let rule = "no-launch-key"
    for (keys, isKnown) in [(more, true), (more + set, false)] {
      try write("", keys, at: "Info.plist")
      let omissions = SearchOmissions()
      let found = try omissions.collecting {
        try Checker().findings(at: folder.path("Info.plist"))
      }
      #expect(found.contains { $0.rule == rule } == (isKnown && isNoted))
      let text =
        "\(folder.path("Info.plist")): the entries that .NET makes of 'A.xcassets/B.launchimage' are unknown"
      #expect(omissions.notes == (isNoted && !isKnown ? [text] : []))
    }
  }

  @Test("a key of the app's own is known")
  func ownKeys() throws {
    try write(Self.project, "<key>UILaunchScreen</key><dict/>")
    #expect(try rules() == ["launch-screen-plain"])
  }

  private static func version(_ text: String, _ condition: String? = nil) -> String {
    let attribute = condition.map { " Condition=\"\($0)\"" } ?? ""
    return "<SupportedOSPlatformVersion\(attribute)>\(text)</SupportedOSPlatformVersion>\n"
  }

  private static let ios =
    "$([MSBuild]::GetTargetPlatformIdentifier('$(TargetFramework)')) == 'ios'"
  private static let android = ios.replacing("'ios'", with: "'android'")

  @Test(
    "the deployment target is the project's",
    arguments: [
      (version("14.0"), OSVersion(14, 0)), ("", nil), (version("$(Lowest)"), nil),
      (version("14.0", ios) + version("24.0", android), OSVersion(14, 0)),
      (version("24.0", android), nil),
      (version("12.0", ios) + version("14.2", ios), OSVersion(14, 2)),
      (version("14", "$(TargetFramework.Contains('-ios'))"), OSVersion(14, 0)),
      (version("24", "'$(TargetFramework)' != 'net9.0-ios'"), nil),
      ("<!-- \(version("24.0"))-->\(version("14.0"))<!--\n\(version("25.0"))-->", OSVersion(14, 0)),
    ] as [(String, OSVersion?)])
  func deploymentTarget(_ versions: String, _ lowest: OSVersion?) throws {
    let text = Self.project.replacing(
      "<ItemGroup>", with: "\n<PropertyGroup>\n\(versions)</PropertyGroup><ItemGroup>")
    try write("\u{FEFF}" + text)
    let bundles = try BundleLoader.load(folder.path)
    #expect(try bundles.map { try $0.contents.get().info.minimumOS } == [lowest])
    var options = LoadOptions()
    options.assumptions.sdk = OSVersion(27, 0)
    let findings = Checker().findings(in: try BundleLoader.load(folder.path, options))
      .flatMap(\.findings).filter { $0.rule == "deployment-target" }
    #expect(findings.count == (lowest == nil ? 0 : 1))
    #expect(findings.allSatisfy { $0.path.hasSuffix("Game/Game.csproj") && $0.line ?? 0 > 2 })
    // The Info.plist's own version counts.
    try write(text, "<key>MinimumOSVersion</key><string>16.0</string>")
    let own = try BundleLoader.load(folder.path).map { try $0.contents.get().info.minimumOS }
    #expect(own == [OSVersion(16, 0)])
  }

  @Test("a condition may be that of the group")
  func conditionsOfGroups() throws {
    for (condition, lowest) in [(Self.ios, OSVersion(14, 0)), (Self.android, nil)] {
      let group = "<PropertyGroup Condition=\"\(condition)\">\(Self.version("14.0"))"
      try write(Self.project.replacing("<ItemGroup>", with: group + "</PropertyGroup><ItemGroup>"))
      let app = try #require(try BundleLoader.load(folder.path).first).contents.get()
      #expect(app.info.minimumOS == lowest)
    }
  }

  @Test("an item in a comment makes no launch screen, nor does a damaged project")
  func comments() throws {
    for text in [
      Self.project.replacing("<Maui", with: "<!--Maui").replacing("/></It", with: "--></It"),
      Self.project + "<", "",
    ] {
      try write(text)
      #expect(try rules().contains("no-launch-screen"))
    }
  }

  @Test("other projects make none")
  func otherProjects() throws {
    try write("<Project><ItemGroup><MauiIcon Include=\"a.svg\"/></ItemGroup></Project>")
    #expect(try rules().contains("no-launch-screen"))
    let other = "Game/iOS/Info.plist"
    try write(Self.project, at: other)
    #expect(try rules(other).contains("no-launch-screen"))
  }
}
