internal import CPixelKernels

/// Converts numbered colors to samples or indices of a smaller format.
struct PixelPacker {
  private let format: PixelFormat
  private let values: [PixelFormat.PaletteColor: UInt8]

  /// - Precondition: the format is gray or a palette.
  init(_ format: PixelFormat) {
    self.format = format
    switch format {
    case .palette(let colors, _):
      values = Dictionary(uniqueKeysWithValues: colors.enumerated().map { ($1, UInt8($0)) })
    case .gray, .samples, .samples16:
      precondition(format.bitsPerPixel == format.bitDepth, "the format has one value per pixel")
      let largest = 1 << format.bitDepth - 1
      values = Dictionary(
        uniqueKeysWithValues: (0...largest).map { value in
          let level = UInt8(value * 255 / largest)
          return (.init(red: level, green: level, blue: level, alpha: 255), UInt8(value))
        })
    }
  }

  /// Packs whole rows, each padded to a whole byte; the first pixel is in a byte's highest bits.
  ///
  /// Conditions of the unsafe code: a row has `width` numbers, and room for `rowBytes` bytes.
  ///
  /// - Parameter numbers: for each pixel, the index of its color; there are at most 256 colors.
  /// - Precondition: the format has every color.
  /// - Complexity: O(pixels)
  func pack(
    _ numbers: ContiguousArray<UInt8>, _ colors: [PixelFormat.PaletteColor], width: Int
  ) -> ContiguousArray<UInt8> {
    var table = [UInt8](repeating: 0, count: 256)
    for (number, color) in colors.enumerated() {
      guard let value = values[color] else {
        preconditionFailure("the format has each pixel's color")
      }
      table[number] = value
    }
    let rowBytes = format.rowBytes(width: width)
    let rows = width == 0 ? 0 : numbers.count / width
    var packed = ContiguousArray<UInt8>(repeating: 0, count: rows * rowBytes)
    unsafe numbers.withUnsafeBufferPointer { numbers in
      unsafe packed.withUnsafeMutableBufferPointer { packed in
        guard let input = numbers.baseAddress, let output = packed.baseAddress else { return }
        for row in 0..<rows {
          unsafe lgk_pack(
            input + row * width, width, table, UInt32(format.bitDepth), output + row * rowBytes)
        }
      }
    }
    return packed
  }
}
