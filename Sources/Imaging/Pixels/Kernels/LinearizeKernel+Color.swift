/// Converts RGB that is not sRGB to planes of linear light.
extension LinearizeKernel {
  /// Conditions of the unsafe code: those of ``LinearizeKernel``; the matrix's curves have a value
  /// for each possible sample value.
  @inline(__always)
  func convert<Sample: FixedWidthInteger & UnsignedInteger>(
    _ source: UnsafeBufferPointer<Sample>, _ matrix: ColorMatrix,
    into output: UnsafeMutablePointer<Int16>
  ) {
    precondition(matrix.levels > Int(Sample.max) && artwork.channels.colorChannels == 3)
    let step = artwork.channels.count
    let held = columns.clamped(to: 0..<artwork.size.width)
    unsafe matrix.curves.withUnsafeBufferPointer { curves in
      guard let curves = curves.baseAddress, let source = source.baseAddress else { return }
      for pair in rowPairs {
        unsafe prefetch(source, after: pair)
        let hasBoth = 2 * pair + 1 < artwork.size.height
        var upper = unsafe source + 2 * pair * artwork.rowStride + held.lowerBound * step
        var lower = unsafe hasBoth ? upper + artwork.rowStride : upper
        var line = unsafe LinePosition(self, pair: pair, output, mask: hasBoth ? .max : 0xFFFF)
        for _ in 0..<held.count {
          let first = unsafe matrix.light(
            (Int(upper[0]), Int(upper[1]), Int(upper[2])), curves)
          let second = unsafe matrix.light(
            (Int(lower[0]), Int(lower[1]), Int(lower[2])), curves)
          unsafe line.append(second &<< 16 | first)
          unsafe upper += step
          unsafe lower += step
        }
        unsafe line.pad()
      }
    }
  }

  /// Conditions of the unsafe code: those of ``LinearizeKernel``; `light` has 65536 values.
  @inline(__always)
  func convert<Sample: FixedWidthInteger & UnsignedInteger>(
    _ source: UnsafeBufferPointer<Sample>,
    _ converter: (_ pixels: RawSpan, _ rgb: inout MutableSpan<UInt16>) -> Void,
    _ light: UnsafePointer<Int16>, into output: UnsafeMutablePointer<Int16>
  ) {
    precondition(artwork.channels.colorChannels == 3)
    let step = artwork.channels.count
    let held = columns.clamped(to: 0..<artwork.size.width)
    var upper = ContiguousArray<UInt16>(repeating: 0, count: 3 * held.count)
    var lower = upper
    func convert(row: Int, to samples: inout ContiguousArray<UInt16>) {
      let start = row * artwork.rowStride + held.lowerBound * step
      let row = unsafe UnsafeBufferPointer(rebasing: source[start..<start + held.count * step])
      var rgb = samples.mutableSpan
      unsafe converter(UnsafeRawBufferPointer(row).bytes, &rgb)
    }
    for pair in rowPairs {
      unsafe prefetch(source.baseAddress, after: pair)
      let hasBoth = 2 * pair + 1 < artwork.size.height
      convert(row: 2 * pair, to: &upper)
      if hasBoth { convert(row: 2 * pair + 1, to: &lower) }
      var line = unsafe LinePosition(self, pair: pair, output, mask: hasBoth ? .max : 0xFFFF)
      for x in 0..<held.count {
        var both = SIMD4<UInt32>.zero
        for color in 0..<3 {
          let first = unsafe UInt32(UInt16(bitPattern: light[Int(upper[3 * x + color])]))
          let second = unsafe UInt32(UInt16(bitPattern: light[Int(lower[3 * x + color])]))
          both[color] = second << 16 | first
        }
        unsafe line.append(both)
      }
      unsafe line.pad()
    }
  }

  /// A position in a pair of lines, the same in the planes of red, green and blue.
  @unsafe struct LinePosition {
    private var place: UnsafeMutableRawPointer
    private let end: UnsafeMutableRawPointer
    private let planeBytes: Int
    private let mask: SIMD4<UInt32>

    init(
      _ kernel: LinearizeKernel, pair: Int, _ output: UnsafeMutablePointer<Int16>, mask: UInt32
    ) {
      let stride = PairedPlanes.stride(lineCount: kernel.lineCount)
      let line = unsafe output + (pair - kernel.rowPairs.lowerBound) * stride
      unsafe place = UnsafeMutableRawPointer(line)
      unsafe end = UnsafeMutableRawPointer(line + stride)
      unsafe planeBytes = 2 * stride * kernel.rowPairs.count
      unsafe self.mask = SIMD4(repeating: mask)
    }

    /// Appends one sample to each of the two lines of each plane. `pairs` has a number for each
    /// plane: the first line's sample in the lower 16 bits, the second line's in the upper 16 bits.
    @inline(__always)
    mutating func append(_ pairs: SIMD4<UInt32>) {
      let pairs = unsafe pairs & mask
      for plane in 0..<3 {
        unsafe place.storeBytes(
          of: pairs[plane].littleEndian, toByteOffset: plane * planeBytes, as: UInt32.self)
      }
      unsafe place += 4
    }

    /// Fills the rest of the lines with zeros.
    func pad() {
      for plane in 0..<3 {
        unsafe (place + plane * planeBytes).initializeMemory(
          as: UInt8.self, repeating: 0, count: end - place)
      }
    }
  }
}
