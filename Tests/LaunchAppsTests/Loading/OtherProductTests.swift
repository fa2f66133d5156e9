import Foundation
import LaunchApps
import TestSupport
import Testing

/// Property lists in a project's folder that are not those of its app for iPhones.
@Suite struct OtherProductTests {
  private static let game = InfoPlistText.document(
    InfoPlistText.orientations(["LandscapeRight"]))
  private static let mac = InfoPlistText.document(
    "<key>NSPrincipalClass</key><string>NSApplication</string>"
      + "<key>LSMinimumSystemVersion</key><string>10.9</string>")
  private static let tests = InfoPlistText.document(
    "<key>CFBundlePackageType</key><string>BNDL</string>")
  /// Nothing in it tells what it is for.
  private static let plain = InfoPlistText.document(
    "<key>CFBundleName</key><string>$(PRODUCT_NAME)</string>")

  private func loaded(_ folder: TemporaryFolder) throws -> (paths: [String], others: Int) {
    let found = try BundleLoader.survey(folder.path, LoadOptions())
    let start = folder.path.count + 1
    return (found.bundles.map { String($0.path.dropFirst(start)) }, found.others)
  }

  @Test func aMacAppBesideTheGame() throws {
    let folder = try TemporaryFolder()
    try folder.write("ios/Info.plist", Data(Self.game.utf8))
    try folder.write("mac/Info.plist", Data(Self.mac.utf8))
    try folder.write("Tests/Info.plist", Data(Self.tests.utf8))
    #expect(try loaded(folder) == (["ios/Info.plist"], 2))
  }

  /// Images that iOS finds by name do not make it an app's: any app may have them.
  @Test func imagesByName() throws {
    let folder = try TemporaryFolder()
    try folder.write("ios/Info.plist", Data(Self.game.utf8))
    try folder.write("Desktop-Info.plist", Data(Self.plain.utf8))
    try folder.write("data/Default~iphone.png", Data())
    #expect(try loaded(folder) == (["ios/Info.plist"], 1))
  }

  @Test(arguments: [
    "<key>UIDeviceFamily</key><array><integer>3</integer></array>",
    "<key>UIDeviceFamily</key><array><integer>4</integer></array>",
    "<key>UIDeviceFamily</key><array><integer>7</integer></array>",
    "<key>NSMainStoryboardFile</key><string>Main</string>",
    "<key>CFBundleSupportedPlatforms</key><array><string>XROS</string></array>",
    "<key>WKApplication</key><true/>", "<key>NSExtension</key><dict/>",
  ])
  func otherSystems(_ keys: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("ios/Info.plist", Data(Self.game.utf8))
    try folder.write("other/Info.plist", Data(InfoPlistText.document(keys).utf8))
    #expect(try loaded(folder) == (["ios/Info.plist"], 1))
  }

  @Test func nothingElse() throws {
    let folder = try TemporaryFolder()
    try folder.write("mac/Info.plist", Data(Self.mac.utf8))
    #expect(try loaded(folder) == ([], 1))
    #expect(throws: LoadError.noInfoPlist(.others(count: 1))) {
      try BundleLoader.load(folder.path)
    }
  }

  /// The project knows what its targets make, and for which systems.
  @Test(arguments: [
    ("com.apple.product-type.bundle.unit-test", []), ("com.apple.product-type.framework", []),
    ("com.apple.product-type.application", ["SDKROOT = macosx"]),
  ])
  func targetsOfAProject(_ type: String, _ settings: [String]) throws {
    let folder = try TemporaryFolder()
    var other = XcodeProjectText.Target("Other", ["INFOPLIST_FILE = Other/Info.plist"] + settings)
    other.type = type
    let project = XcodeProjectText(
      XcodeProjectText.Target("Game", ["INFOPLIST_FILE = Game/Info.plist"]), other)
    try folder.write("Game.xcodeproj/project.pbxproj", Data(project.text.utf8))
    try folder.write("Game/Info.plist", Data(Self.game.utf8))
    try folder.write("Other/Info.plist", Data(Self.plain.utf8))
    let found = try loaded(folder)
    #expect(Set(found.paths) == ["Game/Info.plist"])
    #expect(found.others == 1)
  }

  /// Templates for libraries, and lists of settings with such a name, have no word about an interface.
  @Test func saysNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("Game/Info.plist", Data(Self.game.utf8))
    let library = InfoPlistText.document(
      "<key>CFBundlePackageType</key><string>APPL</string><key>CFBundleName</key><string>A</string>"
    )
    try folder.write("Library/Info.plist", Data(library.utf8))
    let service = InfoPlistText.document("<key>API_KEY</key><string>1</string>")
    try folder.write("Game/Service-Info.plist", Data(service.utf8))
    let found = try loaded(folder)
    #expect(Set(found.paths) == ["Game/Info.plist"])
    #expect(found.others == 2)
    // A file that is named is judged.
    #expect(try BundleLoader.load(folder.path("Library/Info.plist")).count == 1)
  }
}
