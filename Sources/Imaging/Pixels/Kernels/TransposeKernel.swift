/// Transposes pairs of 16-bit samples in blocks of four by four. The result of ``FirstPassKernel``
/// is small and still in the caches, so nothing more elaborate is needed. (``RotationKernel`` turns
/// whole images.)
///
/// Conditions of the unsafe code: `source` holds `rows` lines of `columns` units, `stride` units
/// apart; `destination` has room for `columns` lines of `rows` units; the two do not overlap.
enum TransposeKernel {
  /// Computes `destination[column * destinationStride + row] = source[row * sourceStride + column]`
  /// for all units.
  ///
  /// Both pointers address 16-bit samples, two per unit; strides count units and may be negative.
  static func transpose(
    _ source: UnsafePointer<Int16>, stride sourceStride: Int, columns: Int, rows: Int,
    into destination: UnsafeMutablePointer<Int16>, stride destinationStride: Int
  ) {
    let source = unsafe UnsafeRawPointer(source)
    let destination = UnsafeMutableRawPointer(destination)
    let wholeColumns = columns & ~3
    let wholeRows = rows & ~3
    var column = 0
    while column < wholeColumns {
      var row = 0
      while row < wholeRows {
        unsafe block(
          source + 4 * (row * sourceStride + column), 4 * sourceStride,
          destination + 4 * (column * destinationStride + row), 4 * destinationStride)
        row += 4
      }
      column += 4
    }
    for column in 0..<columns {
      for row in (column < wholeColumns ? wholeRows : 0)..<rows {
        let unit = unsafe source.loadUnaligned(
          fromByteOffset: 4 * (row * sourceStride + column), as: UInt32.self)
        unsafe destination.storeBytes(
          of: unit, toByteOffset: 4 * (column * destinationStride + row), as: UInt32.self)
      }
    }
  }

  @inline(__always)
  private static func block(
    _ source: UnsafeRawPointer, _ sourceStride: Int, _ destination: UnsafeMutableRawPointer,
    _ destinationStride: Int
  ) {
    let columns = unsafe UnitBlock(source, stride: sourceStride).columns
    unsafe store(columns.0, destination)
    unsafe store(columns.1, destination + destinationStride)
    unsafe store(columns.2, destination + 2 * destinationStride)
    unsafe store(columns.3, destination + 3 * destinationStride)
  }

  @inline(__always)
  private static func store(_ units: SIMD4<UInt32>, _ destination: UnsafeMutableRawPointer) {
    unsafe destination.storeBytes(of: units, as: SIMD4<UInt32>.self)
  }
}
