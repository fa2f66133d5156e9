/// Four rows of four 4-byte units; a unit is a pixel or a pair of 16-bit samples.
///
/// Conditions of the unsafe code: four units can be read at `source` and at one, two and three
/// strides after it.
struct UnitBlock {
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
