/// Composes a row of linear light over the background, and encodes the result with 8 bits per
/// sample. If there is a background, the encoded row is opaque RGB; otherwise it is RGBA with
/// straight alpha.
///
/// Conditions of the unsafe code: those of ``LayerLine`` and ``RowMemory``; a layer's columns lie
/// within the image; the table of encoded samples has a value for each linear light from 0 through
/// `SRGBTransfer.one`.
struct RowComposer: Sendable {
  let width: Int
  let backdrop: Backdrop
  let encoded: ContiguousArray<UInt8>

  init(width: Int, backdrop: Backdrop, encoded: ContiguousArray<UInt8>) {
    precondition(encoded.count == SRGBTransfer.one + 1)
    self.width = width
    self.backdrop = backdrop
    self.encoded = encoded
  }

  func encoding(_ encoded: ContiguousArray<UInt8>) -> RowComposer {
    RowComposer(width: width, backdrop: backdrop, encoded: encoded)
  }

  /// Number of samples of two merged layers: three lines of light and one line of alpha.
  var mergedSamples: Int { 4 * width }

  /// Composes and encodes a row: the logo over the artwork over the background.
  func compose(row: Int, _ artwork: LayerLine?, _ logo: LayerLine?, _ memory: RowMemory) {
    if unsafe !(artwork?.covers(width) ?? false) {
      unsafe backdrop.draw(row: row, into: memory.values)
    }
    guard let logo = unsafe logo else {
      return unsafe compose(row, artwork, 0..<width, memory)
    }
    let columns = unsafe logo.columns
    unsafe compose(row, artwork, 0..<columns.lowerBound, memory)
    unsafe compose(row, artwork, columns.upperBound..<width, memory)
    guard let artwork = unsafe artwork else {
      return unsafe encode(row, logo, columns, memory)
    }
    let both = unsafe artwork.columns.clamped(to: columns)
    unsafe encode(row, logo, columns.lowerBound..<both.lowerBound, memory)
    unsafe encode(row, logo, both.upperBound..<columns.upperBound, memory)
    if both.isEmpty { return }
    unsafe encode(
      row, LayerLine(logo, over: artwork, both, into: memory.merged, stride: width), both, memory)
  }

  /// Composes columns that have at most one layer.
  private func compose(
    _ row: Int, _ layer: LayerLine?, _ columns: Range<Int>, _ memory: RowMemory
  ) {
    guard let layer = unsafe layer else {
      return unsafe backdrop.fill(row: row, columns, memory)
    }
    let shown = unsafe layer.columns.clamped(to: columns)
    unsafe backdrop.fill(row: row, columns.lowerBound..<shown.lowerBound, memory)
    unsafe encode(row, layer, shown, memory)
    unsafe backdrop.fill(row: row, shown.upperBound..<columns.upperBound, memory)
  }

  /// Encodes columns that a layer covers.
  private func encode(
    _ row: Int, _ layer: LayerLine, _ columns: Range<Int>, _ memory: RowMemory
  ) {
    if columns.isEmpty { return }
    if case .clear = backdrop { return unsafe encodeClear(layer, columns, memory.output) }
    for channel in 0..<3 {
      let light = unsafe layer.light(channel, from: columns.lowerBound)
      let output = unsafe memory.output + 3 * columns.lowerBound + channel
      guard let alpha = unsafe layer.alpha(from: columns.lowerBound) else {
        unsafe encode(light, columns.count, into: output)
        continue
      }
      switch backdrop {
      // Black adds nothing to premultiplied light.
      case .color(let color, _) where color[channel] == 0:
        unsafe encode(light, columns.count, into: output)
      case .color(let color, _):
        unsafe encode(light, over: color[channel], alpha, columns.count, into: output)
      case .gradient(let gradient):
        unsafe gradient.encode(
          light, over: memory.values, alpha, row: row, columns, channel, encoded, into: output)
      case .clear: break
      }
    }
  }

  /// Encodes columns of an image without a background, dividing premultiplied light by alpha.
  private func encodeClear(
    _ layer: LayerLine, _ columns: Range<Int>, _ output: UnsafeMutablePointer<UInt8>
  ) {
    let one = Int32(SRGBTransfer.one)
    let alpha = unsafe layer.alpha(from: columns.lowerBound)
    let encoded = encoded.span
    for x in 0..<columns.count {
      let cover = unsafe alpha.map { unsafe min(max(Int32($0[x]), 0), one) } ?? one
      let opacity = (cover * 255 + one / 2) / one
      let pixel = unsafe output + 4 * (columns.lowerBound + x)
      unsafe pixel[3] = UInt8(opacity)
      for channel in 0..<3 {
        let light = unsafe layer.light(channel, from: columns.lowerBound)[x]
        let straight = (max(Int32(light), 0) * one + cover / 2) / max(cover, 1)
        unsafe pixel[channel] = opacity == 0 ? 0 : encoded[Int(min(straight, one))]
      }
    }
  }

  @inline(__always)
  private func encode(
    _ line: UnsafePointer<Int16>, _ count: Int, into output: UnsafeMutablePointer<UInt8>
  ) {
    unsafe encoded.withUnsafeBufferPointer { encoded in
      guard let encoded = encoded.baseAddress else { return }
      for x in 0..<count {
        let light = unsafe min(max(Int(line[x]), 0), SRGBTransfer.one)
        unsafe output[3 * x] = encoded[light]
      }
    }
  }

  @inline(__always)
  private func encode(
    _ line: UnsafePointer<Int16>, over background: Int32, _ alpha: UnsafePointer<Int16>,
    _ count: Int, into output: UnsafeMutablePointer<UInt8>
  ) {
    let one = Int32(SRGBTransfer.one)
    unsafe encoded.withUnsafeBufferPointer { encoded in
      guard let encoded = encoded.baseAddress else { return }
      for x in 0..<count {
        let clear = unsafe one - min(max(Int32(alpha[x]), 0), one)
        let light = unsafe Int32(line[x]) + (background * clear + one / 2) / one
        unsafe output[3 * x] = encoded[Int(min(max(light, 0), one))]
      }
    }
  }
}

/// The memory for a composed row (`output`), and scratch memory for composing it.
///
/// Conditions of the unsafe code: `output` and `values` have room for ``Backdrop/channels`` samples
/// for each of the image's columns; `merged` has room for ``RowComposer/mergedSamples`` samples.
@unsafe struct RowMemory {
  let output: UnsafeMutablePointer<UInt8>
  /// The gradient's row before rounding.
  let values: UnsafeMutablePointer<UInt16>
  /// Light and alpha of two merged layers.
  let merged: UnsafeMutablePointer<Int16>
}

/// Computes the layers' parts of image rows, and composes these parts into whole rows.
///
/// Conditions of the unsafe code: the layers have all lines that the rows need, and each layer's
/// content lies within the image.
struct BandKernel {
  let artwork: LayerRows?
  let logo: LayerRows?
  let composer: RowComposer

  /// Samples of rows, row-major with interleaved channels.
  func samples(of rows: Range<Int>) -> ContiguousArray<UInt8> {
    // All threads share the storage of empty arrays, so setting its count would be a data race.
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
