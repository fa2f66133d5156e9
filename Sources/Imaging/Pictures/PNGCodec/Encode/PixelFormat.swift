package import Pixels

/// How a PNG stores pixels: color type and bit depth (PNG, third edition, 11.2.1).
package enum PixelFormat: Equatable, Sendable {
  /// 8 bits per sample.
  case samples(ChannelLayout)
  /// 16 bits per sample, the higher byte first.
  case samples16(ChannelLayout)
  /// Gray with 1, 2 or 4 bits, from black through white.
  case gray(bits: Int)
  /// Indices of 1, 2, 4 or 8 bits into a palette, which has at most 2, 4, 16 or 256 colors.
  case palette([PaletteColor], bits: Int)

  package struct PaletteColor: Hashable, Sendable {
    package let red, green, blue, alpha: UInt8
  }

  static let rgb = PixelFormat.samples(.rgb)

  var bitsPerPixel: Int {
    switch self {
    case .samples(let channels): 8 * channels.count
    case .samples16(let channels): 16 * channels.count
    case .gray(let bits), .palette(_, let bits): bits
    }
  }

  /// Whether a pixel takes a byte or less.
  var isSmall: Bool { bitsPerPixel <= 8 }

  var bitDepth: Int {
    switch self {
    case .samples: 8
    case .samples16: 16
    case .gray(let bits), .palette(_, let bits): bits
    }
  }

  var colorType: UInt8 {
    switch self {
    case .samples(.gray), .samples16(.gray), .gray: 0
    case .samples(.rgb), .samples16(.rgb): 2
    case .palette: 3
    case .samples(.grayAlpha), .samples16(.grayAlpha): 4
    case .samples(.rgba), .samples16(.rgba): 6
    }
  }

  /// Bytes of the PLTE and tRNS chunks; 0 without a palette.
  var paletteBytes: Int {
    guard case .palette(let colors, _) = self else { return 0 }
    let alphas = Self.alphas(of: colors).count
    return 12 + 3 * colors.count + (alphas == 0 ? 0 : 12 + alphas)
  }

  /// The alphas that tRNS contains: one for each color, up to the last translucent color.
  static func alphas(of colors: [PaletteColor]) -> [UInt8] {
    let count = (colors.lastIndex { $0.alpha < 255 } ?? -1) + 1
    return colors[..<count].map(\.alpha)
  }

  /// Bytes in a row; unused bits of the last byte are zero.
  func rowBytes(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// The distance in bytes from a byte to its left neighbor in row filters: a pixel, but at least
  /// 1.
  var filterStep: Int { max(1, bitsPerPixel / 8) }
}

package struct BandedImage: Sendable {
  package let size: PixelSize
  package let format: PixelFormat
  package let colors: ColorChunks
  /// Bands from top to bottom, without gaps, each with the row above it.
  package let bands: [RowBand]

  /// - Precondition: the bands, in any order, cover each row of the image once.
  package init(
    size: PixelSize, format: PixelFormat = .samples(.rgb), colors: ColorChunks = .sRGB,
    bands: [RowBand]
  ) {
    var bands = bands.sorted { $0.firstRow < $1.firstRow }
    let rowBytes = format.rowBytes(width: size.width)
    var next = 0
    for index in bands.indices {
      let band = bands[index]
      precondition(band.firstRow == next && band.rowCount > 0, "bands are contiguous")
      precondition(band.samples.count == band.rowCount * rowBytes, "a band consists of whole rows")
      if index > 0 && band.rowAbove.isEmpty {
        bands[index].rowAbove = ContiguousArray(bands[index - 1].samples.suffix(rowBytes))
      }
      next += band.rowCount
    }
    precondition(next == size.height, "the bands cover the whole image")
    self.size = size
    self.format = format
    self.colors = colors
    self.bands = bands
  }
}
