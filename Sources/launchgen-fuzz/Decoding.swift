@testable import PNGCodec

enum Decoding {
  private static let pixelLimit = 1 << 20

  /// Any bytes must give pixels or an error. What decodes at all must decode with libpng, to the
  /// same pixels.
  static func check(_ bytes: ContiguousArray<UInt8>) {
    guard let decoded = try? PNGDecoder.decode(bytes, pixelLimit: pixelLimit) else { return }
    guard let judged = try? PNGDecoder.decodeWithLibpng(bytes) else {
      fatalError("libpng rejects what was decoded")
    }
    precondition(decoded.raster == judged.raster, "libpng decodes different pixels")
  }
}
