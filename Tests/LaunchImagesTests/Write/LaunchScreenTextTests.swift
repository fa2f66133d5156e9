import LaunchRules
import Pixels
import TestSupport
import Testing

@testable import LaunchImages

/// What a reader drags into Xcode, word by word.
@Suite struct LaunchScreenTextTests {
  private static let catalog = "LaunchAssets.xcassets/Contents.json"
  private static let imageSet = "LaunchAssets.xcassets/LaunchArtwork.imageset/Contents.json"
  private static let colorSet = "LaunchAssets.xcassets/LaunchBackground.colorset/Contents.json"

  @Test(
    arguments: [
      (
        .storyboard, ["LaunchScreen.storyboard", "LaunchScreen.plist", imageSet, catalog],
        "launch-screen-storyboard"
      ), (.screen, ["LaunchScreen.plist", imageSet, colorSet, catalog], "launch-screen-screen"),
    ] as [(LaunchScreenKind, [String], String)])
  func goldens(_ launchScreen: LaunchScreenKind, _ files: [String], _ golden: String) async throws {
    let built = try await Built(Picture.marked(width: 80, height: 48)) {
      $0.only(.height480, .two)
      $0.background = .color(RGBColor(red: 0x33, green: 0x66, blue: 0xCC))
      $0.screen = LaunchScreenChoices(launchScreen)
    }
    let texts = try files.map { file in
      "--- \(file)\n" + String(decoding: try built.bytes(file), as: UTF8.self)
    }
    #expect(try Golden(golden).difference(from: texts.joined()) == nil)
  }

  @Test("an artwork and a logo at their places")
  func placed() throws {
    var options = BuildOptions()
    options.screen = LaunchScreenChoices(.storyboard)
    options.focus = .point(Position(x: 0.94, y: 0.75))
    options.logo.position = Position(x: 0.1, y: 1)
    let plan = BuildPlan(
      artwork: PixelSize(width: 2900, height: 1300),
      further: [.logo: PixelSize(width: 600, height: 400)], options: options)
    let text = LaunchScreenText(plan: try #require(plan.launchScreen))
    let files: [LaunchScreenDocument] = [.storyboard, .logoSet]
    let texts = files.map { "--- \($0.file)\n" + text.text(of: $0) }
    #expect(try Golden("launch-screen-placed").difference(from: texts.joined()) == nil)
  }
}
