import TestSupport
import Testing

@testable import Pictures

/// Decodes directly and with libpng: both must say the same.
enum TwoWays {
  /// What both ways make of a file.
  static func decode(_ png: PNGParts) -> Result<DecodedPNG, PNGError> {
    let bytes = png.file()
    let direct = Result { () throws(PNGError) in try PNGDecoder.decode(bytes) }
    let judged = Result { () throws(PNGError) in try PNGDecoder.decodeWithLibpng(bytes) }
    switch (direct, judged) {
    case (.success(let first), .success(let second)):
      #expect(first.raster == second.raster)
      #expect(first.warnings == second.warnings)
    case (.failure(let first), .failure(let second)): #expect(first == second)
    default: Issue.record("\(direct) by one way, \(judged) by the other")
    }
    return direct
  }
}
