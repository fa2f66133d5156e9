package import Pixels

/// The color types of a PNG (clause 11.2.1), and the bit depths that each may have.
package enum ColorType: UInt8, Sendable, CaseIterable {
  case gray = 0
  case rgb = 2
  case palette = 3
  case grayAlpha = 4
  case rgba = 6

  /// The number of stored samples per pixel.
  package var samples: Int {
    switch self {
    case .gray, .palette: 1
    case .grayAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }

  package var depths: [Int] {
    switch self {
    case .gray: [1, 2, 4, 8, 16]
    case .palette: [1, 2, 4, 8]
    case .rgb, .grayAlpha, .rgba: [8, 16]
    }
  }

  /// The channels of the decoded raster.
  package func channels(isTransparent: Bool) -> ChannelLayout {
    switch self {
    case .gray: isTransparent ? .grayAlpha : .gray
    case .palette, .rgb: isTransparent ? .rgba : .rgb
    case .grayAlpha: .grayAlpha
    case .rgba: .rgba
    }
  }

  /// Every color type with each of its bit depths.
  package static let all: [(ColorType, Int)] = allCases.flatMap { type in
    type.depths.map { (type, $0) }
  }
}
