import Pixels
import TestSupport

@testable import Pictures

/// An image that uses all of the given colors.
struct ColoredArt {
  let size: PixelSize
  let samples: [UInt8]

  /// - Precondition: there are at least as many pixels as colors.
  init(width: Int, height: Int, colors: [[UInt8]]) {
    var generator = SeededGenerator(seed: width * 1000 + colors.count)
    size = PixelSize(width: width, height: height)
    var pixels = (0..<size.area).map { index in
      index < colors.count ? index : Int.random(in: colors.indices, using: &generator)
    }
    pixels.shuffle(using: &generator)
    samples = pixels.flatMap { colors[$0] }
  }

  func image(rows: Int) -> BandedImage {
    let rowBytes = 3 * size.width
    return BandedImage(
      size: size,
      bands: stride(from: 0, to: size.height, by: rows).map { first in
        let count = min(rows, size.height - first)
        return RowBand(
          firstRow: first, rowCount: count,
          samples: ContiguousArray(samples[first * rowBytes..<(first + count) * rowBytes]))
      })
  }

  /// This many different colors, the first of them not gray.
  static func colors(_ count: Int) -> [[UInt8]] {
    (0..<count).map { index in
      let (rest, red) = index.quotientAndRemainder(dividingBy: 256)
      return [red, 7 + index * 5 % 241, 1 + rest * 90].map { UInt8($0) }
    }
  }

  static func grays(_ levels: some Sequence<Int>) -> [[UInt8]] {
    levels.map { [UInt8($0), UInt8($0), UInt8($0)] }
  }
}
