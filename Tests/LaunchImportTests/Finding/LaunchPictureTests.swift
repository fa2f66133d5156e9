import LaunchApps
import LaunchRules
import Pixels
import TestSupport
import Testing

@testable import LaunchImport

/// Apps without launch images, whose launch screen shows a picture.
@Suite struct LaunchPictureTests {
  private static let set = "App/Assets.xcassets/Splash.imageset"

  private static func storyboard(_ views: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    launchScreen="YES" initialViewController="1"><scenes><scene><objects><viewController id="1">\
    <view key="view"><subviews>\(views)</subviews></view></viewController></objects></scene></scenes>\
    <resources><image name="Splash" width="80" height="45"/></resources></document>
    """
  }

  private static let named = "<key>UILaunchStoryboardName</key><string>Launch</string>\n"
  private static let dictionary =
    "<key>UILaunchScreen</key><dict><key>UIImageName</key><string>Splash</string></dict>\n"
  private static let picture = #"<imageView contentMode="scaleAspectFill" image="Splash"/>"#

  /// - Parameter files: name, size, and the members of its slot.
  private static func folder(
    _ members: String, views: String = picture, orientations: [String] = ["LandscapeRight"],
    files: [(String, Int, Int, String)]
  ) throws -> ImageFolder {
    let folder = try ImageFolder()
    try folder.folder.write(
      "App/Info.plist",
      InfoPlistText.document(InfoPlistText.orientations(orientations), members).utf8)
    try folder.folder.write("App/Launch.storyboard", storyboard(views).utf8)
    let target = XcodeProjectText.Target(
      "App", ["INFOPLIST_FILE = App/Info.plist"],
      resources: ["App/Launch.storyboard", "App/Assets.xcassets"])
    try folder.folder.write("App.xcodeproj/project.pbxproj", XcodeProjectText(target).text.utf8)
    try folder.set(
      files.map { #""idiom" : "universal", "filename" : "\#($0.0)"\#($0.3)"# }, at: set)
    for (name, width, height, _) in files {
      try folder.add(.scene, "\(set)/\(name)", width, height)
    }
    return folder
  }

  private static let scales = [
    ("a.png", 80, 45, #", "scale" : "1x""#), ("c.png", 240, 135, #", "scale" : "3x""#),
    ("b.png", 160, 90, #", "scale" : "2x""#),
    (
      "d.png", 800, 450,
      #", "scale" : "3x", "appearances" : [{"appearance" : "luminosity", "value" : "dark"}]"#
    ),
  ]

  @Test("the largest file is the artwork", arguments: [named, dictionary])
  func largest(_ members: String) throws {
    let folder = try Self.folder(members, files: Self.scales)
    let importer = try folder.importer()
    let choice = try #require(importer.judgement.choice)
    #expect(importer.judgement.images[choice.index].path == folder.folder.path(Self.set + "/c.png"))
    #expect(choice.size == PixelSize(width: 240, height: 135) && choice.rotation == .none)
    #expect(importer.judgement.isPicture && importer.judgement.question == nil)
    #expect(importer.judgement.images.flatMap(\.issues).isEmpty)
    let report = ImportReport(importer, path: folder.folder.path, output: nil, isWritten: nil)
    #expect(
      report.arguments
        == ["launchgen", "screen", "art.png", folder.folder.path("App.xcodeproj"), "--replace"])
    #expect(report.leftovers.isEmpty && report.notes.isEmpty)
    let named = ImportReport(
      try folder.importer { $0.loading.target = "App" }, path: "", output: "b.png", isWritten: nil)
    #expect(named.arguments.dropFirst(2).first == "b.png")
    #expect(named.arguments.suffix(2) == ["--target-name=App", "--replace"])
    #expect(try importer.writeArtwork(to: folder.folder.path("art.png"), replaces: false))
  }

  @Test(
    "a portrait picture, one beside a text, and one in an app for portrait",
    arguments: [
      (picture, ["LandscapeRight"], 45, 80),
      (picture + "<label text=\"a\"/>", ["LandscapeLeft"], 80, 45),
      (picture, ["Portrait"], 80, 45), (picture, ["Portrait"], 45, 80),
    ])
  func others(_ views: String, _ orientations: [String], _ width: Int, _ height: Int) throws {
    let folder = try Self.folder(
      Self.named, views: views, orientations: orientations, files: [("a.png", width, height, "")])
    let choice = try #require(try folder.importer().judgement.choice)
    #expect(choice.size == PixelSize(width: width, height: height) && choice.rotation == .none)
  }

  @Test("launch images come first")
  func launchImages() throws {
    let folder = try Self.folder(Self.named, files: Self.scales)
    try folder.add(.scene, "App/Default-568h@2x.png", 640, 1136, turned: .clockwise)
    let importer = try folder.importer()
    #expect(!importer.judgement.isPicture)
    #expect(importer.judgement.images.map(\.image.found.location.name) == ["Default-568h@2x.png"])
  }

  @Test("without a picture, there is nothing to import")
  func nothing() throws {
    let folder = try Self.folder(Self.named, views: "<label text=\"a\"/>", files: [])
    #expect(throws: ImportError.noImages) { try folder.importer() }
  }
}
