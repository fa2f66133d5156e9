import LaunchImages
import LaunchRules
import Pixels
import TestSupport
import Testing

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
}
