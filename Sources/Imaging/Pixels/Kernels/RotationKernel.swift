/// Turns and mirrors pixels of any width, in square tiles that stay in the L1 cache.
///
/// Conditions of the unsafe code: `source` holds `size.height` lines of `size.width` pixels of
/// `pixelBytes` bytes, `sourceStride` bytes apart; `destination` has room for the turned lines,
/// `destinationStride` bytes apart; the two do not overlap; no stride is shorter than a line.
package enum RotationKernel {
  package static func turn(
    _ source: UnsafeRawPointer, stride sourceStride: Int, size: PixelSize, pixelBytes: Int,
    from orientation: StoredOrientation,
    into destination: UnsafeMutableRawPointer, stride destinationStride: Int
  ) {
    func offset(_ x: Int, _ y: Int) -> Int {
      let place = orientation.storedPosition(x: x, y: y, of: size)
      return place.row * sourceStride + place.column * pixelBytes
    }
    // A step along the result is the same distance in the source everywhere; it may be negative.
    let first = offset(0, 0)
    let steps = (x: offset(1, 0) - first, y: offset(0, 1) - first)
    let target = orientation.swapsAxes ? size.transposed : size
    func tiles<Pixel: BitwiseCopyable>(_ type: Pixel.Type) {
      unsafe Self.tiles(type, source + first, steps, target, destination, destinationStride)
    }
    switch pixelBytes {
    case 1: tiles(UInt8.self)
    case 2: tiles(UInt16.self)
    case 3: tiles(Bytes3.self)
    case 4: tiles(UInt32.self)
    case 6: tiles(Bytes6.self)
    case 8: tiles(UInt64.self)
    default: preconditionFailure("pixels have 1 to 4 samples of 1 or 2 bytes")
    }
  }

  private struct Bytes3: BitwiseCopyable {
    var bytes: (UInt8, UInt8, UInt8)
  }

  private struct Bytes6: BitwiseCopyable {
    var samples: (UInt16, UInt16, UInt16)
  }

  /// Side of a tile in pixels: 32 pixels of 8 bytes are 4 cache lines, and 32 such lines fit in the
  /// L1 cache.
  private static let tile = 32

  @inline(__always)
  private static func tiles<Pixel: BitwiseCopyable>(
    _ type: Pixel.Type, _ source: UnsafeRawPointer, _ steps: (x: Int, y: Int), _ size: PixelSize,
    _ destination: UnsafeMutableRawPointer, _ destinationStride: Int
  ) {
    let step = MemoryLayout<Pixel>.size
    for top in stride(from: 0, to: size.height, by: tile) {
      for left in stride(from: 0, to: size.width, by: tile) {
        for y in top..<min(top + tile, size.height) {
          var from = unsafe source + left * steps.x + y * steps.y
          var to = unsafe destination + y * destinationStride + left * step
          for _ in left..<min(left + tile, size.width) {
            unsafe to.storeBytes(of: from.loadUnaligned(as: Pixel.self), as: Pixel.self)
            unsafe from += steps.x
            unsafe to += step
          }
        }
      }
    }
  }
}
