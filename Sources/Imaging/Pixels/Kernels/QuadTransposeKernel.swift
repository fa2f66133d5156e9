internal import CPixelKernels

/// Transposes units of 4 bytes, which are pixels or pairs of 16-bit samples.
///
/// Transposing sixteen source rows at a time fills whole cache lines of the destination. If the
/// destination is large, the stores bypass the caches. Stores through the caches would first read
/// each cache line from memory, which would double the memory traffic.
///
/// Conditions of the unsafe code: those of ``RotationKernel``, except that strides may be negative.
/// With a negative stride, `source` or `destination` points to the last line in memory.
enum QuadTransposeKernel {
  /// Number of destination bytes above which stores bypass the caches. A larger destination would
  /// not stay in the caches anyway.
  static let streamingThreshold = 4 << 20

  static func transpose(
    _ source: UnsafeRawPointer, _ sourceStride: Int, _ size: PixelSize,
    _ destination: UnsafeMutableRawPointer, _ destinationStride: Int
  ) {
    let group = 16
    let cacheLine = 64
    let streams = size.area * 4 > streamingThreshold
    let base = UInt(bitPattern: destination)
    let isAligned = base % 4 == 0 && destinationStride % cacheLine == 0
    // Rows before the first whole cache line of the destination.
    let lead = streams && isAligned ? Int((0 &- base) % UInt(cacheLine)) / 4 : 0
    let first = min(lead, size.height)
    let end = first + (size.height - first) / group * group
    let wholeColumns = size.width & ~3
    for row in stride(from: first, to: end, by: group) {
      for column in stride(from: 0, to: wholeColumns, by: 4) {
        let from = unsafe source + row * sourceStride + 4 * column
        let to = unsafe destination + column * destinationStride + 4 * row
        if streams && isAligned {
          unsafe lines(from, sourceStride, to, destinationStride) {
            unsafe lgk_store_streaming($0, $1)
          }
        } else {
          unsafe lines(from, sourceStride, to, destinationStride) {
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
          source + row * sourceStride + 4 * column, sourceStride,
          destination + column * destinationStride + 4 * row, destinationStride
        ) { unsafe $1.storeBytes(of: $0, as: SIMD4<UInt32>.self) }
      }
    }
    let (right, all) = (wholeColumns..<size.width, 0..<size.width)
    unsafe rest(source, sourceStride, destination, destinationStride, right, first..<wholeRows)
    unsafe rest(source, sourceStride, destination, destinationStride, all, 0..<first)
    unsafe rest(source, sourceStride, destination, destinationStride, all, wholeRows..<size.height)
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
    let a = unsafe source.loadUnaligned(as: SIMD4<UInt32>.self)
    let b = unsafe (source + sourceStride).loadUnaligned(as: SIMD4<UInt32>.self)
    let c = unsafe (source + 2 * sourceStride).loadUnaligned(as: SIMD4<UInt32>.self)
    let d = unsafe (source + 3 * sourceStride).loadUnaligned(as: SIMD4<UInt32>.self)
    // Compiles to two rounds of interleaving, with unpack (SSE2) or zip (NEON) instructions.
    unsafe store(SIMD4(a.x, b.x, c.x, d.x), destination)
    unsafe store(SIMD4(a.y, b.y, c.y, d.y), destination + destinationStride)
    unsafe store(SIMD4(a.z, b.z, c.z, d.z), destination + 2 * destinationStride)
    unsafe store(SIMD4(a.w, b.w, c.w, d.w), destination + 3 * destinationStride)
  }

  private static func rest(
    _ source: UnsafeRawPointer, _ sourceStride: Int, _ destination: UnsafeMutableRawPointer,
    _ destinationStride: Int, _ columns: Range<Int>, _ rows: Range<Int>
  ) {
    for column in columns {
      for row in rows {
        let unit = unsafe source.loadUnaligned(
          fromByteOffset: row * sourceStride + 4 * column, as: UInt32.self)
        unsafe destination.storeBytes(
          of: unit, toByteOffset: column * destinationStride + 4 * row, as: UInt32.self)
      }
    }
  }
}
