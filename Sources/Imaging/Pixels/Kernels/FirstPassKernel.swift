internal import CPixelKernels

/// The vertical pass over an artwork's rows, whose result is stored transposed.
///
/// Conditions of the unsafe code: `taps` lie within `light.planes.pairs`; `columnPairs` lie within
/// `light.columnPairs`; lines of `light` are padded by a vector after the last column; `output` has
/// room for `PairedPlanes` with `columnPairs` as pairs and lines of `width`, padded.
struct FirstPassKernel {
  let light: LinearStrip
  let taps: AxisTaps
  let columnPairs: Range<Int>
  /// Columns in the image; each is a sample of `taps`.
  let width: Int

  /// Number of image columns that are computed at a time. Sixteen 4-byte units fill a cache line,
  /// so the result is written in whole cache lines.
  static let group = 16

  func run(into output: UnsafeMutablePointer<Int16>) {
    let source = light.planes
    let columns = PairedPlanes.padded(2 * columnPairs.count)
    precondition(columnPairs.lowerBound >= light.columnPairs.lowerBound)
    let skipped = 2 * 2 * (columnPairs.lowerBound - light.columnPairs.lowerBound)
    precondition(skipped + 2 * columns <= source.stride)
    let outputStride = PairedPlanes.stride(lineCount: PairedPlanes.padded(width))
    unsafe source.samples.withUnsafeBufferPointer { samples in
      guard let samples = samples.baseAddress else { return }
      unsafe withUnsafeTemporaryAllocation(of: Int16.self, capacity: Self.group * columns) {
        guard let rows = $0.baseAddress else { return }
        for plane in 0..<source.planeCount {
          let input = unsafe samples + plane * source.planeStride + skipped
          let turned = unsafe output + plane * outputStride * columnPairs.count
          for first in stride(from: 0, to: width, by: Self.group) {
            let count = min(Self.group, width - first)
            for sample in first..<first + count {
              let pair = taps.firstPair[sample] - source.pairs.lowerBound
              unsafe taps.convolve(
                sample, input + pair * source.stride, stride: source.stride,
                into: rows + (sample - first) * columns, columns: columns)
            }
            unsafe QuadTransposeKernel.transpose(
              rows, 2 * columns, PixelSize(width: columnPairs.count, height: count),
              turned + 2 * first, 2 * outputStride)
          }
        }
      }
    }
  }
}

/// Transposes units of 4 bytes, which are pairs of 16-bit samples, four by four.
///
/// Conditions of the unsafe code: `source` holds `size.height` lines of `size.width` units,
/// `sourceStride` bytes apart; `destination` has room for the transposed lines, `destinationStride`
/// bytes apart; the two do not overlap. A stride may be negative: the pointer is that of the line
/// at the other end.
enum QuadTransposeKernel {
  static func transpose(
    _ source: UnsafeRawPointer, _ sourceStride: Int, _ size: PixelSize,
    _ destination: UnsafeMutableRawPointer, _ destinationStride: Int
  ) {
    let (blockColumns, blockRows) = (size.width & ~3, size.height & ~3)
    for column in stride(from: 0, to: blockColumns, by: 4) {
      for row in stride(from: 0, to: blockRows, by: 4) {
        unsafe block(
          source + row * sourceStride + 4 * column, sourceStride,
          destination + column * destinationStride + 4 * row, destinationStride)
      }
    }
    for column in 0..<size.width {
      for row in (column < blockColumns ? blockRows : 0)..<size.height {
        let unit = unsafe source.loadUnaligned(
          fromByteOffset: row * sourceStride + 4 * column, as: UInt32.self)
        unsafe destination.storeBytes(
          of: unit, toByteOffset: column * destinationStride + 4 * row, as: UInt32.self)
      }
    }
  }

  @inline(__always)
  private static func block(
    _ source: UnsafeRawPointer, _ sourceStride: Int, _ destination: UnsafeMutableRawPointer,
    _ destinationStride: Int
  ) {
    let a = unsafe source.loadUnaligned(as: SIMD4<UInt32>.self)
    let b = unsafe (source + sourceStride).loadUnaligned(as: SIMD4<UInt32>.self)
    let c = unsafe (source + 2 * sourceStride).loadUnaligned(as: SIMD4<UInt32>.self)
    let d = unsafe (source + 3 * sourceStride).loadUnaligned(as: SIMD4<UInt32>.self)
    // Compiles to two rounds of interleaving, with unpack (SSE2) or zip (NEON) instructions.
    let lines = (
      SIMD4(a.x, b.x, c.x, d.x), SIMD4(a.y, b.y, c.y, d.y), SIMD4(a.z, b.z, c.z, d.z),
      SIMD4(a.w, b.w, c.w, d.w)
    )
    unsafe destination.storeBytes(of: lines.0, as: SIMD4<UInt32>.self)
    unsafe (destination + destinationStride).storeBytes(of: lines.1, as: SIMD4<UInt32>.self)
    unsafe (destination + 2 * destinationStride).storeBytes(of: lines.2, as: SIMD4<UInt32>.self)
    unsafe (destination + 3 * destinationStride).storeBytes(of: lines.3, as: SIMD4<UInt32>.self)
  }
}

extension AxisTaps {
  /// Computes the sample at index `sample` of the axis, for every column.
  ///
  /// Conditions of the unsafe code: `input` has the sample's pairs, `stride` samples apart, each
  /// with `2 * columns` samples; `output` has room for `columns`, a multiple of 16.
  ///
  /// - Parameter input: the first pair of lines that the sample's taps cover.
  @inline(__always)
  func convolve(
    _ sample: Int, _ input: UnsafePointer<Int16>, stride: Int,
    into output: UnsafeMutablePointer<Int16>, columns: Int
  ) {
    if fineCoefficients.isEmpty {
      unsafe coefficients.withUnsafeBufferPointer {
        guard let start = $0.baseAddress else { return }
        unsafe lgk_convolve_pairs(
          input, stride, start + offset[sample], pairCount[sample], Int32(bits), output, columns)
      }
    } else {
      unsafe fineCoefficients.withUnsafeBufferPointer {
        guard let start = $0.baseAddress else { return }
        unsafe lgk_convolve_pairs_finely(
          input, stride, start + offset[sample], pairCount[sample], Int32(bits), output, columns)
      }
    }
  }
}
