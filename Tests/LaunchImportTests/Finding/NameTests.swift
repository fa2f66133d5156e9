import LaunchRules
import Testing

@testable import LaunchImport

/// What file names say of launch images.
@Suite struct NameTests {
  private typealias Screens = [(name: String, screen: String)]

  private static let common: Screens = [
    ("Default@2x.png", "320x480@2x"), ("Default-568h@2x.png", "320x568@2x"),
    ("Default-iOS8-736h@3x.png", "414x736@3x"), ("Default-iOS7@2x.png", "320x480@2x"),
    ("LaunchImage-700-568h@2x.png", "320x568@2x"),
    ("LaunchImage-800-Landscape-736h@3x.png", "414x736@3x landscape"),
    ("LaunchImage-1100-Portrait-2436h@3x.png", "375x812@3x portrait"),
    ("LaunchImage-1200-Landscape-1792h@2x.png", "414x896@2x landscape"),
    ("LaunchImage-700-Landscape@2x~ipad.png", "768x1024@2x landscape"),
    ("Default-Portrait.png", "768x1024@1x portrait"),
    ("Default-Landscape~ipad.png", "768x1024@1x landscape"),
    ("Default-Landscape@3x.png", "414x736@3x landscape"),
    ("Default-375w-667h@2x.png", "375x667@2x"), ("Default.PNG", "320x480@1x"),
  ]
  private static let corona: Screens = [
    ("Default-Landscape-736h@3x.png", "414x736@3x landscape"),
    ("Default-Landscape-1366@2x.png", "1024x1366@2x landscape"),
    ("Default-Portrait-1366@2x.png", "1024x1366@2x portrait"),
    ("Default-Landscape-1112@2x~ipad.png", "834x1112@2x landscape"),
    ("Default-2436h@3x.png", "375x812@3x"), ("Default-812h@3x.png", "375x812@3x"),
    ("Default-Landscape-2688h@3x.png", "414x896@3x landscape"),
    ("Default-1792@2x.png", "414x896@2x"), ("Default-375h-667h@2x.png", "375x667@2x"),
    ("Default-Portrait~ipad@2x.png", "768x1024@2x portrait"),
    ("Default-Landscape~ipad@2x.png", "768x1024@2x landscape"),
  ]
  /// An unknown part says nothing of the size.
  private static let unknown: Screens = [
    ("Default-Blue@2x.png", "@2x"), ("Default-Landscape-9999@2x.png", "@2x landscape"),
    ("Default-375h@2x.png", "@2x"), ("Default-Landscape-1366x@2x.png", "@2x landscape"),
    ("Default-Blue-568h@2x.png", "320x568@2x"),
  ]

  @Test("screens that follow from a name", arguments: common + corona + unknown)
  func screens(name: String, screen: String) throws {
    let use = try #require(ImagePurpose(name: name))
    let points = use.points.map { "\($0.width)x\($0.height)" } ?? ""
    let scale = try #require(use.scale).rawValue
    let turn = use.isLandscape.map { $0 ? " landscape" : " portrait" } ?? ""
    #expect("\(points)@\(scale)x\(turn)" == screen)
  }

  @Test(
    "other files are not launch images",
    arguments: [
      "Defaults.png", "MyDefault.png", "Default.jpg", "DefaultAvatar.png", "Icon@2x.png", ".png",
      "",
      "LaunchImages.png",
    ])
  func others(name: String) { #expect(ImagePurpose(name: name) == nil) }

  @Test func otherPrefixes() {
    #expect(ImagePurpose(name: "Splash-568h@2x.png") == nil)
    #expect(ImagePurpose(name: "Splash-568h@2x.png", prefixes: ["Splash"])?.points?.height == 568)
    #expect(ImagePurpose(name: "x.png", prefixes: [""]) == nil)
  }

  @Test func namesOfNumbersWithoutMeaning() {
    for name in ["Default-99999999999999999999h.png", "Default--h.png", "Default-000.png"] {
      #expect(ImagePurpose(name: name) != nil)
    }
  }
}
