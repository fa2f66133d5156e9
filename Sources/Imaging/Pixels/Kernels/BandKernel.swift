/// Computes rows of an image from its layers, and composes them.
///
/// Conditions of the unsafe code: the layers hold all lines that the rows need, and their contents
/// lie within the image.
struct BandKernel {
  let artwork: LayerRows?
  let logo: LayerRows?
  let composer: RowComposer

  /// Samples of rows, row-major with interleaved channels.
  func samples(of rows: Range<Int>) -> ContiguousArray<UInt8> {
    // The array of no bytes is one for all threads, and its count would be written.
    if rows.isEmpty { return [] }
    let rowBytes = composer.backdrop.channels * composer.width
    return unsafe ContiguousArray(unsafeUninitializedCapacity: rows.count * rowBytes) {
      buffer, count in
      guard let output = buffer.baseAddress else { return }
      unsafe compute(rows, rowBytes, into: output)
      count = rows.count * rowBytes
    }
  }

  private func compute(
    _ rows: Range<Int>, _ rowBytes: Int, into output: UnsafeMutablePointer<UInt8>
  ) {
    let (above, below) = (logo?.lineSamples ?? 0, artwork?.lineSamples ?? 0)
    let lineSamples = above + below + composer.mergedSamples
    unsafe withUnsafeTemporaryAllocation(of: Int16.self, capacity: lineSamples) { lines in
      unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: rowBytes) { values in
        guard let lines = lines.baseAddress, let values = values.baseAddress else { return }
        for (index, row) in rows.enumerated() {
          let memory = unsafe RowMemory(
            output: output + index * rowBytes, values: values, merged: lines + above + below)
          unsafe composer.compose(
            row: row, artwork?.line(row: row, into: lines + above),
            logo?.line(row: row, into: lines), memory)
        }
      }
    }
  }
}
