import Files
import Pixels
internal import Texts

/// An image to draw on, in 8-bit RGB.
struct Canvas {
  let size: PixelSize
  private var samples: ContiguousArray<UInt8>

  init(size: PixelSize, _ color: RGBColor) {
    self.size = size
    samples = ContiguousArray((0..<size.area).lazy.flatMap { _ in color.samples })
  }

  var raster: Raster { Raster(size: size, channels: .rgb, samples: .bits8(samples)) }

  /// Fills a rectangle, with round corners if `radius` is not 0; round corners are antialiased.
  mutating func fill(_ box: PixelRect, radius: Int = 0, _ color: RGBColor) {
    for y in box.rows.clamped(to: 0..<size.height) {
      for x in box.columns.clamped(to: 0..<size.width) {
        blend(color, Self.cover(x - box.x, y - box.y, box, Double(radius)), x, y)
      }
    }
  }

  /// Draws a picture at its own size. The picture must be 8-bit RGB.
  mutating func draw(_ picture: Raster, x left: Int, y top: Int) {
    guard case .bits8(let source) = picture.samples else { return }
    let columns = (left..<left + picture.size.width).clamped(to: 0..<size.width)
    for y in (top..<top + picture.size.height).clamped(to: 0..<size.height) {
      let start = ((y - top) * picture.size.width + columns.lowerBound - left) * 3
      let place = (y * size.width + columns.lowerBound) * 3
      let count = columns.count * 3
      samples.replaceSubrange(place..<place + count, with: source[start..<start + count])
    }
  }

  /// Writes a line in the bitmap font. Text wider than `width` pixels is shortened, and ends with
  /// three dots.
  mutating func write(
    _ text: String, x left: Int, y top: Int, scale: Int, width: Int, _ color: RGBColor
  ) {
    let most = max(3, width / (BitmapFont.advance * scale))
    let scalars = Array(VisibleText.of(text).unicodeScalars)
    let shown =
      scalars.count > most ? scalars.prefix(most - 3) + Array("...".unicodeScalars) : scalars
    for (index, scalar) in shown.enumerated() {
      let start = left + index * BitmapFont.advance * scale
      for (column, bits) in BitmapFont.columns(of: scalar).enumerated() {
        for row in 0..<BitmapFont.height where bits >> row & 1 == 1 {
          fill(
            PixelRect(
              x: start + column * scale, y: top + row * scale, width: scale, height: scale), color)
        }
      }
    }
  }

  private mutating func blend(_ color: RGBColor, _ cover: Double, _ x: Int, _ y: Int) {
    let place = (y * size.width + x) * 3
    for (channel, value) in color.samples.enumerated() {
      let below = Double(samples[place + channel])
      samples[place + channel] = UInt8((below + (Double(value) - below) * cover).rounded())
    }
  }

  /// The share of a pixel that a rectangle with round corners covers, computed from the pixel's
  /// distance to the rectangle's edge.
  private static func cover(_ x: Int, _ y: Int, _ box: PixelRect, _ radius: Double) -> Double {
    if radius == 0 { return 1 }
    func beyond(_ place: Int, _ extent: Int) -> Double {
      abs(Double(place) + 0.5 - Double(extent) / 2) - Double(extent) / 2 + radius
    }
    let (across, down) = (max(beyond(x, box.width), 0), max(beyond(y, box.height), 0))
    let distance = (across * across + down * down).squareRoot() - radius
    return min(max(0.5 - distance, 0), 1)
  }
}
