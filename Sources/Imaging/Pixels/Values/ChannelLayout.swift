/// The channels of a pixel, in their order. Alpha is straight, not premultiplied.
package enum ChannelLayout: Int, Equatable, Sendable, CaseIterable {
  case gray = 1
  case grayAlpha
  case rgb
  case rgba

  /// Samples in a pixel.
  package var count: Int { rawValue }

  package var colorChannels: Int { self == .gray || self == .grayAlpha ? 1 : 3 }

  package var hasAlpha: Bool { self == .grayAlpha || self == .rgba }
}
