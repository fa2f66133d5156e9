/// Opaque pixels in the simplest form, to compare results with.
package struct Picture: Sendable {
  package let width: Int
  package let height: Int
  package private(set) var pixels: [Pixel] = []

  package init(width: Int, height: Int, _ pixel: (_ x: Int, _ y: Int) -> Pixel) {
    self.width = width
    self.height = height
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width { pixels.append(pixel(x, y)) }
    }
  }

  package subscript(x: Int, y: Int) -> Pixel { pixels[y * width + x] }

  /// Turned clockwise, for landscape right: dst(x, y) = src(column y, row H - 1 - x).
  package var clockwise: Picture {
    Picture(width: height, height: width) { x, y in self[y, height - 1 - x] }
  }

  /// Turned counterclockwise, for landscape left: dst(x, y) = src(column W - 1 - y, row x).
  package var counterclockwise: Picture {
    Picture(width: height, height: width) { x, y in self[width - 1 - y, x] }
  }

  /// Describes the first pixel that differs; `nil` if the pictures are the same.
  package func difference(from other: Picture) -> String? {
    if (width, height) != (other.width, other.height) {
      return "\(width)x\(height) instead of \(other.width)x\(other.height)"
    }
    guard let index = pixels.indices.first(where: { pixels[$0] != other.pixels[$0] }) else {
      return nil
    }
    let place = "(\(index % width), \(index / width))"
    return "\(place) is \(pixels[index]) instead of \(other.pixels[index])"
  }
}
