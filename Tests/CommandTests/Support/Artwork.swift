import Foundation
import TestSupport

/// Small PNG files.
enum Artwork {
  static let landscape = png(width: 80, height: 48)
  static let portrait = png(width: 48, height: 80)
  static let square = png(width: 40, height: 40)

  static func png(width: Int, height: Int) -> Data {
    Data(parts(width: width, height: height).file())
  }

  /// A gradient that no two corners share, in sRGB.
  static func parts(width: Int, height: Int) -> PNGParts {
    Picture(width: width, height: height) { x, y in
      let across = x * 255 / max(width - 1, 1)
      let down = y * 255 / max(height - 1, 1)
      return Pixel(across, down, (across + down) / 2)
    }
    .parts([PNGChunk("sRGB", [0])])
  }
}
