import TestSupport

@testable import Pixels

extension ColorConversion {
  /// The converted pixel: red, green and blue from 0 through 255, not rounded.
  func applied(_ pixel: [Double], is16: Bool = false) -> [Double] {
    let last = is16 ? 65535.0 : 255
    let samples = pixel.map { Int(($0 * last).rounded()) }
    let light: [Double]
    switch self {
    case .none: return pixel.map { $0 * 255 }
    case .levels(let levels): light = [Double](repeating: Double(levels[samples[0]]), count: 3)
    case .matrix(let matrix):
      let sums = unsafe matrix.curves.withUnsafeBufferPointer { curves in
        unsafe matrix.light((samples[0], samples[1], samples[2]), curves.baseAddress!)
      }
      light = (0..<3).map { Double(sums[$0]) }
    case .pixels(let convert):
      var rgb = ContiguousArray<UInt16>(repeating: 0, count: 3)
      var output = rgb.mutableSpan
      if is16 {
        let row = ContiguousArray(samples.map { UInt16($0) })
        unsafe convert(row.span.bytes, &output)
      } else {
        let row = ContiguousArray(samples.map { UInt8($0) })
        unsafe convert(row.span.bytes, &output)
      }
      return rgb.map { Double($0) / 257 }
    }
    return Colorimetry.encoded(light.map { $0 / Double(SRGBTransfer.one) })
  }
}
