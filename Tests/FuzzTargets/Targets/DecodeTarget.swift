internal import Pixels

@testable import Pictures

/// PNG files: both decoders must give the same verdict, the same warnings and the same pixels.
package enum DecodeTarget: FuzzTarget {
  private static let pixelLimit = 1 << 20

  /// The first byte selects how a file is made of the input; a PNG's first byte, that the input is
  /// one.
  package static func check(_ input: ContiguousArray<UInt8>) throws(Finding) {
    guard let first = input.first else { return try checkFile([]) }
    let rest = ContiguousArray(input.dropFirst())
    switch first {
    case 0x89:
      try checkFile(input)
      try checkFile(ResealedPNG.bytes(of: input))
    case 0..<64: try checkFile(rest)
    case 64..<128: try checkFile(GeneratedStream.png(of: rest))
    default: try checkFile(RepairedPNG.bytes(of: rest))
    }
  }

  private static func checkFile(_ bytes: ContiguousArray<UInt8>) throws(Finding) {
    let product = result { () throws(PNGError) in
      try PNGDecoder.decode(bytes, pixelLimit: pixelLimit)
    }
    let header = result { () throws(PNGError) in try PNGHeader(bytes) }
    if let decoded = try? product.get(), let header = try? header.get() {
      try expect(header.size == decoded.raster.size, "the header's size is not the raster's")
    }
    guard PNGDecoder.hasSignature(bytes),
      let inspection = try? PNGInspection(bytes, pixelLimit: pixelLimit)
    else {
      return try expect((try? product.get()) == nil, "decoded without an inspection")
    }
    let judged = result { () throws(PNGError) in try LibpngDecoder.decode(inspection) }
    switch (product, judged) {
    case (.failure(let one), .failure(let other)):
      try expect(one == other, "refused as \(one), by libpng as \(other)")
      if case .unexpected(let reason) = one { throw Finding("unexpected: \(reason)") }
    case (.success(let one), .success(let other)):
      try expect(one.raster == other.raster, "libpng decodes different pixels")
      try expect(
        one.warnings == inspection.warnings + other.warnings, "libpng gives other warnings")
    case (.success, .failure(let other)):
      throw Finding("decoded, but refused by libpng as \(other)")
    case (.failure(let one), .success):
      throw Finding("refused as \(one), but decoded by libpng")
    }
  }

  private static func result<Value>(
    _ make: () throws(PNGError) -> Value
  ) -> Result<Value, PNGError> {
    do throws(PNGError) {
      return .success(try make())
    } catch {
      return .failure(error)
    }
  }
}
