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
