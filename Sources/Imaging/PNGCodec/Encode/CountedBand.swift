internal import CPixelKernels
package import Pixels

/// A band of rows whose colors have been counted. With at most 256 colors, it stores a byte for
/// each pixel.
package struct CountedBand: Sendable {
  enum Content: Sendable {
    /// The band's colors in the order in which they first occur, and for each pixel the number of
    /// its color.
    case colors([PixelFormat.PaletteColor], numbers: ContiguousArray<UInt8>)
    /// The samples of a band with more colors.
    case samples(ContiguousArray<UInt8>)
  }

  let firstRow: Int
  let rowCount: Int
  let content: Content

  /// - Parameter channels: the channels of the band's samples, RGB or RGBA.
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

  /// Conditions of the unsafe code: there is a number for each whole pixel, and room for 256
  /// colors.
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
    let samples: ContiguousArray<UInt8>
    switch content {
    case .samples(let original): samples = original
    case .colors(let colors, let numbers):
      samples = Self.samples(numbers, colors, step: channels.count)
    }
    return RowBand(firstRow: firstRow, rowCount: rowCount, samples: samples)
  }

  /// Conditions of the unsafe code: there is room for each whole pixel, and for 256 colors.
  private static func samples(
    _ numbers: ContiguousArray<UInt8>, _ colors: [PixelFormat.PaletteColor], step: Int
  ) -> ContiguousArray<UInt8> {
    precondition(colors.count <= 256)
    var table = colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    table.append(contentsOf: repeatElement(0, count: 4 * 256 - table.count))
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
