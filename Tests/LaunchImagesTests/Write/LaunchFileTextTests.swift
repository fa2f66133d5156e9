import LaunchRules
import Pixels
import TestSupport
import Testing

@testable import LaunchImages

/// What a reader drags into Xcode, word by word.
@Suite struct LaunchFileTextTests {
  private static let catalog = "LaunchAssets.xcassets/Contents.json"
  private static let imageSet = "LaunchAssets.xcassets/LaunchArtwork.imageset/Contents.json"
  private static let colorSet = "LaunchAssets.xcassets/LaunchBackground.colorset/Contents.json"

  @Test(
    arguments: [
      (
        .storyboard, ["LaunchScreen.storyboard", "LaunchFile.plist", imageSet, catalog],
        "launch-file-storyboard"
      ), (.screen, ["LaunchFile.plist", imageSet, colorSet, catalog], "launch-file-screen"),
    ] as [(LaunchFile, [String], String)])
  func goldens(_ launchFile: LaunchFile, _ files: [String], _ golden: String) async throws {
    let built = try await Built(Picture.marked(width: 80, height: 48)) {
      $0.only(.height480, .two)
      $0.background = .color(RGBColor(red: 0x33, green: 0x66, blue: 0xCC))
      $0.launchFile = launchFile
    }
    let texts = try files.map { file in
      "--- \(file)\n" + String(decoding: try built.bytes(file), as: UTF8.self)
    }
    #expect(try Golden(golden).difference(from: texts.joined()) == nil)
  }

  @Test("an artwork and a logo at their places")
  func placed() throws {
    var options = BuildOptions()
    options.launchFile = .storyboard
    options.focus = .point(Position(x: 0.94, y: 0.75))
    options.logo.position = Position(x: 0.1, y: 1)
    let plan = BuildPlan(
      artwork: PixelSize(width: 2900, height: 1300),
      further: [.logo: PixelSize(width: 600, height: 400)], options: options)
    let text = LaunchFileText(plan: try #require(plan.launchFile))
    let files: [LaunchFileDocument] = [.storyboard, .logoSet]
    let texts = files.map { "--- \($0.file)\n" + text.text(of: $0) }
    #expect(try Golden("launch-file-placed").difference(from: texts.joined()) == nil)
  }
}
