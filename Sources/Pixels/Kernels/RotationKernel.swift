internal import CPixelKernels

/// Turns 4-byte pixels.
///
/// A quarter turn is a transposition whose source or destination runs backwards, which a negative
/// stride says. Sixteen source rows at a time make whole cache lines of the destination; those of
/// a large destination are stored around the caches, since reading them in first would double the
/// traffic.
///
/// Conditions of the unsafe code: `source` holds `size.height` lines of `size.width` pixels,
/// `sourceStride` pixels apart; `destination` has room for the turned lines, `destinationStride`
/// pixels apart; they do not overlap; strides are no shorter than lines.
enum RotationKernel {
  /// Destinations of more bytes do not stay in the caches anyway.
  static let streamingThreshold = 4 << 20

  static func rotate(
    _ source: UnsafeRawPointer, stride sourceStride: Int, size: PixelSize, by rotation: Rotation,
    into destination: UnsafeMutableRawPointer, stride destinationStride: Int
  ) {
    let source = unsafe Lines(base: source, stride: 4 * sourceStride)
    let destination = unsafe MutableLines(base: destination, stride: 4 * destinationStride)
    let streams = size.area * 4 > streamingThreshold
    switch rotation {
    case .none:
      for row in 0..<size.height {
        unsafe (destination.base + row * destination.stride)
          .copyMemory(from: source.base + row * source.stride, byteCount: 4 * size.width)
      }
    case .halfTurn:
      for row in 0..<size.height {
        unsafe reverse(
          source.base + (size.height - 1 - row) * source.stride,
          into: destination.base + row * destination.stride, count: size.width)
      }
    case .clockwise:
      // A line of the result is a column of the source, from its last row up.
      let last = unsafe source.base + (size.height - 1) * source.stride
      unsafe transpose(
        Lines(base: last, stride: -source.stride), destination, size, streams: streams)
    case .counterclockwise:
      // The first column of the source is the last line of the result.
      let last = unsafe destination.base + (size.width - 1) * destination.stride
      unsafe transpose(
        source, MutableLines(base: last, stride: -destination.stride), size, streams: streams)
    }
  }

  /// Where lines begin: the bytes of the first, and how many bytes to the next.
  @unsafe private struct Lines {
    let base: UnsafeRawPointer
    let stride: Int
  }

  @unsafe private struct MutableLines {
    let base: UnsafeMutableRawPointer
    let stride: Int
  }

  private static func transpose(
    _ source: Lines, _ destination: MutableLines, _ size: PixelSize, streams: Bool
  ) {
    let group = 16
    let cacheLine = 64
    let base = UInt(bitPattern: unsafe destination.base)
    let isAligned = unsafe base % 4 == 0 && destination.stride % cacheLine == 0
    // Rows before the first whole cache line of the destination.
    let lead = streams && isAligned ? Int((0 &- base) % UInt(cacheLine)) / 4 : 0
    let first = min(lead, size.height)
    let end = first + (size.height - first) / group * group
    let wholeColumns = size.width & ~3
    for row in stride(from: first, to: end, by: group) {
      for column in stride(from: 0, to: wholeColumns, by: 4) {
        let from = unsafe source.base + row * source.stride + 4 * column
        let to = unsafe destination.base + column * destination.stride + 4 * row
        if streams && isAligned {
          unsafe lines(from, source.stride, to, destination.stride) {
            unsafe lgk_store_streaming($0, $1)
          }
        } else {
          unsafe lines(from, source.stride, to, destination.stride) {
            unsafe $1.storeBytes(of: $0, as: SIMD4<UInt32>.self)
          }
        }
      }
    }
    if streams { lgk_finish_streaming() }
    unsafe rest(source, destination, columns: wholeColumns..<size.width, rows: first..<end)
    unsafe rest(source, destination, columns: 0..<size.width, rows: 0..<first)
    unsafe rest(source, destination, columns: 0..<size.width, rows: end..<size.height)
  }

  /// Sixteen rows of four pixels: four whole cache lines of the destination.
  @inline(__always)
  private static func lines(
    _ source: UnsafeRawPointer, _ sourceStride: Int, _ destination: UnsafeMutableRawPointer,
    _ destinationStride: Int, store: (SIMD4<UInt32>, UnsafeMutableRawPointer) -> Void
  ) {
    for block in 0..<4 {
      let from = unsafe source + 4 * block * sourceStride
      let to = unsafe destination + 16 * block
      let columns = unsafe UnitBlock(from, stride: sourceStride).columns
      unsafe store(columns.0, to)
      unsafe store(columns.1, to + destinationStride)
      unsafe store(columns.2, to + 2 * destinationStride)
      unsafe store(columns.3, to + 3 * destinationStride)
    }
  }

  private static func rest(
    _ source: Lines, _ destination: MutableLines, columns: Range<Int>, rows: Range<Int>
  ) {
    for column in columns {
      for row in rows {
        let pixel = unsafe source.base.loadUnaligned(
          fromByteOffset: row * source.stride + 4 * column, as: UInt32.self)
        unsafe destination.base.storeBytes(
          of: pixel, toByteOffset: column * destination.stride + 4 * row, as: UInt32.self)
      }
    }
  }

  private static func reverse(
    _ source: UnsafeRawPointer, into destination: UnsafeMutableRawPointer, count: Int
  ) {
    var x = 0
    while x + 4 <= count {
      let v = unsafe source.loadUnaligned(
        fromByteOffset: 4 * (count - 4 - x), as: SIMD4<UInt32>.self)
      unsafe destination.storeBytes(
        of: SIMD4(v.w, v.z, v.y, v.x), toByteOffset: 4 * x, as: SIMD4<UInt32>.self)
      x += 4
    }
    while x < count {
      let pixel = unsafe source.loadUnaligned(
        fromByteOffset: 4 * (count - 1 - x), as: UInt32.self)
      unsafe destination.storeBytes(of: pixel, toByteOffset: 4 * x, as: UInt32.self)
      x += 1
    }
  }
}
