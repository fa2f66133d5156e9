/// Which channels a pixel has, and in what order. Alpha is straight, not premultiplied.
public enum ChannelLayout: Int, Hashable, Sendable, CaseIterable {
  case gray = 1
  case grayAlpha
  case rgb
  case rgba

  /// Samples in a pixel.
  public var count: Int { rawValue }

  public var colorChannels: Int { self == .gray || self == .grayAlpha ? 1 : 3 }

  public var hasAlpha: Bool { self == .grayAlpha || self == .rgba }
}
