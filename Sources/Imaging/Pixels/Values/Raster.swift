/// Pixels in memory: row-major from the visual top-left corner, with interleaved channels and no
/// padding between rows. Alpha is straight. Colors are sRGB, unless a ``ColorConversion`` comes
/// with the raster.
package struct Raster: Equatable, Sendable {
  /// One sample for each channel of each pixel.
  package enum Samples: Equatable, Sendable {
    case bits8(ContiguousArray<UInt8>)
    case bits16(ContiguousArray<UInt16>)

    package var count: Int {
      switch self {
      case .bits8(let samples): samples.count
      case .bits16(let samples): samples.count
      }
    }
  }

  package let size: PixelSize
  package let channels: ChannelLayout
  package let samples: Samples

  /// - Precondition: there are `size.area * channels.count` samples.
  package init(size: PixelSize, channels: ChannelLayout, samples: Samples) {
    precondition(size.width > 0 && size.height > 0, "a raster has at least one pixel")
    precondition(samples.count == size.area * channels.count, "a sample for each channel")
    self.size = size
    self.channels = channels
    self.samples = samples
  }

  package var byteCount: Int {
    if case .bits8 = samples { samples.count } else { 2 * samples.count }
  }

  package var rowStride: Int { size.width * channels.count }

  package func hasTransparency() -> Bool {
    guard channels.hasAlpha else { return false }
    return switch samples {
    case .bits8(let samples): containsTransparency(samples)
    case .bits16(let samples): containsTransparency(samples)
    }
  }

  /// Checks each row to its end, because only loops without an early exit are vectorized.
  private func containsTransparency<Sample: FixedWidthInteger>(
    _ samples: ContiguousArray<Sample>
  ) -> Bool {
    let (span, step) = (samples.span, channels.count)
    return (0..<size.height).contains { row in
      var all = Sample.max
      for column in 0..<size.width { all &= span[row * rowStride + column * step + step - 1] }
      return all != .max
    }
  }
}

/// The channels of a pixel, in their order. Alpha is straight, not premultiplied.
package enum ChannelLayout: Int, Equatable, Sendable, CaseIterable {
  case gray = 1
  case grayAlpha
  case rgb
  case rgba

  package var count: Int { rawValue }

  package var colorChannels: Int { self == .gray || self == .grayAlpha ? 1 : 3 }

  package var hasAlpha: Bool { self == .grayAlpha || self == .rgba }
}

/// Adjacent rows of an image: 8 bits per sample, interleaved channels, top row first.
package struct RowBand: Equatable, Sendable {
  package var firstRow: Int
  package var rowCount: Int
  package var samples: ContiguousArray<UInt8>
  /// The samples of the row above the band, for row filters; empty if they are unknown.
  package var rowAbove: ContiguousArray<UInt8>

  package init(
    firstRow: Int, rowCount: Int, samples: ContiguousArray<UInt8>,
    rowAbove: ContiguousArray<UInt8> = []
  ) {
    self.firstRow = firstRow
    self.rowCount = rowCount
    self.samples = samples
    self.rowAbove = rowAbove
  }

  package var rowBytes: Int { samples.count / rowCount }
}

/// The colors of a picture, not counting its fully transparent pixels.
package enum VisibleColor: Equatable, Sendable {
  /// Every pixel is fully transparent.
  case none
  /// All visible pixels have the same color, given as a raster of one opaque pixel.
  case one(Raster)
  case several
}

extension Raster {
  /// - Complexity: O(`size.area`); the search stops at the first pixel of another color.
  package var visibleColor: VisibleColor {
    switch samples {
    case .bits8(let samples): visibleColor(samples) { .bits8($0) }
    case .bits16(let samples): visibleColor(samples) { .bits16($0) }
    }
  }

  /// Colors count as equal if no channel differs by more than this many 8-bit steps.
  private static let tolerance = 2

  private func visibleColor<Sample: FixedWidthInteger & UnsignedInteger>(
    _ samples: ContiguousArray<Sample>, _ pack: (ContiguousArray<Sample>) -> Samples
  ) -> VisibleColor {
    let span = samples.span
    let (step, colors) = (channels.count, channels.colorChannels)
    let tolerance = Self.tolerance * Int(Sample.max / 255)
    var first: Int?
    for start in stride(from: 0, to: span.count, by: step) {
      if channels.hasAlpha, span[start + step - 1] == 0 { continue }
      guard let known = first else {
        first = start
        continue
      }
      for channel in 0..<colors
      where abs(Int(span[start + channel]) - Int(span[known + channel])) > tolerance {
        return .several
      }
    }
    guard let first else { return .none }
    var pixel = ContiguousArray(samples[first..<first + step])
    if channels.hasAlpha { pixel[step - 1] = .max }
    let size = PixelSize(width: 1, height: 1)
    return .one(Raster(size: size, channels: channels, samples: pack(pixel)))
  }
}
