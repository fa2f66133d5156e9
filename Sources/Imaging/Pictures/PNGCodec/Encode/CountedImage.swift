package import Pixels

/// An image whose format is chosen when all of its colors are known.
///
/// IHDR and PLTE come before the pixels, but the last row may have a color that no other row has.
/// So all bands wait in memory. A band of up to 256 colors takes a byte for each pixel, a third of
/// RGB.
package struct CountedImage: Sendable {
  private let size: PixelSize
  private let channels: ChannelLayout
  private let colors: ColorChunks
  private var bands: [CountedBand] = []
  fileprivate var census = ColorCensus()

  /// - Parameter channels: RGB or RGBA.
  package init(size: PixelSize, channels: ChannelLayout, colors: ColorChunks) {
    self.size = size
    self.channels = channels
    self.colors = colors
  }

  package mutating func append(_ band: CountedBand) {
    bands.append(band)
    census.add(band.colors)
    if band.firstRow == 0 { census.corner = band.colors?.first }
  }

  /// Whether a palette can hold the colors of `bands`, which are some bands of an image. In most
  /// artwork, the first pixels of a row already have too many colors, and no more are examined.
  package static func mayBeReduced(_ bands: [RowBand], _ channels: ChannelLayout) -> Bool {
    guard channels == .rgb || channels == .rgba else { return false }
    var census = ColorCensus()
    for band in bands where census.colors != nil {
      census.add(CountedBand(band, channels).colors)
    }
    return census.colors != nil
  }

  fileprivate func reductions() -> [BandedImage] {
    census.formats(withGray: colors.areKnownForGray).map { image($0) }
  }

  /// The image in the smallest format that holds it without loss.
  package func image() -> BandedImage {
    let format = census.formats(withGray: colors.areKnownForGray).first
    guard let format, format.paletteBytes * Self.pixelsPerPaletteByte <= size.area else {
      return BandedImage(
        size: size, format: .samples(channels), colors: colors,
        bands: bands.map { $0.band(channels) })
    }
    return image(format)
  }

  /// Minimum number of pixels for each byte of a palette. With fewer pixels, a palette may take
  /// more bytes than it saves.
  private static let pixelsPerPaletteByte = 32

  /// The image in this format, with all bands joined into one. In a small format, a separate band
  /// could have far fewer bytes than a deflate block.
  private func image(_ format: PixelFormat) -> BandedImage {
    let packer = PixelPacker(format)
    let samples = bands.sorted { $0.firstRow < $1.firstRow }
      .reduce(into: ContiguousArray<UInt8>()) { $0 += $1.samples(packer, width: size.width) }
    return BandedImage(
      size: size, format: format, colors: colors,
      bands: [RowBand(firstRow: 0, rowCount: size.height, samples: samples)])
  }
}

extension BandedImage {
  /// The image in every smaller format that can hold it without loss, the smallest first.
  func reductions() -> [BandedImage] { counted()?.reductions() ?? [] }

  /// The image in the smallest format that holds it without loss.
  func reduced() -> BandedImage { counted()?.image() ?? self }

  /// The image with its colors counted. `nil` if there are too many colors, or if the format is not
  /// RGB or RGBA with 8 bits per sample.
  private func counted() -> CountedImage? {
    guard case .samples(let channels) = format, channels == .rgb || channels == .rgba else {
      return nil
    }
    var image = CountedImage(size: size, channels: channels, colors: colors)
    for band in bands {
      image.append(CountedBand(band, channels))
      guard image.census.colors != nil else { return nil }
    }
    return image
  }
}

extension ColorChunks {
  /// Whether these color chunks mean the same for gray: a gray sample looks the same as equal red,
  /// green and blue samples.
  ///
  /// A gray image cannot have an RGB profile. macOS draws gray and RGB files alike if they are
  /// sRGB, and differently if they are BT.2020 (https://github.com/oxipng/oxipng/issues/677).
  fileprivate var areKnownForGray: Bool { !hasProfile && isSameSpace(as: .sRGB) }
}

/// The distinct colors of an image, as long as a palette can hold them.
struct ColorCensus {
  typealias Color = PixelFormat.PaletteColor

  /// The color of the image's first pixel, if it is known.
  var corner: Color?
  /// The colors; `nil` if there are more than 256.
  private(set) var colors: Set<Color>? = []

  private static let paletteLimit = 256

  /// Adds the colors of a band; `nil` means more than 256 colors.
  mutating func add(_ band: [Color]?) {
    let all = band.flatMap { colors?.union($0) }
    colors = all.flatMap { $0.count > Self.paletteLimit ? nil : $0 }
  }

  /// The formats that hold all colors in fewer bits than RGB, the fewest bits first. If gray needs
  /// no more bits than a palette, the palette is left out, because gray needs no PLTE.
  func formats(withGray: Bool) -> [PixelFormat] {
    guard let colors else { return [] }
    let bits = withGray ? Self.grayBits(colors) : nil
    let gray = bits.map { $0 == 8 ? PixelFormat.samples(.gray) : .gray(bits: $0) }
    // Similar colors have nearby indices, which makes row filters effective. Translucent colors
    // come first, because tRNS ends with the last translucent color. Then comes the color with which
    // most rows begin, so that its zeros continue the filter type of these rows.
    let sorted = colors.sorted {
      $0.order(corner: corner).lexicographicallyPrecedes($1.order(corner: corner))
    }
    let palette = [1, 2, 4, 8].first { colors.count <= 1 << $0 }
      .map { PixelFormat.palette(sorted, bits: $0) }
    return [palette, gray].compactMap { $0 }
      .filter { $0 == gray || $0.bitsPerPixel < gray?.bitsPerPixel ?? .max }
      .sorted { $0.bitsPerPixel < $1.bitsPerPixel }
  }

  private static func grayBits(_ colors: Set<Color>) -> Int? {
    guard colors.allSatisfy(\.isGray) else { return nil }
    // 2 bits are not used: Apple's decoder has shown the third of four levels as 0x77, not as 0xAA
    // (https://drj11.wordpress.com/2009/04/08/apples-2-bit-png-fail/).
    return [1, 4].first { bits in
      let step = UInt8(255 / (1 << bits - 1))
      return colors.count <= 1 << bits && colors.allSatisfy { $0.red % step == 0 }
    } ?? 8
  }
}

extension PixelFormat.PaletteColor {
  var isGray: Bool { red == green && green == blue && alpha == 255 }

  fileprivate func order(corner: Self?) -> [Int] {
    [alpha == 255 ? 1 : 0, self == corner ? 0 : 1, lightness, Int(alpha), Int(red), Int(green)]
  }

  /// The weighted sum of the encoded samples. The weights are Rec. 709's, in thousandths.
  private var lightness: Int { 213 * Int(red) + 715 * Int(green) + 72 * Int(blue) }
}
