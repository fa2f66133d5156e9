import LaunchRules
import Pixels
import TestSupport

@testable import LaunchPreview

/// Previews to draw.
enum Samples {
  /// Red at the top left, green at the top right, blue at the bottom left, white at the bottom right;
  /// gray between.
  static func marked(width: Int, height: Int, mark: Int) -> TestSupport.Picture {
    TestSupport.Picture(width: width, height: height) { x, y in
      let (isLeft, isRight) = (x < mark, x >= width - mark)
      let (isTop, isBottom) = (y < mark, y >= height - mark)
      if isLeft && isTop { return Pixel(255, 0, 0) }
      if isRight && isTop { return Pixel(0, 255, 0) }
      if isLeft && isBottom { return Pixel(0, 0, 255) }
      if isRight && isBottom { return Pixel(255, 255, 255) }
      return Pixel(128, 128, 128)
    }
  }

  /// A launch image that was made for landscape right, and one for landscape left.
  static func screens() throws -> [PreviewScreen] {
    let upright = marked(width: 1334, height: 750, mark: 120)
    return try [
      screen(.landscapeRight, upright.clockwise), screen(.landscapeLeft, upright.counterclockwise),
    ]
  }

  static func screen(
    _ held: InterfaceOrientation, _ file: TestSupport.Picture
  ) throws -> PreviewScreen {
    let picture = try LaunchPreview.Picture(ofFile: file.png())
    var screen = PreviewScreen(
      name: "iPhone 6", display: .phone667, content: .picture(picture), held: [held])
    screen.file = "Default-iOS8-667h@2x.png"
    screen.facts = [("Size", "9 KB")]
    return screen
  }

  static func preview(_ screens: [PreviewScreen], title: String = "art.png") -> PreviewContent {
    var preview = PreviewContent(
      title: title,
      origin: PreviewOrigin(command: "launchgen preview art.png", generator: "launchgen"),
      verdict: PreviewContent.Verdict(findings: [], made: "2 launch images"))
    preview.screens = screens
    return preview
  }
}

extension Raster {
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    guard case .bits8(let samples) = samples else { return [] }
    return Array(samples[(y * size.width + x) * 3..<(y * size.width + x) * 3 + 3])
  }
}
