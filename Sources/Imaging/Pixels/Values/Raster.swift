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
    return switch samples {
    case .bits8(let samples): containsTransparency(samples)
    case .bits16(let samples): containsTransparency(samples)
    }
  }

  /// Combines the samples in words of eight bytes, which hold one or several whole pixels.
  ///
  /// Conditions of the unsafe code: words are loaded from within the samples.
  private func containsTransparency<Sample: FixedWidthInteger & BitwiseCopyable>(
    _ samples: ContiguousArray<Sample>
  ) -> Bool {
    let (word, part) = (MemoryLayout<UInt64>.size, 64 << 10)
    let pixel = (0..<channels.count).map { $0 == channels.colorChannels ? Sample.max : 0 }
    let perWord = word / MemoryLayout<Sample>.size
    let opaque = (0..<perWord).map { pixel[$0 % pixel.count] }
    return unsafe samples.withUnsafeBytes { bytes in
      let mask = unsafe opaque.withUnsafeBytes { unsafe $0.loadUnaligned(as: UInt64.self) }
      let end = bytes.count / word * word
      for start in stride(from: 0, to: end, by: part) {
        var all = UInt64.max
        for place in stride(from: start, to: min(end, start + part), by: word) {
          all &= unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        }
        if all & mask != mask { return true }
      }
      return samples[(end / MemoryLayout<Sample>.size)...].enumerated().contains {
        $0.offset % pixel.count == channels.colorChannels && $0.element != .max
      }
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
