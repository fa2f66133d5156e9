/// The light collected for each pixel of the scene, before it is developed into a `Canvas`.
struct Plate {
  let width: Int
  let height: Int
  private var pixels: [Color]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = Array(repeating: .black, count: width * height)
  }

  subscript(x: Int, y: Int) -> Color {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// Lays a color over a pixel; does nothing outside the plate.
  mutating func blend(_ color: Color, _ amount: Float, x: Int, y: Int) {
    guard amount > 0, x >= 0, y >= 0, x < width, y < height else { return }
    self[x, y] = self[x, y].mixed(with: color, min(amount, 1))
  }

  /// Adds light to a pixel; does nothing outside the plate.
  mutating func add(_ color: Color, x: Int, y: Int) {
    guard x >= 0, y >= 0, x < width, y < height else { return }
    self[x, y] = self[x, y] + color
  }

  /// The light at a place between pixels; outside the plate, the light of the nearest edge.
  func sample(x: Float, y: Float) -> Color {
    let safeX = Math.clamp(x, 0, Float(width - 1))
    let safeY = Math.clamp(y, 0, Float(height - 1))
    let column = min(Int(safeX), width - 2)
    let row = min(Int(safeY), height - 2)
    let acrossX = safeX - Float(column)
    let upper = self[column, row].mixed(with: self[column + 1, row], acrossX)
    let lower = self[column, row + 1].mixed(with: self[column + 1, row + 1], acrossX)
    return upper.mixed(with: lower, safeY - Float(row))
  }

  /// Develops the plate. The faint grain also hides the steps of 8-bit color.
  func developed(grain: Noise) -> Canvas {
    var samples: [UInt8] = []
    samples.reserveCapacity(width * height * 3)
    for y in 0..<height {
      for x in 0..<width {
        // The sum of two uniform values has a triangular distribution, which dithers without a
        // pattern.
        let bits = grain.hash(x, y)
        let speck = Float(bits & 0xFFFF) / 65536 + Float(bits >> 16) / 65536 - 1
        let value = self[x, y].developed.encoded + speck * 1.2 + 0.5
        for channel in 0..<3 {
          samples.append(UInt8(Math.clamp(value[channel], 0, 255)))
        }
      }
    }
    return Canvas(width: width, height: height, channels: 3, samples: samples)
  }
}
