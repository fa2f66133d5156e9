internal import CPixelKernels

/// A reconstruction filter for resampling; `lanczos3`, `mitchell` and `nearest` have the same names
/// in the image libraries sharp and libvips.
public enum ResamplingFilter: String, Sendable, CaseIterable {
  case lanczos3
  case mitchell
  case catmullRom = "catmull-rom"
  /// The mean of the area that an image pixel shows.
  case box
  case nearest

  /// The filter's reach from its center, in source pixels at scale 1.
  public var support: Double {
    switch self {
    case .lanczos3: 3
    case .mitchell, .catmullRom: 2
    case .box, .nearest: 0.5
    }
  }

  /// The filter's value at a distance of `x` source pixels; not normalized.
  public func value(at x: Double) -> Double {
    switch self {
    case .lanczos3: abs(x) < 3 ? lanczos3(x) : 0
    case .mitchell: cubic(abs(x), b: 1 / 3, c: 1 / 3)
    case .catmullRom: cubic(abs(x), b: 0, c: 1 / 2)
    case .box, .nearest: x > -0.5 && x <= 0.5 ? 1 : 0
    }
  }

  /// `sinc(x) * sinc(x / 3)`, where `sinc(x)` is `sin(πx) / πx`. One sine is enough, because
  /// `sin(3a)` is `3 sin(a) - 4 sin³(a)`.
  private func lanczos3(_ x: Double) -> Double {
    if x == 0 { return 1 }
    let sine = sin(x * .pi / 3)
    return 3 * sine * sine * (3 - 4 * sine * sine) / (.pi * .pi * x * x)
  }

  /// The cubic filters with parameters B and C of Mitchell and Netravali ("Reconstruction Filters
  /// in Computer Graphics", 1988).
  private func cubic(_ x: Double, b: Double, c: Double) -> Double {
    if x < 1 {
      return ((12 - 9 * b - 6 * c) * x * x * x + (-18 + 12 * b + 6 * c) * x * x + (6 - 2 * b)) / 6
    }
    guard x < 2 else { return 0 }
    let high = (-b - 6 * c) * x * x * x + (6 * b + 30 * c) * x * x
    return (high + (-12 * b - 48 * c) * x + (8 * b + 24 * c)) / 6
  }
}
