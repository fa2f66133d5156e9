@testable import PNGCodec

enum Decoding {
  private static let pixelLimit = 1 << 20

  /// Whatever the bytes are, they are pixels or an error; and where both ways decode them, both
  /// give the same.
  static func check(_ bytes: ContiguousArray<UInt8>) {
    guard let decoded = try? PNGDecoder.decode(bytes, pixelLimit: pixelLimit) else { return }
    guard let judged = try? PNGDecoder.decodeWithLibpng(bytes) else {
      fatalError("libpng refuses what was decoded")
    }
    precondition(decoded.raster == judged.raster, "libpng decodes other pixels")
  }
}
