/// Rotates and mirrors whole pixels. All lossless rotations are done here.
///
/// A quarter turn is a transposition with a negative stride of the source or the destination.
/// ``QuadTransposeKernel`` rotates 4-byte pixels, which is the fastest case. Other pixels are
/// rotated in square tiles that stay in the L1 cache.
///
/// Conditions of the unsafe code: `source` holds `size.height` lines of `size.width` pixels of
/// `pixelBytes` bytes, `sourceStride` bytes apart; `destination` has room for the turned lines,
/// `destinationStride` bytes apart; source and destination do not overlap; no stride is shorter
/// than a line.
package enum RotationKernel {
  package static func turn(
    _ source: UnsafeRawPointer, stride sourceStride: Int, size: PixelSize, pixelBytes: Int,
    from orientation: StoredOrientation,
    into destination: UnsafeMutableRawPointer, stride destinationStride: Int
  ) {
    let target = orientation.swapsAxes ? size.transposed : size
    // The source corner that becomes the first pixel of the result.
    let first = orientation.storedPosition(x: 0, y: 0, of: size)
    let isColumnReversed = first.column > 0
    let isRowReversed = first.row > 0
    if orientation.swapsAxes {
      let from = unsafe source + first.row * sourceStride
      let rowStep = isRowReversed ? -sourceStride : sourceStride
      // If the source's last column comes first, the result is written from its last line up.
      let to =
        unsafe isColumnReversed
        ? destination + (target.height - 1) * destinationStride : destination
      let lineStep = isColumnReversed ? -destinationStride : destinationStride
      unsafe transpose(from, rowStep, size, pixelBytes, to, lineStep)
    } else {
      for row in 0..<size.height {
        let from = unsafe source + (isRowReversed ? size.height - 1 - row : row) * sourceStride
        let to = unsafe destination + row * destinationStride
        if isColumnReversed {
          unsafe reverse(from, into: to, count: size.width, pixelBytes: pixelBytes)
        } else {
          unsafe to.copyMemory(from: from, byteCount: size.width * pixelBytes)
        }
      }
    }
  }

  private static func transpose(
    _ source: UnsafeRawPointer, _ sourceStride: Int, _ size: PixelSize, _ pixelBytes: Int,
    _ destination: UnsafeMutableRawPointer, _ destinationStride: Int
  ) {
    switch pixelBytes {
    case 1: unsafe tiles(UInt8.self, source, sourceStride, size, destination, destinationStride)
    case 2: unsafe tiles(UInt16.self, source, sourceStride, size, destination, destinationStride)
    case 3: unsafe tiles(Bytes3.self, source, sourceStride, size, destination, destinationStride)
    case 4:
      unsafe QuadTransposeKernel.transpose(
        source, sourceStride, size, destination, destinationStride)
    case 6: unsafe tiles(Bytes6.self, source, sourceStride, size, destination, destinationStride)
    case 8: unsafe tiles(UInt64.self, source, sourceStride, size, destination, destinationStride)
    default: preconditionFailure("pixels have 1 to 4 samples of 1 or 2 bytes")
    }
  }

  private struct Bytes3: BitwiseCopyable {
    var bytes: (UInt8, UInt8, UInt8)
  }

  private struct Bytes6: BitwiseCopyable {
    var samples: (UInt16, UInt16, UInt16)
  }

  /// Side of a square tile in pixels: 32 pixels of 8 bytes are 4 cache lines, and 32 such lines fit
  /// in the L1 cache.
  private static let tile = 32

  @inline(__always)
  private static func tiles<Pixel: BitwiseCopyable>(
    _ type: Pixel.Type, _ source: UnsafeRawPointer, _ sourceStride: Int, _ size: PixelSize,
    _ destination: UnsafeMutableRawPointer, _ destinationStride: Int
  ) {
    let step = MemoryLayout<Pixel>.size
    for top in stride(from: 0, to: size.height, by: tile) {
      let rows = top..<min(top + tile, size.height)
      for left in stride(from: 0, to: size.width, by: tile) {
        for column in left..<min(left + tile, size.width) {
          var from = unsafe source + rows.lowerBound * sourceStride + column * step
          var to = unsafe destination + column * destinationStride + rows.lowerBound * step
          for _ in rows {
            unsafe to.storeBytes(of: from.loadUnaligned(as: Pixel.self), as: Pixel.self)
            unsafe from += sourceStride
            unsafe to += step
          }
        }
      }
    }
  }

  private static func reverse(
    _ source: UnsafeRawPointer, into destination: UnsafeMutableRawPointer, count: Int,
    pixelBytes: Int
  ) {
    for x in 0..<count {
      unsafe (destination + x * pixelBytes)
        .copyMemory(from: source + (count - 1 - x) * pixelBytes, byteCount: pixelBytes)
    }
  }
}
