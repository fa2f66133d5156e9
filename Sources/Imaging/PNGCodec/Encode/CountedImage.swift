package import Pixels

/// An image whose format is chosen when all of its colors are known.
///
/// IHDR and PLTE come before the pixels, but the last row may have a color that no other row has.
/// Until then, the bands are stored with a byte for each pixel, a third of RGB.
package struct CountedImage: Sendable {
  private let size: PixelSize
  private let channels: ChannelLayout
  private let colors: ColorChunks
  private var bands: [CountedBand] = []
  fileprivate var census = ColorCensus()

  /// - Parameter channels: the channels of the bands' samples, RGB or RGBA.
  package init(size: PixelSize, channels: ChannelLayout, colors: ColorChunks) {
    self.size = size
    self.channels = channels
    self.colors = colors
  }

  package mutating func append(_ band: CountedBand) {
    bands.append(band)
    census.add(band.colors)
  }

  /// Whether a palette may hold the colors of some of an image's bands. For most artwork, it takes
  /// a part of a row to find out that it cannot.
  package static func mayBeReduced(_ bands: [RowBand], _ channels: ChannelLayout) -> Bool {
    guard channels == .rgb || channels == .rgba else { return false }
    var census = ColorCensus()
    for band in bands where census.colors != nil {
      census.add(CountedBand(band, channels).colors)
    }
    return census.colors != nil
  }

  /// The image in every smaller format that can hold it without loss, the fewest bits first.
  ///
  /// - Complexity: O(pixels)
  func reductions() -> [BandedImage] {
    census.formats(withGray: colors.areKnownForGray).map { image($0) }
  }

  /// The image in the smallest format that holds it without loss.
  ///
  /// - Precondition: the bands cover the whole image.
  /// - Complexity: O(pixels)
  package func image() -> BandedImage {
    let format = census.formats(withGray: colors.areKnownForGray).first
    guard let format, format.paletteBytes * Self.pixelsPerPaletteByte <= size.area else {
      return BandedImage(
        size: size, format: .samples(channels), colors: colors,
        bands: bands.map { $0.band(channels) })
    }
    return image(format)
  }

  /// A palette for fewer pixels may take more bytes than it saves.
  private static let pixelsPerPaletteByte = 32

  /// In one band, because several rows of it may take less than a block.
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
  ///
  /// - Complexity: O(pixels), up to the band with the 257th color
  func reductions() -> [BandedImage] { counted()?.reductions() ?? [] }

  /// The image in the smallest format that holds it without loss.
  ///
  /// - Complexity: O(pixels), up to the band with the 257th color
  func reduced() -> BandedImage { counted()?.image() ?? self }

  /// The image with its colors counted; `nil` if there are too many, or it is not in RGB or RGBA
  /// with 8 bits per sample.
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
  /// Whether gray samples look the same as equal red, green and blue samples.
  ///
  /// A gray image cannot have an RGB profile. Apple's decoder takes gray samples for those of a
  /// gray space of its own (Generic Gray Gamma 2.2): macOS draws gray and RGB files alike if they
  /// are sRGB, and differently if they are BT.2020 (https://github.com/oxipng/oxipng/issues/677). A
  /// palette has the color space of RGB samples.
  fileprivate var areKnownForGray: Bool { !hasProfile && isSameSpace(as: .sRGB) }
}
