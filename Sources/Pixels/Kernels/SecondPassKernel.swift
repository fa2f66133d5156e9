/// The vertical pass over the transposed planes, whose lines are the artwork's columns. It gives
/// the image's rows.
///
/// Conditions of the unsafe code: the rows' `taps` lie within `turned.pairs`; a line of `turned`
/// has the content's columns, padded to whole vectors.
struct SecondPassKernel {
  let turned: PairedPlanes
  let taps: AxisTaps
  let encoder: RowEncoder

  /// Appends encoded rows, with the background to their left and right.
  func append(rows: Range<Int>, to samples: inout ContiguousArray<UInt8>) {
    let lineCount = turned.lineCount
    unsafe withUnsafeTemporaryAllocation(of: Int16.self, capacity: lineCount * turned.planes) {
      guard let line = $0.baseAddress else { return }
      for row in rows {
        for plane in 0..<turned.planes {
          unsafe convolve(row: row, plane: plane, into: line + plane * lineCount)
        }
        unsafe encoder.append(line, stride: lineCount, to: &samples)
      }
    }
  }

  @inline(__always)
  private func convolve(row: Int, plane: Int, into line: UnsafeMutablePointer<Int16>) {
    let pair = taps.firstPair[row] - turned.pairs.lowerBound
    precondition(pair >= 0 && pair + taps.pairCount[row] <= turned.pairs.count)
    unsafe turned.samples.withUnsafeBufferPointer { samples in
      guard let samples = samples.baseAddress else { return }
      unsafe taps.convolve(
        row, samples + plane * turned.planeStride + pair * turned.stride, stride: turned.stride,
        into: line, columns: turned.lineCount)
    }
  }
}
