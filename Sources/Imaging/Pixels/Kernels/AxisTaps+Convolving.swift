internal import CPixelKernels

extension AxisTaps {
  /// Computes the sample at index `sample` of the axis, for every column.
  ///
  /// Conditions of the unsafe code: `input` has the sample's pairs of lines, which are `stride`
  /// samples apart and have `2 * columns` samples each; `output` has room for `columns` samples;
  /// `columns` is a multiple of 16.
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
