internal import Files
internal import PNGCodec
internal import Pixels

/// Encodes the artwork as a PNG file: the chosen image's pixels, rotated to be upright.
enum ArtworkFile {
  /// The number of rows in each band that the encoder filters at a time.
  private static let rowsPerBand = 64

  /// - Parameter rotation: the rotation that makes the image upright.
  /// - Complexity: O(the image's pixels)
  static func bytes(
    of image: Raster, _ colors: ColorChunks, _ rotation: Rotation
  ) -> ContiguousArray<UInt8> {
    let raster = image.upright(from: StoredOrientation(uprightBy: rotation))
    let (samples, format) = bytes(of: raster)
    let stride = samples.count / raster.size.height
    let bands = Swift.stride(from: 0, to: raster.size.height, by: rowsPerBand).map { first in
      let count = min(rowsPerBand, raster.size.height - first)
      return RowBand(
        firstRow: first, rowCount: count,
        samples: ContiguousArray(samples[first * stride..<(first + count) * stride]))
    }
    let banded = BandedImage(size: raster.size, format: format, colors: colors, bands: bands)
    return PNGOptimizer.encode(banded, search: EncodingSearch(.balanced))
  }

  private static func bytes(of raster: Raster) -> (ContiguousArray<UInt8>, PixelFormat) {
    switch raster.samples {
    case .bits8(let samples): return (samples, .samples(raster.channels))
    case .bits16(let samples):
      var bytes = ContiguousArray<UInt8>()
      bytes.reserveCapacity(2 * samples.count)
      for sample in samples {
        bytes.append(UInt8(sample >> 8))
        bytes.append(UInt8(truncatingIfNeeded: sample))
      }
      return (bytes, .samples16(raster.channels))
    }
  }
}
