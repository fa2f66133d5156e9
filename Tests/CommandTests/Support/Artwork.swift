import Foundation
import PNGCodec
import Pixels

/// Small PNG files.
enum Artwork {
  static let landscape = png(width: 80, height: 48)
  static let portrait = png(width: 48, height: 80)
  static let square = png(width: 40, height: 40)

  /// A gradient that no two corners share.
  static func png(width: Int, height: Int) -> Data {
    var samples = ContiguousArray<UInt8>()
    for y in 0..<height {
      for x in 0..<width {
        let across = x * 255 / max(width - 1, 1)
        let down = y * 255 / max(height - 1, 1)
        samples += [UInt8(across), UInt8(down), UInt8((across + down) / 2)]
      }
    }
    let band = RowBand(firstRow: 0, rowCount: height, samples: samples)
    let image = BandedImage(size: PixelSize(width: width, height: height), bands: [band])
    return Data(PNGOptimizer.encode(image, compression: .balanced))
  }
}

/// Info.plist files.
enum InfoPlists {
  static func xml(_ orientations: [String]) -> Data {
    let values = orientations.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined()
    return Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>UISupportedInterfaceOrientations</key><array>\(values)</array>
      </dict></plist>
      """.utf8)
  }
}
