/// Converts RGB pixels to samples or indices of a smaller format.
struct PixelPacker {
  private let bits: Int
  private let indices: [PixelFormat.PaletteColor: UInt8]

  /// - Precondition: the format is gray or a palette.
  init(_ format: PixelFormat) {
    bits = format.bitDepth
    switch format {
    case .palette(let colors, _):
      indices = Dictionary(
        uniqueKeysWithValues: colors.enumerated().map { ($1, UInt8($0)) })
    case .gray, .samples, .samples16:
      precondition(format.bitsPerPixel == format.bitDepth, "the format has one value per pixel")
      let largest = 1 << bits - 1
      indices = Dictionary(
        uniqueKeysWithValues: (0...largest).map { value in
          let level = UInt8(value * 255 / largest)
          return (PixelFormat.PaletteColor(red: level, green: level, blue: level), UInt8(value))
        })
    }
  }

  /// Packs whole rows, each padded to a whole byte; the first pixel is in a byte's highest bits.
  ///
  /// - Precondition: the format has every pixel's color.
  /// - Complexity: O(pixels)
  func pack(_ rgb: ContiguousArray<UInt8>, width: Int) -> ContiguousArray<UInt8> {
    var packed = ContiguousArray<UInt8>()
    packed.reserveCapacity(rgb.count / 3 * bits / 8 + 1)
    var last: (color: PixelFormat.PaletteColor, index: UInt8)?
    for row in stride(from: 0, to: rgb.count, by: 3 * width) {
      var pending = 0
      var count = 0
      for start in stride(from: row, to: row + 3 * width, by: 3) {
        let color = PixelFormat.PaletteColor(rgb, at: start)
        if color != last?.color {
          guard let index = indices[color] else {
            preconditionFailure("the format has each pixel's color")
          }
          last = (color, index)
        }
        pending = pending << bits | Int(last?.index ?? 0)
        count += bits
        if count == 8 {
          packed.append(UInt8(truncatingIfNeeded: pending))
          (pending, count) = (0, 0)
        }
      }
      if count > 0 { packed.append(UInt8(truncatingIfNeeded: pending << (8 - count))) }
    }
    return packed
  }
}
