/// The vertical pass over an artwork's rows. The result is stored transposed.
///
/// Conditions of the unsafe code: `taps` lie within `light.planes.pairs`; `columnPairs` lie within
/// `light.columnPairs`; lines of `light` have `PairedPlanes.vector` further columns after the last;
/// `output` has room for `PairedPlanes` whose pairs are `columnPairs`. Lines of `output` have
/// `width` samples, padded to a multiple of `PairedPlanes.vector`.
struct FirstPassKernel {
  let light: LinearStrip
  let taps: AxisTaps
  let columnPairs: Range<Int>
  /// Number of columns of the image's content; `taps` has one sample for each.
  let width: Int

  /// Number of image columns that are computed at a time. In the result, each of these columns has
  /// a pair of samples, 4 bytes. Sixteen pairs fill a cache line.
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
            unsafe convolve(input, samples: first..<first + count, into: rows, columns: columns)
            unsafe QuadTransposeKernel.transpose(
              rows, 2 * columns, PixelSize(width: columnPairs.count, height: count),
              turned + 2 * first, 2 * outputStride)
          }
        }
      }
    }
  }

  @inline(__always)
  private func convolve(
    _ input: UnsafePointer<Int16>, samples: Range<Int>, into rows: UnsafeMutablePointer<Int16>,
    columns: Int
  ) {
    let stride = light.planes.stride
    for sample in samples {
      let pair = taps.firstPair[sample] - light.planes.pairs.lowerBound
      unsafe taps.convolve(
        sample, input + pair * stride, stride: stride,
        into: rows + (sample - samples.lowerBound) * columns, columns: columns)
    }
  }
}
