import LaunchRules
import Pixels
import Testing

@testable import LaunchImport

/// What file names say of launch images.
@Suite struct NameTests {
  private typealias Sizes = [(name: String, sizes: [(Int, Int)])]

  private static let common: Sizes = [
    ("Default@2x.png", [(640, 960)]), ("Default-568h@2x.png", [(640, 1136)]),
    ("Default-iOS8-736h@3x.png", [(1242, 2208)]), ("Default-iOS7@2x.png", [(640, 960)]),
    ("LaunchImage-700-568h@2x.png", [(640, 1136)]),
    ("LaunchImage-800-Landscape-736h@3x.png", [(2208, 1242), (1242, 2208)]),
    ("LaunchImage-1100-Portrait-2436h@3x.png", [(1125, 2436)]),
    ("LaunchImage-1200-Landscape-1792h@2x.png", [(1792, 828), (828, 1792)]),
    ("LaunchImage-700-Landscape@2x~ipad.png", [(2048, 1536)]),
    ("Default-Portrait.png", [(768, 1024)]),
    ("Default-Landscape~ipad.png", [(1024, 768), (1024, 748)]),
    ("Default-Landscape@3x.png", [(2208, 1242), (1242, 2208)]),
    ("Default-375w-667h@2x.png", [(750, 1334)]), ("Default.PNG", [(320, 480)]),
  ]
  private static let corona: Sizes = [
    ("Default-Landscape-736h@3x.png", [(2208, 1242), (1242, 2208)]),
    ("Default-Landscape-1366@2x.png", [(2732, 2048), (2048, 2732)]),
    ("Default-Portrait-1366@2x.png", [(2048, 2732)]),
    ("Default-Landscape-1112@2x~ipad.png", [(2224, 1668), (2224, 1628)]),
    ("Default-2436h@3x.png", [(1125, 2436)]), ("Default-812h@3x.png", [(1125, 2436)]),
    ("Default-Landscape-2688h@3x.png", [(2688, 1242), (1242, 2688)]),
    ("Default-1792@2x.png", [(828, 1792)]), ("Default-375h-667h@2x.png", [(750, 1334)]),
    ("Default-Portrait~ipad@2x.png", [(1536, 2048), (1536, 2008)]),
    ("Default-Landscape~ipad@2x.png", [(2048, 1536), (2048, 1496)]),
  ]
  /// An unknown part says nothing of the size.
  private static let unknown: Sizes = [
    ("Default-Blue@2x.png", []), ("Default-Landscape-9999@2x.png", []),
    ("Default-375h@2x.png", []), ("Default-Landscape-1366x@2x.png", []),
    ("Default-Blue-568h@2x.png", [(640, 1136)]),
  ]

  @Test("sizes that follow from a name", arguments: common + corona + unknown)
  func sizes(name: String, sizes: [(Int, Int)]) throws {
    let use = try #require(ImageUse(name: name))
    #expect(use.sizes == Set(sizes.map { PixelSize(width: $0.0, height: $0.1) }))
  }

  @Test(
    "other files are not launch images",
    arguments: [
      "Defaults.png", "MyDefault.png", "Default.jpg", "DefaultAvatar.png", "Icon@2x.png", ".png",
      "",
      "LaunchImages.png",
    ])
  func others(name: String) { #expect(ImageUse(name: name) == nil) }

  @Test func otherPrefixes() {
    #expect(ImageUse(name: "Splash-568h@2x.png") == nil)
    #expect(ImageUse(name: "Splash-568h@2x.png", prefixes: ["Splash"])?.points?.height == 568)
    #expect(ImageUse(name: "x.png", prefixes: [""]) == nil)
  }

  @Test func namesOfNumbersWithoutMeaning() {
    for name in ["Default-99999999999999999999h.png", "Default--h.png", "Default-000.png"] {
      #expect(ImageUse(name: name) != nil)
    }
  }
}
