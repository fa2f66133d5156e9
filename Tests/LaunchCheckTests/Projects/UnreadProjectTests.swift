import LaunchApps
import LaunchRules
import Platform
import TestSupport
import Testing
import Texts

@testable import LaunchCheck

/// An Info.plist without a launch key, next to a file that may add one and that is not read.
@Suite struct UnreadProjectTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ file: String, _ key: String = "", at place: String) throws {
    try folder.write(file, (file.hasSuffix(".json") ? "{\"expo\":{}}" : "<Project/>").utf8)
    let list = InfoPlistText.document(
      "<key>LSRequiresIPhoneOS</key><true/>" + key, InfoPlistText.orientations(["Portrait"]))
    try folder.write(place, list.utf8)
  }

  private func contents(_ path: String, sdk: OSVersion? = nil) throws -> BundleContents {
    var options = LoadOptions()
    options.assumptions.sdk = sdk
    return try #require(try BundleLoader.load(folder.path(path), options).first).contents.get()
  }

  private static let files = [
    ("A/project.yml", "A/Support/Info.plist"), ("A/project.yaml", "A/Info.plist"),
    ("A/Project.swift", "A/App/Sources/Info.plist"), ("A/app.json", "A/targets/clip/Info.plist"),
    ("A/Game.csproj", "A/Platforms/iOS/Info.plist"),
  ]

  @Test(arguments: files, [true, false])
  func theLaunchScreenIsUnknown(_ names: (file: String, list: String), isFolder: Bool) throws {
    try write(names.file, at: names.list)
    let path = isFolder ? "A" : names.list
    let explanation = LaunchExplanation(path: "", contents: try contents(path))
    let file = folder.path(names.file)
    for row in explanation.rows {
      #expect(explanation.why(row) == "\(file), which is not read, may add a launch screen")
      #expect(explanation.confidence(row) == nil)
    }
    #expect(
      explanation.summary?.contains("an unknown launch screen (\(file), which is not read") == true)
    #expect(explanation.table.dropFirst().contains { $0.suffix(2).first == "-" })
    let json = try JSONText.of(ExplainDocument(explanation))
    #expect(json.contains("\"unknown\"") && !json.contains("namedFile"))
    let app = try contents(path, sdk: OSVersion(27, 0))
    for rule in [Rule.noLaunchScreen, Rule.sceneManifest] {
      let problems = rule.violations(in: .app(app), unknown: []).map(\.problem)
      #expect(problems.count == 1 && problems[0].contains("unless \(file) adds it"))
    }
  }

  /// NativeScript adds these settings to those of the project that it makes.
  @Test(arguments: [("App_Resources/iOS", true), ("App/iOS", false)])
  func settingsOfNativeScript(_ place: String, _ isRead: Bool) throws {
    let list = InfoPlistText.document("<key>LSRequiresIPhoneOS</key><true/>")
    try folder.write("\(place)/Info.plist", list.utf8)
    let settings =
      "// A\nTARGETED_DEVICE_FAMILY = 1,2;\n IPHONEOS_DEPLOYMENT_TARGET = 12.0\n#include \"B\"\n?\n"
    try folder.write("\(place)/build.xcconfig", settings.utf8)
    let info = try contents(place).info
    #expect(info.idioms == (isRead ? [.phone, .pad] : [.phone]))
    #expect(info.minimumOS == (isRead ? OSVersion(12, 0) : nil))
    // A link may lead out of the folder.
    try FileManager.default.moveItem(
      atPath: folder.path("\(place)/build.xcconfig"), toPath: folder.path("other"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("\(place)/build.xcconfig"), withDestinationPath: folder.path("other"))
    #expect(try contents(place).info.minimumOS == nil)
  }

  /// The table says portrait, which no key says.
  @Test func orientationsAreUnknownToo() throws {
    try folder.write("project.yml", "name: A".utf8)
    try folder.write(
      "Info.plist", InfoPlistText.document("<key>LSRequiresIPhoneOS</key><true/>").utf8)
    let explanation = LaunchExplanation(path: "", contents: try contents("Info.plist"))
    let row = try #require(explanation.rows.first)
    #expect(explanation.why(row).hasSuffix("is not read, may add orientations and a launch screen"))
  }

  /// Build settings may add what an Info.plist by itself lacks, also if an image is found.
  @Test func anInfoPlistByItself() throws {
    let list = InfoPlistText.document(InfoPlistText.orientations(["Portrait"]))
    try folder.write("Info.plist", list.utf8)
    func reasons() throws -> Set<String> {
      let explanation = LaunchExplanation(path: "", contents: try contents("Info.plist"))
      return Set(explanation.rows.map(explanation.why))
    }
    #expect(try reasons() == ["build settings may add a launch screen"])
    let header = PNGParts([
      PNGChunk("IHDR", Bytes.bigEndian(640) + Bytes.bigEndian(960) + [8, 2, 0, 0, 0])
    ])
    try folder.write("Default@2x.png", header.file())
    let found = try reasons()
    #expect(found.allSatisfy { $0.hasSuffix("; build settings may add a launch screen") })
    #expect(found.contains { $0.hasPrefix("found by its name") })
  }

  @Test(arguments: [
    "<key>UILaunchScreen</key><dict/>", "<key>DTSDKName</key><string>iphoneos16.0</string>",
  ])
  func aKeyOfTheListSaysWhatIsShown(_ key: String) throws {
    try write("A/project.yml", key, at: "A/Info.plist")
    let explanation = LaunchExplanation(path: "", contents: try contents("A"))
    #expect(explanation.rows.allSatisfy { explanation.confidence($0) != nil })
  }

  @Test func onlyAFileAboveTheListIsMeant() throws {
    try write("B/project.yml", at: "A/Info.plist")
    let app = try contents("A/Info.plist", sdk: OSVersion(27, 0))
    let explanation = LaunchExplanation(path: "", contents: app)
    #expect(
      explanation.rows.allSatisfy {
        explanation.why($0) == "build settings may add a launch screen"
      })
    let problem = Rule.noLaunchScreen.violations(in: .app(app), unknown: []).first?.problem
    #expect(problem?.contains("unless build settings add it") == true)
  }

  /// Without UIDeviceFamily, the app may be for iPads too, but .NET then makes one for iPhones.
  @Test(arguments: [
    ("", "a", true), ("<key>UIDeviceFamily</key><array><integer>1</integer></array>", "a", false),
    ("<key>UIRequiresFullScreen</key><true/>", "a", false), ("", "Game.csproj", false),
  ])
  func unknownFamily(_ key: String, _ file: String, isNoted: Bool) throws {
    try write("A/" + file, key, at: "A/Platforms/iOS/Info.plist")
    let app = try contents("A", sdk: OSVersion(26, 0))
    let found = Rule.ipadOrientations.violations(in: .app(app), unknown: [])
    #expect(found.map(\.level) == (isNoted ? [.note] : []))
    let places = LaunchExplanation(path: "", contents: app).table.map { $0[0] }
    let isFullScreen = key.contains("Full")
    #expect(
      places.contains("iPads, if the app is for iPhones only") == (isNoted || isFullScreen))
    #expect(
      places.contains("iPads, which run an app for iPhones") == !(isNoted || isFullScreen))
    // Without an SDK, it would be noise.
    let unknown = Rule.ipadOrientations.violations(in: .app(try contents("A")), unknown: [])
    #expect(unknown.isEmpty)
  }
}
