import Foundation
import LaunchCheck
import TestSupport
import Testing

/// Launch files where they are found.
@Suite struct LaunchScreenLoaderTests {
  private static let faulty = StoryboardText.clean.with { $0.attributes = "launchScreen=\"YES\"" }
    .text
  private static let rules: Set = [
    "no-initial", "launch-screen-missing", "launch-screen-unchecked", "image-outside-catalog",
  ]

  /// The findings about launch files, as `PATH [rule]`, of a path in a folder with these files.
  private static func findings(
    _ files: [String: String], _ name: String = "Launch", at path: String = ""
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    let infoPlist = Sample.name("<string>\(name)</string>").written
    if !files.keys.contains(where: { $0.hasSuffix("/Info.plist") }) {
      try folder.write("App/Info.plist", Data(infoPlist.utf8))
    }
    for (file, text) in files {
      try folder.write(file, Data((text.isEmpty ? infoPlist : text).utf8))
    }
    return try Checker().findings(at: folder.path + path).filter { rules.contains($0.rule) }
      .map { "\($0.path.dropFirst(folder.path.count + 1)) [\($0.rule)]" }
  }

  @Test(arguments: [
    "App/Launch.storyboard", "App/Base.lproj/Launch.storyboard",
    "App/Resources/Deep/Launch.storyboard",
    "Shared/Launch.storyboard", "App/Launch~ipad.storyboard",
  ])
  func places(_ path: String) throws {
    let files = [path: Self.faulty, "App/Assets.xcassets/Logo.imageset/Contents.json": "{}"]
    #expect(try Self.findings(files) == ["\(path) [no-initial]"])
  }

  /// The file near the Info.plist, the higher one, and Base.lproj come first.
  @Test(arguments: [
    (["App/Launch.storyboard", "Launch.storyboard"], 0),
    (["App/A/B/Launch.storyboard", "App/A/Launch.storyboard"], 1),
    (["App/fr.lproj/Launch.storyboard", "App/Base.lproj/Launch.storyboard"], 1),
    (["App/de.lproj/Launch.storyboard", "App/en.lproj/Launch.storyboard"], 1),
    (["App/Launch.xib", "App/Launch.storyboard"], 1),
    // Which one is meant is not known.
    (["App/A/Launch.storyboard", "App/B/Launch.storyboard"], nil),
    (["Launch.storyboard", "App/A/Launch.storyboard", "App/B/Launch.storyboard"], nil),
    (["One/Launch.storyboard", "Two/Launch.storyboard"], nil),
  ])
  func choice(_ paths: [String], _ chosen: Int?) throws {
    let files = Dictionary(uniqueKeysWithValues: paths.map { ($0, Self.faulty) })
    #expect(try Self.findings(files) == (chosen.map { ["\(paths[$0]) [no-initial]"] } ?? []))
  }

  /// Without a project, a storyboard in another app's folder is not the app's, unless the app has
  /// none at all, and may share it.
  @Test(arguments: [
    (["A/Info.plist", "A/Main.storyboard", "B/Info.plist", "B/Launch.storyboard"], true),
    (["A/Info.plist", "A/launch.xib", "B/Info.plist", "B/en.lproj/Launch.storyboard"], true),
    (["A/Info.plist", "B/Info.plist", "B/Launch.storyboard"], false),
    (["A/Info.plist", "A/Main.storyboard", "B/Launch.storyboard"], false),
    (["A/Info.plist", "A/Main.xib", "Info.plist", "Launch.storyboard"], false),
    (["A/b/Info.plist", "A/b/Main.xib", "A/Info.plist", "A/c/Launch.storyboard"], false),
    (["A/Info.plist", "A/Main.xib", "B/Info.plist", "B/Launch.xib", "project.yml"], false),
    (["A/Info.plist", "A/Main.xib", "AB/Launch.xib", "A.B/Info.plist"], false),
  ])
  func storyboardsOfOtherApps(_ paths: [String], _ isReported: Bool) throws {
    var files = Dictionary(uniqueKeysWithValues: paths.map { ($0, StoryboardText.clean.text) })
    for path in paths where path.hasSuffix("Info.plist") { files[path] = "" }
    let expected = isReported ? ["A/Info.plist [launch-screen-missing]"] : []
    #expect(try Self.findings(files).filter { !$0.contains("image") } == expected)
  }

  /// Only the folder of a project can say that something is missing.
  @Test func infoPlistAlone() throws {
    #expect(try Self.findings([:]) == ["App/Info.plist [launch-screen-missing]"])
    #expect(try Self.findings([:], at: "/App/Info.plist") == [])
    let files = [
      "App/Launch.storyboard": Self.faulty, "App/Assets.xcassets/Other.imageset/x.png": "x",
    ]
    #expect(
      try Self.findings(files, at: "/App/Info.plist") == ["App/Launch.storyboard [no-initial]"])
    #expect(
      try Self.findings(files) == [
        "App/Launch.storyboard [no-initial]", "App/Launch.storyboard [image-outside-catalog]",
      ])
  }

  /// Another app of the project has another image of the same name.
  @Test func ownCatalogsComeFirst() throws {
    let folder = try TemporaryFolder()
    for (app, pixels) in [("A", "PNG 9000 9000"), ("B", "PNG 10 10")] {
      let sample = Sample.withStoryboard.with {
        $0.sources["Assets.xcassets/Logo.imageset/logo.png"] = pixels
      }
      try sample.write(to: folder, app + "/")
    }
    let findings = try Checker().findings(at: folder.path)
    #expect(findings.map(\.rule) == ["decoded-size"])
    #expect(
      findings.map(\.path) == [folder.path + "/A/Assets.xcassets/Logo.imageset/logo.png"])
  }

  @Test func everyDefinition() throws {
    let folder = try TemporaryFolder()
    let definitions = ["A", "B"].map {
      "<dict>\n<key>UILaunchStoryboardFile</key>\n<string>\($0)</string>\n</dict>\n"
    }.joined()
    let list = Sample.clean.with {
      $0.entries = nil
      $0.more =
        "<key>UILaunchStoryboards</key>\n<dict>\n<key>UILaunchStoryboardDefinitions</key>\n"
        + "<array>\n\(definitions)</array>\n</dict>\n"
    }.written
    try folder.write("Info.plist", Data(list.utf8))
    try folder.write("A.storyboard", Data(StoryboardText.clean.text.utf8))
    let finding = try #require(
      try Checker().findings(at: folder.path).first { $0.rule == "launch-screen-missing" })
    #expect(finding.level == .warning)
    #expect(
      finding.message.hasPrefix(
        "UILaunchStoryboardFile of UILaunchStoryboards names a missing file, 'B' (no such"))
    let lines = list.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[try #require(finding.line) - 1] == "<string>B</string>")
  }

  /// A compiled storyboard in a project has a property list too, which is no app's.
  @Test func compiledInAProject() throws {
    let folder = try TemporaryFolder()
    try folder.write("Info.plist", Data(Sample.name("<string>Launch</string>").written.utf8))
    try folder.write(
      "Launch.storyboardc/Info.plist",
      Data(Sample.compiled(entryPoint: nil, viewControllers: []).utf8))
    #expect(try BundleLoader.load(folder.path).count == 1)
    let finding = try #require(
      try Checker().findings(at: folder.path).first { $0.rule == "no-initial" })
    #expect(finding.path == folder.path + "/Launch.storyboardc")
  }

  @Test(arguments: [
    ("Base.lproj/Launch.storyboardc/Info.plist", "[no-initial]"),
    ("Launch.nib", "[launch-screen-unchecked]"),
    ("Launch.nib/runtime.nib", "[launch-screen-unchecked]"),
    ("Sub/Launch.nib", "[launch-screen-missing]"),
  ])
  func archives(_ path: String, _ rule: String) throws {
    let folder = try TemporaryFolder()
    let list = Sample.compiled(entryPoint: nil, viewControllers: [])
    let writer = ZIPWriter(members: [
      .init(
        path: "Payload/My.app/Info.plist",
        bytes: Data(Sample.name("<string>Launch</string>").written.utf8)),
      .init(path: "Payload/My.app/" + path, bytes: Data(list.utf8)),
    ])
    let archive = try folder.write("My.ipa", writer.archive)
    let findings = try Checker().findings(at: archive).filter { Self.rules.contains($0.rule) }
    #expect(findings.map { "[\($0.rule)]" } == [rule])
    #expect(findings.allSatisfy { $0.path.hasPrefix(archive + "/Payload/My.app/") })
  }

  @Test func linesAreThoseOfTheElements() throws {
    let text = StoryboardText.clean.with { $0.root = "customClass=\"Start\"" }.text
    let sample = Sample.withStoryboard.with { $0.sources["Base.lproj/Launch.storyboard"] = text }
    let finding = try #require(try sample.findings().first)
    #expect(finding.path == "Base.lproj/Launch.storyboard")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[try #require(finding.line) - 1].contains("customClass"))
    #expect(
      finding.message
        == "viewController 'Vc' has the custom class Start (a launch screen runs none of the app's "
        + "code); clear Class in the Identity inspector")
  }

  @Test func nothingIsWrongWithTheProject() throws {
    #expect(try Sample.withStoryboard.findings() == [])
    #expect(try Sample.xib { $0.members = "" }.findings() == [])
  }
}
