import LaunchRules
import Pixels
import Testing

@testable import LaunchImport

/// What file names say of launch images.
@Suite struct NameTests {
  @Test(
    "sizes that follow from a name",
    arguments: [
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
    ])
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
