internal import Pixels

/// The distinct colors of an image, as long as a palette can hold them.
struct ColorCensus {
  typealias Color = PixelFormat.PaletteColor

  /// The colors; `nil` if there are more than 256.
  private(set) var colors: Set<Color>? = []

  private static let paletteLimit = 256

  /// Adds the colors of a band; `nil` stands for more than 256.
  mutating func add(_ band: [Color]?) {
    let all = band.flatMap { colors?.union($0) }
    colors = all.flatMap { $0.count > Self.paletteLimit ? nil : $0 }
  }

  /// The formats that hold all colors in fewer bits than RGB, the fewest bits first. If gray needs
  /// no more bits than a palette, only gray is included, because it needs no PLTE.
  func formats(withGray: Bool) -> [PixelFormat] {
    guard let colors else { return [] }
    let bits = withGray ? Self.grayBits(colors) : nil
    let gray = bits.map { $0 == 8 ? PixelFormat.samples(.gray) : .gray(bits: $0) }
    let palette = [1, 2, 4, 8].first { colors.count <= 1 << $0 }
      .map { PixelFormat.palette(Self.sorted(colors), bits: $0) }
    return [palette, gray].compactMap { $0 }
      .filter { $0 == gray || $0.bitsPerPixel < gray?.bitsPerPixel ?? .max }
      .sorted { $0.bitsPerPixel < $1.bitsPerPixel }
  }

  private static func grayBits(_ colors: Set<Color>) -> Int? {
    guard colors.allSatisfy(\.isGray) else { return nil }
    // Without 2: Apple's decoder has shown the third of the four levels as 0x77 in place of 0xAA
    // (https://drj11.wordpress.com/2009/04/08/apples-2-bit-png-fail/).
    return [1, 4].first { bits in
      let step = UInt8(255 / (1 << bits - 1))
      return colors.count <= 1 << bits && colors.allSatisfy { $0.red % step == 0 }
    } ?? 8
  }

  /// Sorts colors by lightness, translucent colors first, because tRNS ends with the last of them.
  /// Similar colors then have nearby indices, which makes row filters effective.
  private static func sorted(_ colors: Set<Color>) -> [Color] {
    colors.sorted { $0.order.lexicographicallyPrecedes($1.order) }
  }
}

extension PixelFormat.PaletteColor {
  /// Whether an opaque gray level is enough for the color.
  var isGray: Bool { red == green && green == blue && alpha == 255 }

  fileprivate var order: [Int] {
    [alpha == 255 ? 1 : 0, lightness, Int(alpha), Int(red), Int(green)]
  }

  /// Sum of the encoded samples with Rec. 709 weights in thousandths, which is good enough for
  /// sorting.
  private var lightness: Int { 213 * Int(red) + 715 * Int(green) + 72 * Int(blue) }
}
