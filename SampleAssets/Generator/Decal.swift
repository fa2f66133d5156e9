/// A flat picture on a transparent ground, built up shape by shape.
struct Decal {
  let width: Int
  let height: Int
  /// Premultiplied sRGB and alpha, which is how layers add up rightly at their edges.
  private var pixels: [SIMD4<Float>]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = Array(repeating: .zero, count: width * height)
  }

  /// Lays a shape in a flat colour (`0xRRGGBB`) over what is there.
  mutating func fill(_ shape: Shape, hex: UInt32) {
    let red = Float((hex >> 16) & 0xFF)
    let green = Float((hex >> 8) & 0xFF)
    let blue = Float(hex & 0xFF)
    let paint = SIMD4(red, green, blue, 1)
    for y in 0..<height {
      for x in 0..<width {
        let distance = shape.distance(SIMD2(Float(x) + 0.5, Float(y) + 0.5))
        guard distance < 0.5 else { continue }
        let cover = min(0.5 - distance, 1)
        pixels[y * width + x] = pixels[y * width + x] * (1 - cover) + paint * cover
      }
    }
  }

  /// The picture with straight alpha.
  var canvas: Canvas {
    var samples: [UInt8] = []
    samples.reserveCapacity(width * height * 4)
    for pixel in pixels {
      let alpha = (pixel.w * 255).rounded()
      for channel in 0..<3 {
        let value = alpha > 0 ? pixel[channel] / pixel.w : 0
        samples.append(UInt8(Maths.clamp(value.rounded(), 0, 255)))
      }
      samples.append(UInt8(Maths.clamp(alpha, 0, 255)))
    }
    return Canvas(width: width, height: height, channels: 4, samples: samples)
  }
}
