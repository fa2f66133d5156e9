import Foundation
import TestSupport
import Testing

/// An app in one of the shapes that projects have.
struct ProjectSample: CustomTestStringConvertible, CustomStringConvertible, Sendable {
  let description: String
  /// The path that commands get: a project, or an Info.plist without one.
  var app = "Game.xcodeproj"
  /// `nil` if Xcode makes it from build settings.
  var infoPlist: String? = "App/Info.plist"
  /// The options that choose the target.
  var options: [String] = []
  private let write: @Sendable (TemporaryFolder) throws -> Void

  var testDescription: String { description }

  func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try write(folder)
    try folder.write("art.png", Artwork.png(width: 240, height: 140))
    for name in ["dark.png", "logo.png"] { try folder.write(name, Artwork.landscape) }
    return folder
  }

  static let all =
    [alone, aloneWithBreaks, binary, dictionary, member, windows, localized, localizedCopies]
    + [synchronized, generated, twoTargets, chosenTarget, sharedList, spaces, macToo] + engines

  private static let key = "<key>UILaunchStoryboardName</key>\n<string>LaunchScreen</string>\n"
  private static let storyboard =
    "<document launchScreen=\"YES\"><scenes><scene/></scenes></document>\n"
  private static let catalog = "App/Assets.xcassets"

  private static func list(_ members: String) -> String {
    InfoPlistText.document(
      InfoPlistText.orientations(["LandscapeRight"]),
      "<key>CFBundlePackageType</key>\n<string>APPL</string>\n" + members)
  }

  private static func target(
    _ name: String = "Game", _ list: String = "App/Info.plist", _ resources: [String] = []
  ) -> XcodeProjectText.Target {
    XcodeProjectText.Target(
      name, ["INFOPLIST_FILE = \"\(list)\"", "PRODUCT_BUNDLE_IDENTIFIER = com.example.\(name)"],
      resources: resources)
  }

  /// Writes an app without a catalog, and its project.
  private static func write(
    _ folder: TemporaryFolder, _ targets: [XcodeProjectText.Target], _ files: [String] = [],
    keys members: String = key
  ) throws {
    var text = XcodeProjectText()
    text.targets = targets
    try folder.write("Game.xcodeproj/project.pbxproj", text.text.utf8)
    try folder.write("App/Info.plist", list(members).utf8)
    for file in files {
      try folder.write(file, (file.hasSuffix(".json") ? "{}\n" : storyboard).utf8)
    }
  }

  private static let alone = ProjectSample(description: "an Info.plist", app: "App/Info.plist") {
    try $0.write("App/Info.plist", list("").utf8)
  }
  private static let aloneWithBreaks = ProjectSample(
    description: "an Info.plist with Windows' line breaks and a storyboard", app: "App/Info.plist"
  ) {
    let text = list(key).replacing("\n", with: "\r\n")
    try $0.write("App/Info.plist", text.utf8.dropLast(2))
    try $0.write("App/LaunchScreen.storyboard", storyboard.replacing("\n", with: "\r\n").utf8)
  }
  private static let binary = ProjectSample(description: "a binary Info.plist") { folder in
    try write(folder, [target()])
    let list = try unsafe PropertyListSerialization.propertyList(
      from: folder.read("App/Info.plist"), format: nil)
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    try folder.write("App/Info.plist", data)
  }
  private static let dictionary = ProjectSample(description: "UILaunchScreen") {
    try write($0, [target()], keys: "<key>UILaunchScreen</key>\n<dict/>\n")
  }
  private static let member = ProjectSample(description: "a storyboard and a catalog") {
    try write(
      $0, [target("Game", "App/Info.plist", ["App/LaunchScreen.storyboard", catalog])],
      ["App/LaunchScreen.storyboard", catalog + "/Contents.json"])
  }
  private static let windows = ProjectSample(description: "Windows' line breaks") { folder in
    try write(
      folder, [target("Game", "App/Info.plist", ["App/LaunchScreen.storyboard"])],
      ["App/LaunchScreen.storyboard"])
    for file in ["Game.xcodeproj/project.pbxproj", "App/Info.plist", "App/LaunchScreen.storyboard"]
    {
      let text = String(decoding: try folder.read(file), as: UTF8.self)
      try folder.write(file, text.replacing("\n", with: "\r\n").utf8)
    }
  }
  private static let localized = ProjectSample(description: "Base.lproj") {
    try write(
      $0, [target("Game", "App/Info.plist", ["App/Base.lproj/LaunchScreen.storyboard"])],
      ["App/Base.lproj/LaunchScreen.storyboard"])
  }
  private static let localizedCopies = ProjectSample(description: "a storyboard in two languages") {
    let files = ["en", "de"].map { "App/\($0).lproj/LaunchScreen.storyboard" }
    try write($0, [target("Game", "App/Info.plist", files)], files)
  }
  private static let synchronized = ProjectSample(description: "a synchronized folder") {
    let target = target().with {
      $0.folder = "App"
      $0.exceptions = ["Info.plist"]
    }
    try write($0, [target], ["App/LaunchScreen.storyboard", catalog + "/Contents.json"])
  }
  private static let generated = ProjectSample(description: "generated keys", infoPlist: nil) {
    let orientations =
      "INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationLandscapeRight"
    let target = XcodeProjectText.Target(
      "Game",
      [
        "GENERATE_INFOPLIST_FILE = YES", "INFOPLIST_KEY_UILaunchScreen_Generation = YES",
        orientations,
      ])
    try $0.write("Game.xcodeproj/project.pbxproj", XcodeProjectText(target).text.utf8)
  }
  private static func writeTwo(_ folder: TemporaryFolder) throws {
    try write(folder, [target(), target("Lite", "Lite/Info.plist")])
    try folder.write("Lite/Info.plist", list("").utf8)
  }
  private static let twoTargets = ProjectSample(description: "two targets") { try writeTwo($0) }
  private static let chosenTarget = ProjectSample(
    description: "one of two targets", infoPlist: "Lite/Info.plist",
    options: ["--target-name", "Lite"]
  ) { try writeTwo($0) }
  private static let sharedList = ProjectSample(
    description: "targets with one Info.plist", options: ["--target-name", "Game"]
  ) { try write($0, [target(), target("Lite")]) }
  private static let spaces = ProjectSample(
    description: "names with spaces", app: "My Game.xcodeproj", infoPlist: "My App/Info é.plist"
  ) {
    try $0.write("My App/Info é.plist", list(key).utf8)
    try $0.write("My App/LaunchScreen.storyboard", storyboard.utf8)
    let target = target("My Game", "My App/Info é.plist", ["My App/LaunchScreen.storyboard"])
    try $0.write("My Game.xcodeproj/project.pbxproj", XcodeProjectText(target).text.utf8)
  }
  private static let macToo = ProjectSample(description: "a target for Macs too") {
    var target = target()
    target.settings += [
      "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\"", "SDKROOT = auto",
    ]
    try write($0, [target])
  }

  private static let engines = EngineSample.all.filter { !$0.isMadeLater }.map { engine in
    let root = engine.project.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    return ProjectSample(
      description: engine.heading, app: engine.project,
      infoPlist: engine.infoPlist.map { root + $0 }
    ) { try engine.write(in: $0) }
  }
}
