import Foundation
import LaunchApps
import LaunchRules
import Pictures
import Pixels
import TestSupport
import Testing

@testable import LaunchPreview

/// The launch screens of apps, on the page and the contact sheet.
@Suite struct AppLaunchScreenTests {
  /// The preview of an app with a storyboard, whose one picture is transparent at the left, and green
  /// at the right.
  private func preview(
    background: String = "", views: String = "", resources: String = "", more: String = "",
    side: Int = 200, rendering: String = "original"
  ) async throws -> PreviewContent {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" launchScreen="YES" useAutolayout="YES" \
      initialViewController="c"><scenes><scene><objects><viewController id="c">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="414" height="896"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(views)</subviews>\(background)
      <constraints>
      <constraint firstItem="i" firstAttribute="centerX" secondItem="v" secondAttribute="centerX"/>
      <constraint firstItem="i" firstAttribute="centerY" secondItem="v" secondAttribute="centerY"/>
      </constraints></view></viewController></objects></scene></scenes>
      <resources><image name="Logo" width="200" height="200"/>\(resources)</resources></document>
      """
    try folder.write("Launch.storyboard", Array(storyboard.utf8))
    let png = TestPNG(
      width: side, height: side, type: .rgba, depth: 8,
      samples: (0..<side * side).flatMap { $0 % 200 < 100 ? [0, 0, 0, 0] : [0, 255, 0, 255] })
    try folder.write("Assets.xcassets/Logo.imageset/logo.png", png.bytes)
    let contents = """
      {"images": [{"filename": "logo.png", "idiom": "universal"}],
      "properties": {"template-rendering-intent": "\(rendering)"}}
      """
    try folder.write("Assets.xcassets/Logo.imageset/Contents.json", Array(contents.utf8))
    let key = "<key>UILaunchStoryboardName</key><string>Launch</string>"
    let list = InfoPlistText.document(more.isEmpty ? key : more)
    try folder.write("Info.plist", Array(list.utf8))
    let bundle = try #require(try BundleLoader.load(folder.path("Info.plist")).first)
    let explanation = LaunchExplanation(path: "Info.plist", contents: try bundle.contents.get())
    return try await AppPreview(explanation, title: "App", findings: [])
      .content(PreviewOrigin(command: "launchgen preview", generator: "launchgen"), jobs: 1)
  }

  private func page(_ preview: PreviewContent) -> String {
    String(decoding: Page(preview).bytes, as: UTF8.self)
  }

  private static let red = #"<color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/>"#
  private static let picture = """
    <imageView contentMode="center" image="Logo" translatesAutoresizingMaskIntoConstraints="NO" \
    id="i"/>
    """

  @Test("the background is seen through transparent pixels")
  func transparency() async throws {
    let preview = try await preview(background: Self.red, views: Self.picture)
    let parts = page(preview).components(separatedBy: "data:image/png;base64,")
    #expect(parts.count == 2)
    let embedded = try #require(Data(base64Encoded: String(parts[1].prefix { $0 != "\"" })))
    let raster = try PNGDecoder.decode(ContiguousArray(embedded)).raster
    #expect(raster.channels.hasAlpha && raster.hasTransparency())
    let sheet = ContactSheet(preview).raster
    let places = (0..<sheet.size.height).lazy.flatMap { y in
      (0..<sheet.size.width).lazy.map { (x: $0, y: y) }
    }
    let first = try #require(places.first { sheet.pixel($0.x, $0.y) == [0, 255, 0] })
    #expect(sheet.pixel(first.x - 4, first.y + 4) == [255, 0, 0])
  }

  @Test("where sources disagree, so does the page")
  func doubt() async throws {
    let name = "<key>UILaunchStoryboardName</key><string>Launch"
    for (more, doubt) in [
      (name + "</string>", nil),
      (name + ".storyboard</string>", "as UILaunchStoryboardName has an extension"),
      (
        name + "</string><key>UILaunchScreen</key><dict/>",
        "as UILaunchStoryboardName is present too"
      ),
    ] {
      let preview = try await preview(background: Self.red, views: Self.picture, more: more)
      #expect(preview.launchScreen?.doubt == doubt.map { "sources disagree, \($0)" })
      #expect(
        preview.verdict.made == "the launch screen is shown, "
          + (doubt.map { "but sources disagree, \($0)" } ?? "no screen stays blank"))
    }
  }

  @Test("a picture that iOS tints is not drawn in its own colors")
  func template() async throws {
    let preview = try await preview(
      background: Self.red, views: Self.picture, rendering: "template")
    #expect(preview.launchScreen?.text.contains("missing, tinted,") == true)
    #expect(page(preview).contains(">not shown</text>"))
  }

  @Test("an empty label and hidden bars hide nothing")
  func nothingToSee() async throws {
    for views in [
      #"<label text=""/>"#, #"<toolbar key="toolbar"/><navigationController/>"#,
      #"<navigationBar key="navigationBar"/><navigationController navigationBarHidden="YES"/>"#,
    ] {
      let preview = try await preview(background: Self.red, views: Self.picture + views)
      #expect(!page(preview).contains(">not shown</text>"), "\(views)")
    }
  }

  @Test("only the mode of UIUserInterfaceStyle is drawn")
  func style() async throws {
    let background = #"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"#
    for (style, colors) in [
      ("", ["#ffffff", "#000000"]), ("Light", ["#ffffff"]), ("Dark", ["#000000"]),
    ] {
      let preview = try await preview(
        background: background, views: Self.picture,
        more: "<key>UILaunchStoryboardName</key><string>Launch</string>"
          + "<key>UIUserInterfaceStyle</key><string>\(style)</string>")
      let page = page(preview)
      for color in ["#ffffff", "#000000"] {
        #expect(page.contains("fill=\"\(color)\"") == colors.contains(color), "\(style) \(color)")
      }
    }
  }

  @Test("today's devices do not show a launch screen that iOS 14 refuses")
  func tooLarge() async throws {
    let preview = try await preview(
      background: Self.red, views: Self.picture, side: 2600)
    #expect(preview.launchScreen == nil)
    #expect(preview.verdict.made == "no launch screen is shown, some screens stay black")
  }

  private static let gray = #"<color red="0.557" green="0.557" blue="0.576" alpha="1"/>"#

  @Test(
    "system and named colors are those of the document",
    arguments: [
      (#"systemColor="systemGrayColor""#, #"<systemColor name="systemGrayColor">"#, "#8e8e93"),
      (#"name="Brand""#, #"<namedColor name="Brand">"#, "#8e8e93"),
      (#"systemColor="systemGrayColor""#, "", nil), (#"name="Brand""#, "", nil),
      (#"cocoaTouchSystemColor="groupTableViewBackgroundColor""#, "", nil),
      (#"systemColor="systemBackgroundColor""#, "", "#ffffff"),
      (#"cocoaTouchSystemColor="whiteColor""#, "", "#ffffff"),
    ] as [(String, String, String?)])
  func colors(_ color: String, _ resource: String, _ drawn: String?) async throws {
    let end = resource.contains("system") ? "</systemColor>" : "</namedColor>"
    let preview = try await preview(
      background: "<color key=\"backgroundColor\" \(color)/>", views: Self.picture,
      resources: resource.isEmpty ? "" : resource + Self.gray + end)
    let page = page(preview)
    #expect(page.contains(">not shown</text>") == (drawn == nil))
    if let drawn {
      #expect(page.contains("fill=\"\(drawn)\""))
    } else {
      #expect(!page.contains("fill=\"#ffffff\"") && page.contains("not drawn here"))
    }
  }

  @Test(
    "bars and their pictures are not drawn, and not denied",
    arguments: [
      (#"<tabBar id="b"><items><tabBarItem title=" " image="Logo"/></items></tabBar>"#, ""),
      (#"<toolbar id="b"><items><barButtonItem image="Logo"/></items></toolbar>"#, ""),
      (#"<navigationBar key="navigationBar"/><navigationController/>"#, ""),
      (#"<toolbar key="toolbar"/><navigationController toolbarHidden="NO"/>"#, ""),
      (#"<tabBar key="tabBar"/>"#, ""),
      ("", "<key>UILaunchScreen</key><dict><key>UINavigationBar</key><dict/></dict>"),
      (
        "",
        "<key>UILaunchScreen</key><dict><key>UITabBar</key><dict><key>UIImageName</key>"
          + "<string>Logo</string></dict></dict>"
      ),
    ])
  func bars(_ views: String, _ more: String) async throws {
    let preview = try await preview(background: Self.red, views: views, more: more)
    let text = try #require(preview.launchScreen?.text)
    #expect(text.contains("not drawn here") && !text.contains("no picture"))
    #expect(preview.verdict.made.contains("but not all is drawn here"))
    #expect(page(preview).contains(">not shown</text>"))
  }

  /// The sheet draws it in pixels, and the page as a text.
  @Test("the word on a screen fits it", arguments: [Display.phone480, .phone874, .pad1376])
  func word(_ display: Display) throws {
    var preview = Samples.preview([])
    let launchScreen = PreviewLaunchScreen(
      text: "", isKnown: false, displays: [display], held: .portrait)
    preview.launchScreen = launchScreen
    let phone = Phone(launchScreen, on: display)
    let size = PixelSize(width: Int(phone.size.width) + 200, height: Int(phone.size.height) + 1)
    var canvas = Canvas(size: size, .black)
    canvas.draw(phone, x: 100, y: 0, scale: 1)
    let drawn = canvas.raster
    let columns = (0..<size.width).filter { x in
      (0..<size.height).contains { drawn.pixel(x, $0) == [174, 174, 178] }
    }
    let frame = phone.screen.frame
    #expect(try Double(#require(columns.first)) > 100 + frame.x + 4)
    #expect(try Double(#require(columns.last)) < 100 + frame.x + frame.width - 4)
    let found = try #require(page(preview).firstMatch(of: /font-size="([0-9.]+)"/))
    // In a wide font, the nine letters are almost six times as wide as the font is high.
    #expect(try 6.5 * #require(Double(found.output.1)) < frame.width)
  }
}
