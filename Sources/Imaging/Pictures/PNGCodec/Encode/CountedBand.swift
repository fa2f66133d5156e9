internal import CPixelKernels
package import Pixels

/// A band of rows whose colors have been counted.
package struct CountedBand: Sendable {
  enum Content: Sendable {
    /// The band's colors, in the order in which they first occur. For each pixel, `numbers` has the
    /// index of the pixel's color.
    case colors([PixelFormat.PaletteColor], numbers: ContiguousArray<UInt8>)
    /// The samples of a band with more than 256 colors.
    case samples(ContiguousArray<UInt8>)
  }

  let firstRow: Int
  let rowCount: Int
  let content: Content

  /// - Complexity: O(pixels), up to the pixel with the 257th color
  package init(_ band: RowBand, _ channels: ChannelLayout) {
    precondition(channels == .rgb || channels == .rgba)
    firstRow = band.firstRow
    rowCount = band.rowCount
    content = Self.content(band.samples, step: channels.count) ?? .samples(band.samples)
  }

  /// The band's colors; `nil` if there are more than 256.
  var colors: [PixelFormat.PaletteColor]? {
    if case .colors(let colors, _) = content { colors } else { nil }
  }

  /// Conditions of the unsafe code: `numbers` has an entry for each whole pixel, and `table` has
  /// room for 256 colors.
  private static func content(_ samples: ContiguousArray<UInt8>, step: Int) -> Content? {
    let count = samples.count / step
    var numbers = ContiguousArray<UInt8>(repeating: 0, count: count)
    var table = [UInt8](repeating: 0, count: 4 * 256)
    var found = 0
    let isComplete = unsafe samples.withUnsafeBufferPointer { samples in
      unsafe numbers.withUnsafeMutableBufferPointer { numbers in
        guard let pixels = samples.baseAddress, let numbers = numbers.baseAddress else {
          return true
        }
        return unsafe lgk_number_colors(pixels, count, step, numbers, &table, &found) == 1
      }
    }
    guard isComplete else { return nil }
    let colors = (0..<found).map { index in
      PixelFormat.PaletteColor(
        red: table[4 * index], green: table[4 * index + 1], blue: table[4 * index + 2],
        alpha: table[4 * index + 3])
    }
    return .colors(colors, numbers: numbers)
  }

  func samples(_ packer: PixelPacker, width: Int) -> ContiguousArray<UInt8> {
    guard case .colors(let colors, let numbers) = content else {
      preconditionFailure("a smaller format has all colors")
    }
    return packer.pack(numbers, colors, width: width)
  }

  func band(_ channels: ChannelLayout) -> RowBand {
    let samples =
      switch content {
      case .samples(let samples): samples
      case .colors(let colors, let numbers):
        Self.samples(
          numbers, table: colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] },
          step: channels.count)
      }
    return RowBand(firstRow: firstRow, rowCount: rowCount, samples: samples)
  }

  /// The samples of colors that are numbers in a table with four bytes for each color.
  ///
  /// Conditions of the unsafe code: `samples` has room for each pixel, and `table` for 256 colors.
  static func samples(
    _ numbers: ContiguousArray<UInt8>, table: [UInt8], step: Int
  ) -> ContiguousArray<UInt8> {
    precondition(table.count <= 4 * 256)
    let table = table + [UInt8](repeating: 0, count: 4 * 256 - table.count)
    var samples = ContiguousArray<UInt8>(repeating: 0, count: numbers.count * step)
    unsafe numbers.withUnsafeBufferPointer { numbers in
      unsafe samples.withUnsafeMutableBufferPointer { samples in
        guard let input = numbers.baseAddress, let output = samples.baseAddress else { return }
        unsafe lgk_expand_colors(input, numbers.count, table, step, output)
      }
    }
    return samples
  }
}

/// Converts pixels of a ``CountedBand`` to samples or indices of a smaller format.
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

  /// Packs whole rows. Each row is padded to a whole byte. The first pixel in a byte has the
  /// highest bits.
  ///
  /// Conditions of the unsafe code: a row has `width` numbers, and room for `rowBytes` bytes.
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
