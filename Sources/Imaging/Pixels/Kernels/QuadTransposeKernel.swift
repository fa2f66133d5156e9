internal import CPixelKernels

/// Transposes and reverses units of 4 bytes, which are pixels or pairs of 16-bit samples.
///
/// Sixteen source rows at a time fill whole cache lines of the destination. If the destination is
/// large, the stores bypass the caches, which would otherwise read each cache line before it is
/// written and double the memory traffic.
///
/// Conditions of the unsafe code: those of ``RotationKernel``, except that strides may be negative:
/// `source` or `destination` then points to the line at the other end.
enum QuadTransposeKernel {
  /// Bytes in a destination above which stores bypass the caches; a larger destination would not
  /// stay in the caches anyway.
  static let streamingThreshold = 4 << 20

  /// The start of the first line, and the row stride in bytes.
  @unsafe private struct Lines {
    let base: UnsafeRawPointer
    let stride: Int
  }

  @unsafe private struct MutableLines {
    let base: UnsafeMutableRawPointer
    let stride: Int
  }

  static func transpose(
    _ source: UnsafeRawPointer, _ sourceStride: Int, _ size: PixelSize,
    _ destination: UnsafeMutableRawPointer, _ destinationStride: Int
  ) {
    unsafe transpose(
      Lines(base: source, stride: sourceStride),
      MutableLines(base: destination, stride: destinationStride), size)
  }

  private static func transpose(_ source: Lines, _ destination: MutableLines, _ size: PixelSize) {
    let group = 16
    let cacheLine = 64
    let streams = size.area * 4 > streamingThreshold
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
    let wholeRows = end + ((size.height - end) & ~3)
    for row in stride(from: end, to: wholeRows, by: 4) {
      for column in stride(from: 0, to: wholeColumns, by: 4) {
        unsafe block(
          source.base + row * source.stride + 4 * column, source.stride,
          destination.base + column * destination.stride + 4 * row, destination.stride
        ) { unsafe $1.storeBytes(of: $0, as: SIMD4<UInt32>.self) }
      }
    }
    unsafe rest(source, destination, columns: wholeColumns..<size.width, rows: first..<wholeRows)
    unsafe rest(source, destination, columns: 0..<size.width, rows: 0..<first)
    unsafe rest(source, destination, columns: 0..<size.width, rows: wholeRows..<size.height)
  }

  /// Transposes sixteen rows of four units, which fill four cache lines of the destination.
  @inline(__always)
  private static func lines(
    _ source: UnsafeRawPointer, _ sourceStride: Int, _ destination: UnsafeMutableRawPointer,
    _ destinationStride: Int, store: (SIMD4<UInt32>, UnsafeMutableRawPointer) -> Void
  ) {
    for index in 0..<4 {
      unsafe block(
        source + 4 * index * sourceStride, sourceStride, destination + 16 * index,
        destinationStride, store: store)
    }
  }

  /// Transposes four rows of four units.
  @inline(__always)
  private static func block(
    _ source: UnsafeRawPointer, _ sourceStride: Int, _ destination: UnsafeMutableRawPointer,
    _ destinationStride: Int, store: (SIMD4<UInt32>, UnsafeMutableRawPointer) -> Void
  ) {
    let columns = unsafe UnitBlock(source, stride: sourceStride).columns
    unsafe store(columns.0, destination)
    unsafe store(columns.1, destination + destinationStride)
    unsafe store(columns.2, destination + 2 * destinationStride)
    unsafe store(columns.3, destination + 3 * destinationStride)
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

  static func reverse(
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

/// Four rows of four 4-byte units.
///
/// Conditions of the unsafe code: four units can be read at `source` and at one, two and three
/// strides after it.
private struct UnitBlock {
  private let a: SIMD4<UInt32>
  private let b: SIMD4<UInt32>
  private let c: SIMD4<UInt32>
  private let d: SIMD4<UInt32>

  /// - Parameter stride: bytes from one row to the next.
  @inline(__always)
  init(_ source: UnsafeRawPointer, stride: Int) {
    a = unsafe source.loadUnaligned(as: SIMD4<UInt32>.self)
    b = unsafe (source + stride).loadUnaligned(as: SIMD4<UInt32>.self)
    c = unsafe (source + 2 * stride).loadUnaligned(as: SIMD4<UInt32>.self)
    d = unsafe (source + 3 * stride).loadUnaligned(as: SIMD4<UInt32>.self)
  }

  /// The block's columns. They compile to two rounds of interleaving, with unpack (SSE2) or zip
  /// (NEON) instructions.
  @inline(__always)
  var columns: (SIMD4<UInt32>, SIMD4<UInt32>, SIMD4<UInt32>, SIMD4<UInt32>) {
    (
      SIMD4(a.x, b.x, c.x, d.x), SIMD4(a.y, b.y, c.y, d.y), SIMD4(a.z, b.z, c.z, d.z),
      SIMD4(a.w, b.w, c.w, d.w)
    )
  }
}
