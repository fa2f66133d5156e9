import AppDocuments
import Foundation
import LaunchApps
import LaunchCheck
import TestSupport
import Testing

/// Which launch images ship with the app.
@Suite struct MembershipTests {
  /// An image on the disk that is not in the target ships with nobody; it is not missing as well.
  @Test func imagesOutsideOfTheTarget() throws {
    let sample = ProjectSample.clean.with {
      $0.project.targets[0].resources.removeAll { $0.contains("667h") }
    }
    let findings = sample.findings()
    #expect(findings.map(\.rule) == ["not-in-target"])
    #expect(findings[0].path == "App/Info.plist")
    #expect(findings[0].message.contains("'App/Default-iOS8-667h@2x.png'"))
    #expect(findings[0].level == .error)
    let script = sample.with { $0.project.targets[0].scripts = ["Copy"] }
    #expect(script.findings().map(\.level) == [.warning])
  }

  /// An image without an entry too, if a script phase only may copy it.
  @Test(arguments: [false, true]) func namedImagesOutsideOfTheTarget(_ hasScript: Bool) {
    let sample = ProjectSample.clean.with {
      $0.texts["App/Info.plist"] = InfoPlistText.document(InfoPlistText.orientations(["Portrait"]))
      $0.images = ["App/Default.png": (320, 480), "App/Default@2x.png": (640, 960)]
      $0.project.targets[0].resources = ["App/Default.png"]
      if hasScript { $0.project.targets[0].scripts = ["Copy"] }
    }
    let found = sample.findings().filter { $0.rule == "not-in-target" }
    #expect(found.map(\.level) == [.warning])
    #expect(found.first?.message.contains("unless a script phase copies it") == hasScript)
  }

  /// Xcode copies the images of each phase, as in projects of Unity 4.
  @Test func imagesAmongSources() throws {
    func sample(_ phase: String) -> ProjectSample {
      ProjectSample.clean.with {
        $0.file = $0.project.text.replacing("PBXResourcesBuildPhase", with: phase)
      }
    }
    #expect(sample("PBXSourcesBuildPhase").findings().isEmpty)
    #expect(sample("PBXHeadersBuildPhase").findings().map(\.rule) == ["not-in-target"])
    // A source that the build makes hides no member.
    var made = sample("PBXHeadersBuildPhase")
    made.file = made.file?
      .replacing("PBXHeadersBuildPhase", with: "PBXSourcesBuildPhase")
      .replacing(
        "path = \"App/Default-iOS8-667h@2x.png\"; sourceTree = \"<group>\"",
        with: "path = made.c; sourceTree = DERIVED_FILE_DIR")
    #expect(made.findings().map(\.rule) == ["not-in-target"])
    #expect(made.findings().map(\.level) == [.error])
  }

  /// A script of Cordova copies the web content, which iOS does not show at launch.
  @Test func imagesOfWebContent() {
    let name = "Default-iOS8-667h@2x.png"
    let sample = ProjectSample.clean.with {
      $0.project.targets[0].resources.removeAll { $0.hasSuffix(name) }
      $0.images["www/res/screen/ios/\(name)"] = $0.images.removeValue(forKey: "App/\(name)")
    }
    #expect(!sample.findings().contains { $0.rule == "not-in-target" })
  }

  @Test func synchronizedFolders() {
    let sample = ProjectSample.clean.with {
      $0.project.targets[0].resources = []
      $0.project.targets[0].folder = "App"
      $0.project.targets[0].exceptions = ["Info.plist"]
    }
    #expect(sample.places == [])
    let without = sample.with {
      $0.project.targets[0].exceptions = ["Info.plist", "Default-iOS7@2x.png"]
    }
    #expect(without.findings().map(\.rule) == ["not-in-target"])
  }

  /// As Xcode reads them: `/Localized: NAME` is the file in every folder of a language, and a path
  /// through such a folder is nothing.
  @Test(arguments: [
    ("/Localized: Launch.storyboard", false), ("Base.lproj/Launch.storyboard", true),
    ("Base.lproj", true), ("Launch.storyboard", true), ("/Localized: Main.storyboard", true),
  ])
  func localizedFilesOfSynchronizedFolders(_ exception: String, isMember: Bool) throws {
    let sample = ProjectSample.generated("INFOPLIST_KEY_UILaunchStoryboardName = Launch").with {
      $0.project.targets[0].folder = "App"
      $0.project.targets[0].exceptions = [exception]
      $0.texts["App/Base.lproj/Launch.storyboard"] = StoryboardText.clean.text
    }
    #expect(sample.findings().contains { $0.rule == "not-in-target" } == !isMember)
    let folder = try TemporaryFolder()
    try sample.write(folder)
    let bundle = try #require(try BundleLoader.load(folder.path).first)
    #expect(try bundle.contents.get().storyboards.files(.launch).isEmpty == !isMember)
  }

  /// A folder reference keeps its folder in the app, where iOS does not look.
  @Test func folderReferences() {
    let sample = ProjectSample.clean.with { $0.project.targets[0].resources = ["App/"] }
    let findings = sample.findings().filter { $0.rule == "not-in-target" }
    #expect(findings.map(\.parts.count) == [4])
  }

  /// What is not read may be right, so nothing else is said about it.
  @Test(arguments: ["../Shared/", "App/../../Shared/", "/Shared/"])
  func membersOutsideOfTheFolder(_ place: String) {
    let images = ProjectSample.clean.with {
      $0.project.targets[0].resources = ProjectSample.files.keys.map { place + $0 }
      $0.images = [:]
    }
    #expect(images.findings().map(\.rule) == ["no-files"])
    #expect(images.findings()[0].remedy == "use --allow-outside to read them")
    let set = ProjectSample.catalog(["Portrait"]).with {
      $0.project.targets[0].resources = [place + "Images.xcassets"]
    }
    #expect(set.findings().map(\.rule) == ["no-files"])
    let screen = ProjectSample.withLaunchScreen.with {
      $0.project.targets[0].resources = [place + "Images.xcassets"]
    }
    #expect(screen.findings().map(\.rule) == ["no-files"])
  }

  @Test func aSynchronizedFolderOutsideOfTheFolder() {
    let sample = ProjectSample.catalog(["Portrait"]).with {
      $0.project.targets[0].resources = []
      $0.project.targets[0].folder = "../Shared"
    }
    #expect(sample.findings().map(\.rule) == ["no-files"])
    #expect(sample.findings()[0].message.contains("/Shared/)"))
  }

  @Test func aLaunchStoryboardOutsideOfTheFolder() throws {
    let sample = ProjectSample.generated(
      "INFOPLIST_KEY_UILaunchStoryboardName = Launch", "IPHONEOS_DEPLOYMENT_TARGET = 12.0"
    ).with {
      $0.project.targets[0].resources = ["../Shared/Launch.storyboard", "../Shared/Other.png"]
      $0.texts["Old/Launch.storyboard"] = StoryboardText.clean.text
    }
    let found = sample.findings().filter { $0.rule.contains("launch") || $0.rule.contains("-in-") }
    #expect(found.isEmpty, "\(found)")
    let note = try #require(sample.findings().first { $0.rule == "no-files" })
    #expect(note.message.contains("Launch.storyboard)") && note.level == .note)
    let folder = try TemporaryFolder()
    try sample.write(folder)
    let bundle = try #require(try BundleLoader.load(folder.path).first)
    let report = LaunchExplanation(path: "", contents: try bundle.contents.get())
    #expect(!report.rows.contains(where: report.isBlank))
    #expect(
      report.notes.contains { $0.hasPrefix("Unknown: '") && $0.contains("Launch.storyboard") })
  }

  /// An image in the folder does not tell which image a device shows.
  @Test func namedImagesOutsideOfTheFolder() throws {
    let folder = try TemporaryFolder()
    let project = XcodeProjectText(
      XcodeProjectText.Target(
        "Game", ["INFOPLIST_FILE = Info.plist"],
        resources: ["../Resources/Default@2x.png", "Default-568h@2x.png"]))
    try folder.write("ios/Game.xcodeproj/project.pbxproj", project.text.utf8)
    try folder.write(
      "ios/Info.plist", InfoPlistText.document(InfoPlistText.orientations(["Portrait"])).utf8)
    // A file of the same name in the folder is not the member.
    for (path, height) in [
      ("Resources/Default@2x.png", 960), ("ios/Default-568h@2x.png", 1136),
      ("ios/Default@2x.png", 961),
    ] {
      let size = Bytes.bigEndian(640) + Bytes.bigEndian(height)
      try folder.write(
        path, PNGParts([PNGChunk("IHDR", size + [8, 2, 0, 0, 0])]).file())
    }
    func findings(_ path: String, allowsOutside: Bool = false) throws -> [Finding] {
      var options = LoadOptions()
      options.allowsOutside = allowsOutside
      let bundles = try BundleLoader.load(folder.path(path), options)
      return Checker().findings(in: bundles).flatMap(\.findings)
    }
    let unread = try findings("ios")
    #expect(unread.map(\.rule).sorted() == ["no-files", "no-launch-key"])
    #expect(!unread.contains { $0.message.contains("frame") || $0.message.contains("640x1136") })
    let bundle = try #require(try BundleLoader.load(folder.path("ios")).first)
    let report = LaunchExplanation(path: "", contents: try bundle.contents.get())
    let last = report.table.dropFirst().compactMap(\.last)
    #expect(last.contains("not known: images of the target were not read"))
    #expect(!last.contains { $0.contains("letterboxed") || $0.contains("found by") }, "\(last)")
    for read in [try findings("ios", allowsOutside: true), try findings("")] {
      #expect(read.map(\.rule) == ["no-launch-key"])
      #expect(read.first?.message.contains("in the frame of an iPhone 5") == true)
    }
    // A link to a file outside is not followed.
    try FileManager.default.removeItem(atPath: folder.path("ios/Default-568h@2x.png"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("ios/Default-568h@2x.png"),
      withDestinationPath: folder.path("Resources/Default@2x.png"))
    let linked = try findings("ios")
    #expect(linked.map(\.rule).sorted() == ["no-files", "no-launch-key"])
    #expect(linked.contains { $0.message.contains("Default-568h@2x.png") })
  }

  @Test func nothingOutsideIsRead() throws {
    let outside = try TemporaryFolder()
    try outside.write("Info.plist", "secret".utf8)
    let folder = try TemporaryFolder()
    let sample = ProjectSample.clean.with { $0.texts = [:] }
    try sample.write(folder)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("App/Info.plist"), withDestinationPath: outside.path("Info.plist"))
    let path = folder.path("Game.xcodeproj")
    let findings = try Checker().findings(at: path)
    #expect(findings.map(\.rule) == ["unknown-setting"])
    var options = LoadOptions()
    options.allowsOutside = true
    let bundles = try BundleLoader.load(path, options)
    #expect(Checker().findings(in: bundles).flatMap(\.findings).map(\.rule) == ["property-list"])
  }

  /// Xcode cannot build without the file of a member.
  @Test(arguments: ["App/Launch.storyboard", "App/Base.lproj/Launch.storyboard", "Launch.xib"])
  func missingLaunchScreens(_ path: String) throws {
    let sample = ProjectSample.generated("INFOPLIST_KEY_UILaunchStoryboardName = Launch").with {
      $0.project.targets[0].resources = [path]
    }
    let findings = sample.findings().filter {
      ["launch-screen-missing", "launch-screen-unreadable"].contains($0.rule)
    }
    #expect(findings.map(\.rule) == ["launch-screen-missing"] && findings[0].level == .error)
    #expect(
      findings[0].message.contains("\(path), which the project lists, does not exist (Xcode cannot")
    )
    let folder = try TemporaryFolder()
    try sample.write(folder)
    let app = try #require(try BundleLoader.load(folder.path).first).contents.get()
    let explanation = LaunchExplanation(path: "", contents: app)
    #expect(
      explanation.summary?.contains("no launch screen (\(folder.path(path)) does not exist)")
        == true)
    #expect(
      explanation.table.contains {
        $0.last == "no launch screen: \(folder.path(path)) does not exist"
      })
  }

  /// The resources of a package are in a bundle of their own.
  @Test(arguments: [
    ("Design/Package.swift", "Design/Sources/Design/Colors.xcassets", true),
    ("Package.swift", "Sources/Design/Colors.xcassets", true),
    ("Package.swift", "App/Colors.xcassets", false),
    ("Other/Package.swift", "Design/Colors.xcassets", false),
  ])
  func catalogsOfPackages(_ manifest: String, _ catalog: String, isOfPackage: Bool) throws {
    let sample = ProjectSample.generated("INFOPLIST_KEY_UILaunchStoryboardName = Launch").with {
      $0.project.targets[0].resources = ["App/Launch.storyboard"]
      $0.texts["App/Launch.storyboard"] =
        StoryboardText.clean.with {
          $0.background = "<color key=\"backgroundColor\" name=\"Tint\"/>"
        }.text
      $0.texts[manifest] = "let package = Package(name: \"Design\")"
      $0.texts[catalog + "/Logo.imageset/Contents.json"] = "{}"
      $0.texts[catalog + "/Tint.colorset/Contents.json"] = "{}"
    }
    let findings = sample.findings()
    #expect(findings.contains { $0.rule == "not-in-target" } == !isOfPackage)
    let reports = findings.filter { ["image-outside-catalog", "named-color"].contains($0.rule) }
    #expect(reports.map(\.level) == (isOfPackage ? [.warning, .warning] : []))
    #expect(
      reports.allSatisfy {
        $0.message.contains("is only in the asset catalog of a Swift package")
          && $0.message.contains("\(catalog) (its resources")
      })
    let dictionary = ProjectSample.clean.with {
      $0.texts["App/Info.plist"] = InfoPlistText.document(
        "<key>UILaunchScreen</key><dict><key>UIColorName</key><string>Tint</string></dict>")
      $0.texts[manifest] = ""
      $0.texts[catalog + "/Tint.colorset/Contents.json"] = "{}"
    }
    let message = dictionary.findings().first { $0.rule == "launch-screen-asset" }?.message ?? ""
    #expect(message.contains("names 'Tint', which is only in the asset catalog") == isOfPackage)
  }
}
