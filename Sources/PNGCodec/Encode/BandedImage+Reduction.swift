internal import Pixels

extension BandedImage {
  /// The image in every smaller format that can hold it without loss, the smallest first.
  ///
  /// - Complexity: O(pixels)
  func reductions() -> [BandedImage] {
    guard format == .rgb else { return [] }
    // A gray image cannot have an RGB profile.
    let formats = ColorCensus(self).formats(withGray: !colors.hasProfile)
    return formats.map { format in
      let packer = PixelPacker(format)
      return BandedImage(
        size: size, format: format, colors: colors,
        bands: bands.map { band in
          RowBand(
            firstRow: band.firstRow, rowCount: band.rowCount,
            samples: packer.pack(band.samples, width: size.width))
        })
    }
  }
}

/// The colors of an image, counted only as far as the choice of a smaller format needs them.
struct ColorCensus {
  /// Distinct colors, at most 257: one more than a palette can hold.
  private(set) var colors: Set<PixelFormat.PaletteColor> = []
  private(set) var isGray = true

  private static let paletteLimit = 256

  /// - Precondition: the image has 3 bytes per pixel.
  init(_ image: BandedImage) {
    var last: PixelFormat.PaletteColor?
    for band in image.bands {
      for start in stride(from: 0, to: band.samples.count, by: 3) {
        let color = PixelFormat.PaletteColor(band.samples, at: start)
        if color == last { continue }
        last = color
        isGray = isGray && color.isGray
        if colors.count <= Self.paletteLimit { colors.insert(color) }
        if !isGray && colors.count > Self.paletteLimit { return }
      }
    }
  }

  /// The formats that hold all colors in fewer bits than RGB. If gray needs no more bits than a
  /// palette, only gray is included, because it needs no PLTE.
  func formats(withGray: Bool) -> [PixelFormat] {
    let bits = withGray ? grayBits : nil
    let gray = bits.map { $0 == 8 ? PixelFormat.samples(.gray) : .gray(bits: $0) }
    let palette = paletteBits.map { PixelFormat.palette(Self.sorted(colors), bits: $0) }
    return [palette, gray].compactMap { $0 }
      .filter { $0 == gray || $0.bitsPerPixel < gray?.bitsPerPixel ?? .max }
      .sorted { $0.bitsPerPixel < $1.bitsPerPixel }
  }

  private var grayBits: Int? {
    guard isGray else { return nil }
    return [1, 2, 4].first { bits in
      let step = UInt8(255 / (1 << bits - 1))
      return colors.count <= 1 << bits && colors.allSatisfy { $0.red % step == 0 }
    } ?? 8
  }

  private var paletteBits: Int? { [1, 2, 4, 8].first { colors.count <= 1 << $0 } }

  /// Sorts colors by lightness. Similar colors then have nearby indices, which makes row filters
  /// effective.
  private static func sorted(
    _ colors: Set<PixelFormat.PaletteColor>
  ) -> [PixelFormat.PaletteColor] {
    colors.sorted { ($0.lightness, $0.red, $0.green) < ($1.lightness, $1.red, $1.green) }
  }
}

extension PixelFormat.PaletteColor {
  /// The color in the three bytes at `start`.
  init(_ bytes: ContiguousArray<UInt8>, at start: Int) {
    self.init(red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2])
  }

  var isGray: Bool { red == green && green == blue }

  /// Sum of the encoded samples with Rec. 709 weights in thousandths, which is good enough for
  /// sorting.
  fileprivate var lightness: Int { 213 * Int(red) + 715 * Int(green) + 72 * Int(blue) }
}
