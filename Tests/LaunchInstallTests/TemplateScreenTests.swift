import Foundation
import TestSupport
import Testing

@testable import LaunchInstall

/// A launch screen of a project template is nobody's: a new one takes its place unasked, and
/// `--remove` brings it back.
@Suite struct TemplateScreenTests {
  private static let path = "App/Base.lproj/LaunchScreen.storyboard"
  private static let set = "App/Assets.xcassets/Splash.imageset/"
  private static let picture = #"<imageView image="Splash"/>"#

  /// A project named Game whose launch storyboard has these views, and its picture, if any.
  private func app(_ views: String, picture: (width: Int, height: Int)? = nil) throws -> SampleApp {
    let app = try SampleApp(
      XcodeProjectText(
        .init(
          "Game", ["INFOPLIST_FILE = App/Info.plist"],
          resources: [Self.path] + (picture == nil ? [] : ["App/Assets.xcassets"]))),
      infoPlist: SampleApp.string("UILaunchStoryboardName", "LaunchScreen"))
    try app.folder.write(Self.path, Array(SampleApp.storyboard(showing: views).utf8))
    if let picture {
      let contents = #"{"images": [{"idiom": "universal", "scale": "1x", "filename": "a.png"}]}"#
      try app.folder.write(Self.set + "Contents.json", Array(contents.utf8))
      try app.folder.write(
        Self.set + "a.png", Picture.noisy(width: picture.width, height: picture.height).png())
    }
    return app
  }

  @Test(
    "nobody's goes at once",
    arguments: [
      ("", nil), (#"<view><color key="backgroundColor" white="0"/></view>"#, nil),
      // React Native, and Xcode 6.
      (#"<label text="Game"/><label text="Powered by React Native"/>"#, nil),
      (#"<label text="Game"/><label text="  Copyright (c) 2015 Us. All rights reserved."/>"#, nil),
      // Flutter.
      (picture, (1, 1)),
    ] as [(String, (width: Int, height: Int)?)])
  func templates(_ views: String, _ picture: (width: Int, height: Int)?) throws {
    let app = try app(views, picture: picture)
    let before = try app.contents()
    #expect(try app.install().contains(Self.path))
    try app.remove()
    #expect(try app.contents() == before)
  }

  @Test(
    "what someone has made stays",
    arguments: [
      (#"<label text="Hello"/>"#, nil), (#"<label/>"#, nil), (#"<button/>"#, nil),
      (#"<view customClass="Mine"/>"#, nil),
      (#"<view><userDefinedRuntimeAttributes/></view>"#, nil), (picture, (2, 1)),
      (#"<imageView image="star.fill" catalog="system"/>"#, (1, 1)),
      // Without a catalog, nobody knows what the picture is.
      (picture, nil),
    ] as [(String, (width: Int, height: Int)?)])
  func ownScreens(_ views: String, _ picture: (width: Int, height: Int)?) throws {
    let app = try app(views, picture: picture)
    let before = try app.contents()
    #expect(throws: InstallError.foreign(path: app.folder.path(Self.path))) { try app.install() }
    #expect(try app.contents() == before)
    try app.install(replaces: true)
    try app.remove()
    #expect(try app.contents() == before)
  }

  @Test("a template that its tool writes again goes again, and the first comes back")
  func again() throws {
    let app = try app(#"<label text="Game"/>"#)
    let before = try app.contents()
    for picture in ["one", "two"] {
      try app.install(picture: picture)
      try app.folder.write(Self.path, Array(SampleApp.storyboard(showing: "").utf8))
    }
    try app.install()
    try app.remove()
    #expect(try app.contents() == before)
  }
}
