import Pixels
import TestSupport
import Testing

@testable import Pictures

/// Checks files with two decoders that share nothing: libpng, and the tests' own.
enum Judge {
  /// - Parameter format: the expected format of the file; `nil` accepts any.
  static func check(
    _ file: ContiguousArray<UInt8>, _ art: ColoredArt, format: PixelFormat? = nil
  ) throws {
    let decoded = try PNGDecoder.decodeWithLibpng(file)
    #expect(decoded.warnings == [])
    let isSame = rgb(decoded.raster) == art.samples
    #expect(isSame, "libpng: \(art.size)")
    let judged = try IndependentDecoder.samples(
      of: file, width: art.size.width, height: art.size.height, channels: 3)
    let isSameAgain = judged == art.samples
    #expect(isSameAgain, "the tests' decoder: \(art.size)")
    guard let format else { return }
    let header = try PNGParts(reading: file).content(of: "IHDR")
    #expect(header[8...9] == [UInt8(format.bitDepth), format.colorType])
  }

  /// Each gray sample is repeated three times.
  private static func rgb(_ raster: Raster) -> [UInt8] {
    guard case .bits8(let samples) = raster.samples else { return [] }
    return raster.channels == .gray ? samples.flatMap { [$0, $0, $0] } : Array(samples)
  }
}
