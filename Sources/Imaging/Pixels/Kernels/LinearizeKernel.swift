internal import CPixelKernels

/// Converts a part of an artwork to paired planes of linear light.
///
/// Conditions of the unsafe code: `samples` holds `artwork.size.area * artwork.channels.count`
/// samples; `rowPairs` lie within the artwork's rows (if the number of rows is odd, the second row
/// of the last pair reads as zeros); a table has a value for each possible sample value; `output`
/// has room for `PairedPlanes` of the given shape.
struct LinearizeKernel {
  let artwork: Raster
  /// Columns to convert. The range may include one column after the artwork's last; this extra
  /// column reads as zeros.
  let columns: Range<Int>
  let rowPairs: Range<Int>
  let lineCount: Int
  let withAlpha: Bool

  @inline(__always)
  func run<Sample: FixedWidthInteger & UnsignedInteger>(
    _ samples: ContiguousArray<Sample>, tables: SampleTables, conversion: ColorConversion,
    into output: UnsafeMutablePointer<Int16>
  ) {
    precondition(tables.decoded.count > Int(Sample.max))
    precondition(!withAlpha || tables.decodedAlpha.count > Int(Sample.max))
    let stride = PairedPlanes.stride(lineCount: lineCount)
    let planeStride = stride * rowPairs.count
    let colors = artwork.channels.colorChannels
    unsafe samples.withUnsafeBufferPointer { source in
      unsafe tables.decoded.withUnsafeBufferPointer { light in
        guard let light = light.baseAddress else { return }
        switch conversion {
        case .matrix(let matrix): unsafe convert(source, matrix, into: output)
        case .pixels(let converter): unsafe convert(source, converter, light, into: output)
        case .none, .levels:
          unsafe convert(source, channels: 0..<colors, light, into: output, stride)
        }
      }
      guard withAlpha else { return }
      unsafe tables.decodedAlpha.withUnsafeBufferPointer { light in
        guard let light = light.baseAddress else { return }
        let alpha = unsafe output + colors * planeStride
        unsafe convert(source, channels: colors..<colors + 1, light, into: output, stride)
        for plane in 0..<colors {
          unsafe premultiply(output + plane * planeStride, by: alpha, count: planeStride)
        }
      }
    }
  }

  /// Prefetches the pair of rows that comes four pairs after `pair`. The processor does not
  /// prefetch these rows itself, because the kernel reads only a few columns of each row.
  @inline(__always)
  func prefetch<Sample>(_ source: UnsafePointer<Sample>?, after pair: Int) {
    let held = columns.clamped(to: 0..<artwork.size.width)
    let first = 2 * (pair + 4)
    guard let source = unsafe source, first + 1 < artwork.size.height else { return }
    for row in first...first + 1 {
      let start = unsafe source + row * artwork.rowStride + held.lowerBound * artwork.channels.count
      unsafe lgk_prefetch(start, held.count * artwork.channels.count * MemoryLayout<Sample>.size)
    }
  }

  /// Converts each channel to the plane with the channel's number. All channels of a pair of rows
  /// are converted while the pair is in the L1 cache.
  @inline(__always)
  private func convert<Sample: FixedWidthInteger & UnsignedInteger>(
    _ source: UnsafeBufferPointer<Sample>, channels: Range<Int>, _ light: UnsafePointer<Int16>,
    into output: UnsafeMutablePointer<Int16>, _ stride: Int
  ) {
    for pair in rowPairs {
      unsafe prefetch(source.baseAddress, after: pair)
      for channel in channels {
        let line = (channel * rowPairs.count + pair - rowPairs.lowerBound) * stride
        unsafe convert(source, pair, channel: channel, light, into: output + line, stride)
      }
    }
  }

  /// Converts one channel of a pair of rows to a pair of lines with `stride` samples in all.
  @inline(__always)
  private func convert<Sample: FixedWidthInteger & UnsignedInteger>(
    _ source: UnsafeBufferPointer<Sample>, _ pair: Int, channel: Int,
    _ light: UnsafePointer<Int16>, into output: UnsafeMutablePointer<Int16>, _ stride: Int
  ) {
    let step = artwork.channels.count
    let size = artwork.size
    let held = columns.clamped(to: 0..<size.width)
    guard let source = source.baseAddress else { return }
    let hasBoth = 2 * pair + 1 < size.height
    var upper = unsafe source + 2 * pair * artwork.rowStride + held.lowerBound * step + channel
    var lower = unsafe hasBoth ? upper + artwork.rowStride : upper
    let mask: UInt32 = hasBoth ? .max : 0xFFFF
    var line = UnsafeMutableRawPointer(output)
    let end = unsafe line + 4 * stride / 2
    for _ in 0..<held.count {
      let first = unsafe UInt32(UInt16(bitPattern: light[Int(upper.pointee)]))
      let second = unsafe UInt32(UInt16(bitPattern: light[Int(lower.pointee)]))
      unsafe line.storeBytes(
        of: ((second << 16) | first).littleEndian & mask, as: UInt32.self)
      unsafe line += 4
      unsafe upper += step
      unsafe lower += step
    }
    unsafe line.initializeMemory(as: UInt8.self, repeating: 0, count: end - line)
  }

  /// Multiplies color by alpha, rounding in the same way for every plane and bit depth.
  @inline(__always)
  private func premultiply(
    _ color: UnsafeMutablePointer<Int16>, by alpha: UnsafeMutablePointer<Int16>, count: Int
  ) {
    let one = Int32(SRGBTransfer.one)
    for index in 0..<count {
      let product = unsafe Int32(color[index]) * Int32(alpha[index])
      unsafe color[index] = Int16(truncatingIfNeeded: (product + one / 2) / one)
    }
  }
}
