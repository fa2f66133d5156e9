import Foundation
import LaunchApps
import LaunchRules
import Platform
import TestSupport
import Testing
import Texts

/// Property lists in a folder that no project uses.
@Suite struct LooseListTests {
  static let orientations = InfoPlistText.orientations(["LandscapeRight"])
  static let name = "<key>CFBundleName</key><string>Game</string>"
  static let app = InfoPlistText.document(name, orientations)

  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func write(_ texts: [String: String]) throws {
    for (path, text) in texts { try folder.write(path, Data(text.utf8)) }
  }

  func loaded() throws -> (
    paths: [String], others: Int, skipped: [String], folders: [String]
  ) {
    let omissions = SearchOmissions()
    let found = try omissions.collecting { () throws(LoadError) in
      try BundleLoader.survey(folder.path, LoadOptions())
    }
    func inside(_ paths: [String]) -> [String] {
      paths.map { String($0.dropFirst(folder.path.count + 1)) }.sorted()
    }
    return (
      inside(found.bundles.map(\.path)), found.others, inside(omissions[.skippedList]),
      inside(omissions[.foreignFolder])
    )
  }

  /// Names that projects and generators give to an app's Info.plist, and of lists whose keys tell.
  @Test(arguments: [
    "Info.plist", "Game-Info.plist", "Info-Debug.plist", "Game-Info-iOS.plist", "Info_iOS.plist",
    "Info.iOS.plist", "game_info.plist", "Game--iOS--Info.plist", "info.plist", "Game Info.plist",
    "GameInfo.plist", "MacOSXBundleInfo.plist.in", "game-ios.plist", "iOS.plist", "Spiel.plist",
    "Info-iOS.plist.xml", "Info.plist.xml.in", "Info.plist.in.xml",
  ])
  func names(_ name: String) throws {
    try write([name: Self.app])
    #expect(try loaded() == ([name], 0, [], []))
  }

  @Test(arguments: [
    "UILaunchStoryboardName", "UISupportedInterfaceOrientations~ipad", "LSRequiresIPhoneOS",
    "UILaunchScreen",
  ])
  func keys(_ key: String) throws {
    try write([
      "Info.plist": Self.app,
      "ios.plist": InfoPlistText.document(Self.name, "<key>\(key)</key><true/>"),
    ])
    #expect(try loaded().paths == ["Info.plist", "ios.plist"])
  }

  /// Build settings say for which devices the app is; an unused list beside it may be an older one.
  @Test(arguments: [("1", [DeviceIdiom.phone]), ("\"1,2\"", DeviceIdiom.allCases)])
  func familiesOfUnusedLists(_ family: String, _ expected: [DeviceIdiom]) throws {
    let project = XcodeProjectText(
      XcodeProjectText.Target(
        "Game", ["INFOPLIST_FILE = App/Info.plist", "TARGETED_DEVICE_FAMILY = \(family)"]))
    try write([
      "Game.xcodeproj/project.pbxproj": project.text, "App/Info.plist": Self.app,
      "App/Old-Info.plist": InfoPlistText.document(
        Self.name, Self.orientations,
        "<key>UILaunchImageFile~ipad</key><string>Default-ipad</string>"),
    ])
    var options = LoadOptions()
    for target in [nil, OSVersion(9, 0)] {
      options.assumptions.minimumOS = target
      let found = try BundleLoader.load(folder.path, options)
      let unused = try #require(found.first { $0.path.hasSuffix("App/Old-Info.plist") })
      #expect(try unused.contents.get().info.idioms == expected)
    }
  }

  @Test func otherLists() throws {
    let nested = "<key>a</key><dict><key>UILaunchScreen</key><dict/></dict>"
    try write([
      "Info.plist": Self.app, "Sprites.plist": InfoPlistText.document("<key>frames</key><dict/>"),
      "Template.plist": InfoPlistText.document(Self.name, nested),
      "InfoTexts.plist": InfoPlistText.document("<key>UI</key><true/>"),
      // What a build of launchgen writes.
      "LaunchScreen.plist": InfoPlistText.document(
        "<key>UILaunchStoryboardName</key><string>LaunchScreen</string>"),
      "tv.plist": InfoPlistText.document(
        Self.name, "<key>UIDeviceFamily</key><array><integer>3</integer></array>"),
    ])
    #expect(try loaded() == (["Info.plist"], 1, [], []))
  }

  /// Lists of other systems with the keys of an app for iOS, as React Native's template has them.
  @Test(arguments: [
    ("Game-tvOS/Info.plist", true), ("Game-tvOS-Info.plist", true), ("macOS/Info.plist", true),
    ("Platforms/MacCatalyst/Info.plist", true), ("App/Info-watchOS.plist", true),
    ("iOS-tvOS/Info.plist", false), ("tvOS/Game/Info.plist", false), ("ptvosx/Info.plist", false),
  ])
  func otherSystems(_ path: String, isOther: Bool) throws {
    try write(["App/Info.plist": Self.app, path: Self.app])
    let found = try loaded()
    #expect(found.others == (isOther ? 1 : 0))
    #expect(found.paths == (isOther ? ["App/Info.plist"] : ["App/Info.plist", path].sorted()))
  }

  /// Nothing says whose list it is.
  @Test func parts() throws {
    try write(["Info.plist": Self.app, "part.plist": InfoPlistText.document(Self.orientations)])
    #expect(try loaded() == (["Info.plist"], 1, [], []))
  }

  @Test(arguments: [
    "Android manifest", "", "{ \"json\": 1 }", "<html></html>", "bplist00\u{1}",
    "<plist><dict><key>CFBundleName</key>",
  ])
  func unreadable(_ text: String) throws {
    try write(["Android/Info.plist": text, "ios/Info.plist": Self.app])
    #expect(try loaded() == (["ios/Info.plist"], 0, ["Android/Info.plist"], []))
    try FileManager.default.removeItem(atPath: folder.path("ios"))
    #expect(try loaded() == (["Android/Info.plist"], 0, [], []))
  }

  /// A damaged list of an app is not skipped.
  @Test(arguments: ["<<<<<<< HEAD\n" + app, app.replacing("</array>", with: "")])
  func damaged(_ text: String) throws {
    try write(["a/Info.plist": text, "b/Info.plist": Self.app])
    #expect(try loaded() == (["a/Info.plist", "b/Info.plist"], 0, [], []))
  }

  @Test func bundlesWithoutSources() throws {
    let binary = "bplist00 UILaunchScreen"
    for name in ["A.trace/run/tableInfo.plist", "B.xcresult/Info.plist", "exposedTableInfo.plist"] {
      try write([name: name.hasPrefix("exposed") ? "no list" : binary])
    }
    try write(["App/Info.plist": Self.app])
    #expect(try loaded() == (["App/Info.plist"], 0, [], []))
  }

  @Test(arguments: ["Info.plist.in", "Info.plist.xml.in", "info.plist.IN.xml"])
  func templates(_ name: String) throws {
    try write([name: "<plist>@UILaunchKeys@</plist>"])
    #expect(try loaded() == ([name], 0, [], []))
    try write(["ios/Info.plist": Self.app])
    #expect(try loaded() == (["ios/Info.plist"], 0, [name], []))
  }

  /// A built app among the sources is what a build made; alone, it is what is meant.
  @Test func builtApps() throws {
    try write(["out/Game.app/Info.plist": Self.app])
    #expect(try loaded() == (["out/Game.app/Info.plist"], 0, [], []))
    try write(["Game/Info.plist": Self.app, "Debug-iphoneos/Game.app/Info.plist": Self.app])
    #expect(
      try loaded() == (["Game/Info.plist"], 0, [], ["Debug-iphoneos/Game.app", "out/Game.app"]))
  }

  @Test func appPackages() throws {
    let manifest = "let package = Package(products: [.iOSApplication(name: \"A\")])"
    try write([
      "G.swiftpm/Package.swift": manifest, "G.swiftpm/MoreInfo.plist": Self.app,
      "L/Package.swift": "let package = Package(products: [.library(name: \"L\")])",
    ])
    let path = folder.path("G.swiftpm/Package.swift")
    for place in ["", "/G.swiftpm"] {
      #expect(throws: LoadError.noInfoPlist(.specification(path: path))) {
        try BundleLoader.survey(folder.path + place, LoadOptions())
      }
    }
    #expect(throws: LoadError.noInfoPlist(.folder)) { try BundleLoader.load(folder.path("L")) }
    // A project decides what the app is made of.
    try folder.write("G.swiftpm/G.xcodeproj/project.pbxproj", XcodeProjectText().text.utf8)
    #expect(try loaded().paths.contains("G.swiftpm/MoreInfo.plist"))
  }

  /// Git often has only the packages' versions of a project that XcodeGen or Tuist makes.
  @Test(arguments: ["project.yml", "Project.swift", nil])
  func projectsWithoutTheirFile(_ specification: String?) throws {
    let versions = "App/G.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
    try write([versions: "{}"])
    if let specification { try write(["App/" + specification: "name: G"]) }
    let path = folder.path("App/" + (specification ?? "G.xcodeproj"))
    #expect(throws: LoadError.noInfoPlist(.specification(path: path))) {
      try BundleLoader.load(folder.path)
    }
    try write(["App/Info.plist": Self.app])
    let found = try BundleLoader.survey(folder.path, LoadOptions())
    #expect(found.bundles.map(\.path) == [folder.path("App/Info.plist")])
    #expect(found.specifications == [path])
    // The folder that is named has nothing else to read.
    let project = folder.path("App/G.xcodeproj")
    #expect(throws: LoadError.self) { try BundleLoader.load(project) }
    try folder.write("App/G.xcodeproj/project.pbxproj", XcodeProjectText().text.utf8)
    #expect(try BundleLoader.survey(folder.path, LoadOptions()).specifications == [])
  }

  /// Most Macs have only one of two folders whose names differ in capitals.
  @Test func projectsInOtherCapitals() throws {
    let project = XcodeProjectText(XcodeProjectText.Target("M", ["SDKROOT = macosx"]))
    try write([
      "Info.plist": Self.app, "Parts/Menu/M.xcodeproj/xcshareddata/x": "",
      "parts/menu/M.xcodeproj/project.pbxproj": project.text,
    ])
    let found = try BundleLoader.survey(folder.path, LoadOptions())
    #expect(found.bundles.count == 1 && found.specifications == [])
  }

  @Test(arguments: [("", "ios/"), ("mobile/", "ios/"), ("", "ios/App/")])
  func expo(_ place: String, _ folderOfProject: String) throws {
    try write([place + "app.json": "{ \"expo\": { \"name\": \"G\" } }", "web/app.json": "{}"])
    let path = folder.path(place + "app.json")
    let error = LoadError.noInfoPlist(.specification(path: path))
    #expect(throws: error) { try BundleLoader.load(folder.path) }
    #expect(error.message(at: "").remedy?.contains("npx expo prebuild") == true)
    let project = XcodeProjectText(XcodeProjectText.Target("G", ["INFOPLIST_FILE = G/Info.plist"]))
    try write([
      place + folderOfProject + "G.xcodeproj/project.pbxproj": project.text,
      place + folderOfProject + "G/Info.plist": Self.app,
    ])
    let found = try BundleLoader.survey(folder.path, LoadOptions())
    #expect(!found.bundles.isEmpty && found.specifications == [])
  }

  /// Plugins and samples of an engine are left out if they are next to an app, in any case.
  @Test(arguments: [
    ("cocos2d/external/Zip/Example", "cocos2d/external", true),
    ("plugin/samples/Hello", "plugin", true), ("Samples/A", "Samples", true),
    ("addons/b", "addons", true), ("Examples/c", "Examples", true),
    ("Dependencies/Menu/demo/A", "Dependencies", true), ("Demo", "Demo", true),
    ("Example Projects/A", "Example Projects", true),
    ("MySamples/A", "", false), ("DemoApp", "", false), ("samples.bak/A", "", false),
  ])
  func samples(_ place: String, _ side: String, _ isLeftOut: Bool) throws {
    try write([place + "/Info.plist": Self.app])
    #expect(try loaded() == ([place + "/Info.plist"], 0, [], []))
    try write(["Game/Info.plist": Self.app])
    let found = try loaded()
    #expect(found.paths.count == (isLeftOut ? 1 : 2))
    #expect(found.folders == (isLeftOut ? [side] : []))
    // What is left out has no notes.
    try write([place + "/B.xcodeproj/xcuserdata/x": "", place + "/Sub/project.yml": "name: A"])
    let omissions = SearchOmissions()
    let survey = try omissions.collecting { () throws(LoadError) in
      try BundleLoader.survey(folder.path, LoadOptions())
    }
    #expect(survey.specifications.count == (isLeftOut ? 0 : 2))
    #expect(omissions[.remark].count == (isLeftOut ? 0 : 2))
    // A search that begins there finds it.
    #expect(try BundleLoader.load(folder.path(place)).count == 1)
    // An Info.plist that no project uses says less than a project.
    let project = XcodeProjectText(
      XcodeProjectText.Target("A", ["INFOPLIST_FILE = Info.plist"]))
    try folder.write(place + "/A.xcodeproj/project.pbxproj", project.text.utf8)
    #expect(try loaded().folders == [])
    #expect(try loaded().paths.contains(place + "/Info.plist"))
    try folder.write("Game/A.xcodeproj/project.pbxproj", project.text.utf8)
    #expect(try loaded().folders == (isLeftOut ? [side] : []))
  }

  /// Unity's and Cordova's names are also those of an app's own folders.
  @Test(arguments: [
    ("Library", "ProjectSettings/x", true), ("Temp", "ProjectSettings/x", true),
    ("plugins", "config.xml", true), ("Library", "x", false), ("Modules", "config.xml", false),
    (".symlinks", "x", nil), (".dart_tool", "x", nil), (".godot", "x", nil),
  ])
  func foreignFolders(_ name: String, _ neighbor: String, _ isReported: Bool?) throws {
    try write(["Info.plist": Self.app, neighbor: "", name + "/Info.plist": Self.app])
    let found = try loaded()
    #expect(found.paths.count == (isReported == false ? 2 : 1))
    #expect(found.folders == (isReported == true ? [name] : []))
    #expect(try BundleLoader.load(folder.path(name)).count == 1)
  }

  /// Each framework may have a specification.
  @Test func oneRemarkForSpecifications() throws {
    try write([
      "Game/Info.plist": Self.app, "A/project.yml": "name: A", "B/project.yml": "name: B",
      "C/Project.swift": "",
    ])
    let omissions = SearchOmissions()
    _ = try omissions.collecting { () throws(LoadError) in
      try BundleLoader.survey(folder.path, LoadOptions())
    }
    let paths = ["A/project.yml", "B/project.yml", "C/Project.swift"].map(folder.path)
    #expect(omissions[.remark].count == 1)
    #expect(omissions[.remark][0].hasPrefix(paths.joined(separator: ", ") + ": is not read"))
  }
}
