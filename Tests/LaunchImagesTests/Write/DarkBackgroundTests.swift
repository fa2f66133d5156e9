import LaunchImages
import Pixels
import TestSupport
import Testing

/// The background in dark mode: a named color, and what shows behind transparent pixels.
@Suite struct DarkBackgroundTests {
  private let dark = RGBColor(red: 0x10, green: 0x20, blue: 0xA0)

  @Test func storyboardNamesTheColor() async throws {
    let built = try await BuiltVariants([]) { [dark] in
      $0.background = .color(RGBColor(red: 255, green: 51, blue: 0))
      $0.screen?.darkBackground = dark
    }
    let root = try ParsedElement.parse(built.text("LaunchScreen.storyboard"))
    let view = try #require(root.first("color"))
    #expect(view["key"] == "backgroundColor" && view["name"] == "LaunchBackground")
    let named = try #require(root.first("namedColor"))
    #expect(named["name"] == "LaunchBackground")
    #expect(named.children.first?["red"] == "1" && named.children.first?["green"] == "0.2")
    #expect(root.all.contains { $0.name == "capability" && $0["name"] == "Named colors" })
    let colors = try #require(try built.json(BuiltVariants.colorSet)["colors"] as? [[String: Any]])
    let components = colors.map { ($0["color"] as? [String: Any])?["components"] }
    #expect(
      components as? [[String: String]] == [
        ["alpha": "1.000", "red": "0xFF", "green": "0x33", "blue": "0x00"],
        ["alpha": "1.000", "red": "0x10", "green": "0x20", "blue": "0xA0"],
      ])
    #expect(colors.map { $0["appearances"] != nil } == [false, true])
  }

  @Test func withoutItNothingIsNamed() async throws {
    let built = try await BuiltVariants([.dark])
    #expect(built.bytes(BuiltVariants.colorSet) == nil)
    #expect(!built.text("LaunchScreen.storyboard").contains("amed"))
  }

  @Test("transparent pixels show it in dark mode, and the other background in light mode")
  func transparent() async throws {
    let clear = TestPNG(
      width: 6, height: 4, type: .rgba, depth: 8,
      samples: (0..<24).flatMap { _ in [9, 9, 9, 0] }
    ).bytes
    var options = BuildOptions()
    options.screen = LaunchScreenChoices(.storyboard)
    options.background = .color(RGBColor(red: 200, green: 100, blue: 50))
    options.screen?.darkBackground = dark
    let set = try await Generator.generate(
      ArtworkSource(clear), further: [.dark: ArtworkSource(clear)], options: options)
    let shown = try set.catalogImages.map { try Picture(png: $0.bytes)[3, 2] }
    #expect(shown == [Pixel(200, 100, 50), Pixel(0x10, 0x20, 0xA0)])
    #expect(!set.warnings.contains(.picture(.lightBackgroundInDark)))
    let alone = try await Generator.generate(ArtworkSource(clear), options: options)
    #expect(alone.warnings.contains(.picture(.lightBackgroundInDark)))
  }
}
