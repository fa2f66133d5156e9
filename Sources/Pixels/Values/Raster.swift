/// Pixels in memory: row-major from the visual top-left corner, with interleaved channels and no
/// padding between rows. Alpha is straight; colors are sRGB unless a ``ColorConversion`` is given
/// for them.
package struct Raster: Equatable, Sendable {
  /// One sample for each channel of each pixel, of 8 or 16 bits.
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

  /// Size of the samples in bytes.
  package var byteCount: Int {
    switch samples {
    case .bits8(let samples): samples.count
    case .bits16(let samples): samples.count * 2
    }
  }

  /// Samples from the start of one row to the start of the next.
  package var rowStride: Int { size.width * channels.count }

  /// Whether some pixel is not fully opaque.
  ///
  /// - Complexity: O(`size.area`) if there is an alpha channel, otherwise O(1).
  package func hasTransparency() -> Bool {
    guard channels.hasAlpha else { return false }
    switch samples {
    case .bits8(let samples): return containsTransparency(samples)
    case .bits16(let samples): return containsTransparency(samples)
    }
  }

  private func containsTransparency<Sample: FixedWidthInteger>(
    _ samples: ContiguousArray<Sample>
  ) -> Bool {
    let span = samples.span
    let step = channels.count
    var opaque = Sample.max
    for index in stride(from: step - 1, to: span.count, by: step) { opaque &= span[index] }
    return opaque != .max
  }
}
