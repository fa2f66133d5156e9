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
    try checkScanned(bytes, product)
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

  /// What is kept of a file that is read chunk by chunk is the same image.
  private static func checkScanned(
    _ bytes: ContiguousArray<UInt8>, _ whole: Result<DecodedPNG, PNGError>
  ) throws(Finding) {
    guard PNGDecoder.hasSignature(bytes) else { return }
    for byteCount in [bytes.count, nil] {
      let input = PNGInput(scanning: bytes, byteCount: byteCount)
      let part = result { () throws(PNGError) in
        try PNGDecoder.decode(input, pixelLimit: pixelLimit)
      }
      switch (whole, part) {
      case (.success(let one), .success(let other)):
        try expect(
          one.raster == other.raster && one.warnings == other.warnings
            && one.orientation == other.orientation && one.colors == other.colors,
          "scanned, it is another image")
      case (.failure(.damaged(let one, .rows(let reason), _)), .failure(let error)):
        // Where libpng has come to depends on how the rows are divided.
        guard case .damaged(let other, .rows(let message), _) = error else {
          throw Finding("scanned, it is refused as \(error)")
        }
        try expect(one == other && reason == message, "scanned, its rows are \(message)")
      case (.failure(let one), .failure(let other)):
        try expect(one == other, "refused as \(one), scanned as \(other)")
      default: throw Finding("\(whole) is, scanned, \(part)")
      }
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
