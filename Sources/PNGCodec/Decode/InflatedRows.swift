internal import CDeflate
internal import CInflate
internal import CPixelKernels

/// The rows of a zlib stream, inflated and unfiltered in place, part by part, so that each part is
/// still in the processor's caches when its filters are undone.
///
/// This takes only what zlib takes too; libpng decodes whatever else there may be.
struct InflatedRows {
  let height: Int
  /// The bytes of a row, without its filter type.
  let rowBytes: Int
  /// The bytes of a pixel.
  let step: Int

  /// Inflated at a time: with the window before it, it fits in a second-level cache.
  private static let part = 256 << 10
  /// How far back a stream may refer.
  private static let window = 32 << 10

  private var byteCount: Int { (rowBytes + 1) * height }

  /// The unfiltered rows; `nil` if the stream is damaged or has fewer or more bytes than the rows,
  /// or bytes after its end.
  ///
  /// Conditions of the unsafe code: the inflater ends before the stream's bytes do; the first
  /// `rowBytes * height` bytes are initialized once the stream is complete and every row is
  /// unfiltered.
  func samples(_ stream: ArraySlice<UInt8>) -> ContiguousArray<UInt8>? {
    guard Self.hasPlainHeader(stream) else { return nil }
    var isWhole = false
    let samples = unsafe ContiguousArray<UInt8>(unsafeUninitializedCapacity: byteCount) {
      output, count in
      guard let rows = output.baseAddress else { return }
      isWhole = unsafe stream.withUnsafeBufferPointer { unsafe inflate($0, to: rows) }
      count = isWhole ? rowBytes * height : 0
    }
    return isWhole ? samples : nil
  }

  /// Deflated, with the largest window, without a dictionary, and long enough for its checksum. In
  /// a smaller window libpng refuses distances beyond it.
  private static func hasPlainHeader(_ stream: ArraySlice<UInt8>) -> Bool {
    guard stream.count > 6 else { return false }
    let (method, flags) = (Int(stream[stream.startIndex]), Int(stream[stream.startIndex + 1]))
    return method == 0x78 && flags & 0x20 == 0 && (method << 8 | flags) % 31 == 0
  }

  /// - Precondition: the stream has a plain header, and there is room for `byteCount` bytes.
  private func inflate(
    _ stream: UnsafeBufferPointer<UInt8>, to rows: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    guard let start = stream.baseAddress,
      let inflater = unsafe lginflate_create(start + 2, stream.count - 2)
    else { return false }
    defer { unsafe lginflate_destroy(inflater) }
    let zeros = ContiguousArray<UInt8>(repeating: 0, count: rowBytes)
    var (filled, done) = (0, 0)
    var checksum: UInt32 = 1
    var status = LGINFLATE_UNFINISHED
    while status == LGINFLATE_UNFINISHED {
      let old = filled
      status = unsafe lginflate(
        inflater, rows, &filled, min(filled + Self.part, byteCount), byteCount)
      checksum = unsafe libdeflate_adler32(checksum, rows + old, filled - old)
      // Rows that the stream may still refer to keep their filters.
      let end = status == LGINFLATE_FINISHED ? filled : max(0, filled - Self.window)
      let ready = max(done, end / (rowBytes + 1))
      let isGood = unsafe zeros.withUnsafeBufferPointer { zeros in
        guard let zeros = zeros.baseAddress else { return false }
        return unsafe lgk_unfilter(rows, zeros, done, ready, rowBytes, step) == 1
      }
      guard isGood else { return false }
      done = ready
    }
    guard status == LGINFLATE_FINISHED, filled == byteCount, unsafe lginflate_rest(inflater) == 4
    else { return false }
    return unsafe stream.suffix(4).reduce(0) { $0 << 8 | UInt32($1) } == checksum
  }
}
