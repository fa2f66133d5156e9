/// The colors of a picture, not counting its fully transparent pixels.
package enum VisibleColor: Equatable, Sendable {
  /// Every pixel is fully transparent.
  case none
  /// All visible pixels have the same color, given as a raster of one opaque pixel.
  case one(Raster)
  case several
}

extension Raster {
  /// - Complexity: O(`size.area`), but it stops at the first pixel of another color.
  package var visibleColor: VisibleColor {
    switch samples {
    case .bits8(let samples): visibleColor(samples) { .bits8($0) }
    case .bits16(let samples): visibleColor(samples) { .bits16($0) }
    }
  }

  /// Largest difference in each channel, in 8-bit steps, between colors that are considered equal.
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
