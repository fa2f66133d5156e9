import LaunchImages
import Pixels

/// An image to draw on, in 8-bit RGB. Edges between pixels are antialiased.
struct Canvas {
  let size: PixelSize
  private var samples: ContiguousArray<UInt8>

  init(size: PixelSize, _ color: RGBColor) {
    self.size = size
    samples = ContiguousArray(repeating: 0, count: size.area * 3)
    for start in stride(from: 0, to: samples.count, by: 3) {
      samples[start] = color.red
      samples[start + 1] = color.green
      samples[start + 2] = color.blue
    }
  }

  var raster: Raster { Raster(size: size, channels: .rgb, samples: .bits8(samples)) }

  func pixels(in frame: ViewFrame) -> (columns: Range<Int>, rows: Range<Int>) {
    func range(_ start: Double, _ length: Double, _ limit: Int) -> Range<Int> {
      let (low, high) = (max(start, 0), min(start + max(length, 0), Double(limit)))
      return low < high ? Int(low)..<Int(high.rounded(.up)) : 0..<0
    }
    return (
      range(frame.x, frame.width, size.width), range(frame.y, frame.height, size.height)
    )
  }

  mutating func fill(_ frame: ViewFrame, radius: Double = 0, _ color: RGBColor) {
    let box = RoundedBox(frame, radius: radius)
    let (columns, rows) = pixels(in: frame)
    for y in rows {
      for x in columns { blend(color, box.cover(x, y), x, y) }
    }
  }

  /// Draws diagonal lines into a frame, for a screen that shows nothing.
  mutating func hatch(_ frame: ViewFrame, radius: Double, _ color: RGBColor) {
    let box = RoundedBox(frame, radius: radius)
    let (columns, rows) = pixels(in: frame)
    for y in rows {
      for x in columns {
        let away = abs((x + y) % Self.hatching - Self.hatching / 2)
        if away < 2 { blend(color, box.cover(x, y) * (away == 0 ? 1 : 0.6), x, y) }
      }
    }
  }

  /// The distance between the lines of a hatching along a row, in pixels.
  private static let hatching = 18

  /// - Parameter cover: the share of the pixel that gets the color, from 0 to 1.
  mutating func blend(_ color: RGBColor, _ cover: Double, _ x: Int, _ y: Int) {
    let place = (y * size.width + x) * 3
    blend(color.red, cover, place)
    blend(color.green, cover, place + 1)
    blend(color.blue, cover, place + 2)
  }

  private mutating func blend(_ value: UInt8, _ cover: Double, _ place: Int) {
    if cover >= 1 {
      samples[place] = value
    } else if cover > 0 {
      let below = Double(samples[place])
      samples[place] = UInt8((below + (Double(value) - below) * cover).rounded())
    }
  }
}

struct RoundedBox {
  private let middle: SIMD2<Double>
  /// Half of the sides of the rectangle without its rim, which is `radius` wide.
  private let half: SIMD2<Double>
  private let radius: Double

  init(_ frame: ViewFrame, radius: Double) {
    let radius = max(0, min(radius, frame.width / 2, frame.height / 2))
    middle = SIMD2(frame.x + frame.width / 2, frame.y + frame.height / 2)
    half = SIMD2(frame.width / 2 - radius, frame.height / 2 - radius)
    self.radius = radius
  }

  /// The share of a pixel that the rectangle covers, computed from the distance to its edge.
  func cover(_ x: Int, _ y: Int) -> Double {
    let across = abs(Double(x) + 0.5 - middle.x) - half.x
    let down = abs(Double(y) + 0.5 - middle.y) - half.y
    let distance =
      across > 0 && down > 0 ? (across * across + down * down).squareRoot() : max(across, down)
    return min(max(0.5 + radius - distance, 0), 1)
  }
}
