internal import Pictures
internal import Pixels
internal import Platform

/// A small copy of an image file, for a page. If the file is stored rotated, the copy is rotated
/// too.
struct Picture: Sendable {
  let size: PixelSize
  /// The size of the image file, in bytes; 0 if there is no file.
  let byteCount: Int
  /// The small copy in 8-bit RGB, or in RGBA if pixels of the file are transparent.
  let raster: Raster
  let png: ContiguousArray<UInt8>

  /// The longest side in pixels. This size is sharp on a page, and eight photographs need less than
  /// 3 MB.
  static let longestSide = 480

  /// The maximum memory, in bytes, for making the picture of an image, without the file's bytes.
  static func bytes(toShow size: PixelSize) -> Int {
    // The pixels before and after decoding, the shrinking, and the encoder's tables.
    8 * size.area + Raster.bytesToShrink(size, toFit: longestSide) + (12 << 20)
  }

  init(at path: String, longestSide: Int = longestSide) throws(PictureFault) {
    // Launch images are never larger.
    let bytes = try mapError(try FileReader.read(found: path, limit: 64 << 20)) {
      PictureFault.unreadable($0)
    }
    self = try mapError(try Self(ofFile: bytes, longestSide: longestSide)) {
      PictureFault.undecodable($0)
    }
  }

  init(ofFile bytes: ContiguousArray<UInt8>, longestSide: Int = longestSide) throws(PNGError) {
    let header = try PNGHeader(bytes)
    // Callers check the memory for launch images, but not for the pictures of launch screens.
    if let size = header.size.within(PNGDecoder.pixelLimit), !Memory.has(Self.bytes(toShow: size)) {
      throw .outOfMemory
    }
    let decoded = try header.isCompressedByXcode ? XcodePNG.decode(bytes) : PNGDecoder.decode(bytes)
    // A gray image becomes RGB, which cannot keep a gray profile.
    let isGray = decoded.raster.channels.colorChannels == 1
    let background: Background? = decoded.raster.hasTransparency() ? nil : .black
    self.init(
      decoded.raster.shrunk(toFit: longestSide, background: background), of: decoded.raster.size,
      byteCount: bytes.count, colors: isGray ? decoded.colors.withoutProfile : decoded.colors)
  }

  /// - Parameter size: the size of the original image, in pixels.
  init(_ raster: Raster, of size: PixelSize, byteCount: Int = 0, colors: ColorChunks = .sRGB) {
    self.size = size
    self.byteCount = byteCount
    self.raster = raster
    // This search is twice as fast as the others, and results for photographs are less than 1%
    // larger.
    png = PNGOptimizer.encode(raster.banded(colors), search: EncodingSearch(.fast))
  }
}

enum PictureFault: Error, CustomStringConvertible {
  case unreadable(FileError)
  case undecodable(PNGError)

  var description: String {
    switch self {
    case .unreadable(let error): "It cannot be shown here (\(error))."
    case .undecodable(let error): "It cannot be shown here: the file \(error)."
    }
  }
}

extension Raster {
  /// The number of rows in a band. The encoder tries its strategies on only a few bands, so bands
  /// with few rows save time.
  private static let rowsPerBand = 16

  /// The image in bands of rows, as the encoder needs it.
  ///
  /// - Precondition: the samples have 8 bits.
  func banded(_ colors: ColorChunks = .sRGB) -> BandedImage {
    guard case .bits8(let samples) = samples else { preconditionFailure("8 bits per sample") }
    let stride = rowStride
    let starts = Swift.stride(from: 0, to: size.height, by: Self.rowsPerBand)
    return BandedImage(
      size: size, format: .samples(channels), colors: colors,
      bands: starts.map { first in
        let count = min(Self.rowsPerBand, size.height - first)
        return RowBand(
          firstRow: first, rowCount: count,
          samples: ContiguousArray(samples[first * stride..<(first + count) * stride]))
      })
  }
}
