import TestSupport
import Testing

/// A second decoder, for checking the encoder's files: every color type and depth up to 8 bits, not
/// interlaced.
enum IndependentDecoder {
  /// The samples of a file, row-major, 8 bits each; palettes and gray are expanded to `channels`.
  static func samples(
    of bytes: ContiguousArray<UInt8>, width: Int, height: Int, channels: Int
  ) throws -> [UInt8] {
    let chunks = try PNGParts(reading: bytes)
    let header = chunks.content(of: "IHDR")
    let (depth, type) = (Int(header[8]), header[9])
    let stored = try #require([0: 1, 2: 3, 3: 1, 4: 2, 6: 4][type])
    let rowBytes = (width * stored * depth + 7) / 8
    let inflated = Inflate.zlib(
      ContiguousArray(chunks.content(of: "IDAT")), count: height * (rowBytes + 1))
    // Unwrapped separately from the call, so that a failure does not print its arguments.
    let rows = try #require(inflated)
    var samples: [UInt8] = []
    var above = [UInt8](repeating: 0, count: rowBytes)
    for y in 0..<height {
      let start = y * (rowBytes + 1)
      let row = SpecFilter.unfilter(
        Int(rows[start]), Array(rows[start + 1..<start + 1 + rowBytes]), above: above,
        step: max(1, stored * depth / 8))
      above = try #require(row)
      samples += unpacked(above, depth: depth, count: width * stored)
    }
    if type == 3 {
      let palette = chunks.content(of: "PLTE")
      let alphas = chunks.types.contains("tRNS") ? chunks.content(of: "tRNS") : []
      return samples.flatMap { sample in
        let index = Int(sample)
        let alpha = index < alphas.count ? alphas[index] : 255
        return palette[index * 3..<index * 3 + 3] + (channels == 4 ? [alpha] : [])
      }
    }
    let levels = samples.map { UInt8(Int($0) * 255 / (1 << depth - 1)) }
    return stored == channels
      ? levels : levels.flatMap { repeatElement($0, count: channels / stored) }
  }

  private static func unpacked(_ row: [UInt8], depth: Int, count: Int) -> [UInt8] {
    (0..<count).map { index in
      let bit = index * depth
      return row[bit / 8] >> UInt8(8 - depth - bit % 8) & UInt8(1 << depth - 1)
    }
  }
}
