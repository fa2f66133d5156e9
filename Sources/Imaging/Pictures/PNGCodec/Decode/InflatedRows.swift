internal import CCompression
internal import CDeflate
internal import CPixelKernels
internal import Platform

/// Inflates the rows of a PNG and undoes their filters, in one buffer and part by part. The filters
/// of a part are undone while the part is still in the processor's caches. A stream that zlib
/// rejects is rejected here too.
struct InflatedRows {
  let height: Int
  /// Bytes in a row, without the byte of the row's filter type.
  let rowBytes: Int
  let step: Int
  /// Whether a second thread undoes filters while the first thread inflates.
  var isConcurrent = true

  /// Number of bytes that are inflated at a time. A part and the window before it fit in an L2
  /// cache.
  private static let part = 256 << 10
  /// Maximum number of bytes by which a stream can refer back.
  private static let window = 32 << 10

  private var byteCount: Int { (rowBytes + 1) * height }

  /// The unfiltered rows. `nil` if the stream is damaged, if it inflates to a wrong number of
  /// bytes, or if bytes follow its end.
  ///
  /// - Parameter pieces: the ranges of the file that contain the stream, in the stream's order.
  ///
  /// Conditions of the unsafe code: the pieces lie within the file; the inflater is freed before
  /// the file's bytes are freed; the first `rowBytes * height` bytes are initialized once the
  /// stream is complete and every row is unfiltered.
  func samples(
    _ bytes: ContiguousArray<UInt8>, _ pieces: [Range<Int>]
  ) -> ContiguousArray<UInt8>? {
    let all = pieces.joined()
    let (header, trailer) = (Array(all.prefix(2)), Array(all.suffix(4)))
    guard trailer.count == 4, header[1] < trailer[0], Self.isPlain(header.map { bytes[$0] })
    else { return nil }
    let pieces = pieces.map { $0.clamped(to: header[1] + 1..<trailer[0]) }
    let expected = trailer.reduce(0) { $0 << 8 | UInt32(bytes[$1]) }
    var isWhole = false
    let samples = unsafe ContiguousArray<UInt8>(unsafeUninitializedCapacity: byteCount) {
      output, count in
      guard let rows = output.baseAddress else { return }
      unsafe Memory.preferLargePages(UnsafeMutableRawBufferPointer(output))
      isWhole = unsafe bytes.withUnsafeBufferPointer { file in
        guard let start = file.baseAddress else { return false }
        let input = unsafe pieces.map {
          unsafe LGInflatePiece(bytes: start + $0.lowerBound, count: $0.count)
        }
        return unsafe input.withUnsafeBufferPointer {
          unsafe inflate($0, to: rows, checksum: expected)
        }
      }
      count = isWhole ? rowBytes * height : 0
    }
    return isWhole ? samples : nil
  }

  /// Whether the two header bytes of a zlib stream specify deflate with the largest window and no
  /// dictionary. Other streams are left to libpng, which rejects distances beyond a smaller window.
  private static func isPlain(_ header: [UInt8]) -> Bool {
    let (method, flags) = (Int(header[0]), Int(header[1]))
    return method == 0x78 && flags & 0x20 == 0 && (method << 8 | flags) % 31 == 0
  }

  /// Inflates a deflate stream that has no zlib header and no checksum. Returns true if the stream
  /// is valid, and if the inflated bytes have the zlib checksum `expected`.
  ///
  /// Conditions of the unsafe code: `rows` has room for `byteCount` bytes. The follower is a second
  /// thread, which undoes filters. While the follower works on rows, nothing else uses `finished`.
  /// The inflater neither reads nor changes these rows.
  private func inflate(
    _ stream: UnsafeBufferPointer<LGInflatePiece>, to rows: UnsafeMutablePointer<UInt8>,
    checksum expected: UInt32
  ) -> Bool {
    guard let inflater = unsafe lginflate_create(stream.baseAddress, stream.count)
    else { return false }
    defer { unsafe lginflate_destroy(inflater) }
    var finished = unsafe FinishedRows(
      rows: rows, rowBytes: rowBytes, step: step,
      zeros: ContiguousArray(repeating: 0, count: rowBytes))
    var filled = 0
    var status = LGINFLATE_UNFINISHED
    unsafe withUnsafeMutablePointer(to: &finished) { finished in
      // A small image is not worth the cost of a second thread.
      let follower =
        !isConcurrent || byteCount < 4 * Self.part
        ? nil
        : unsafe lgfollower_start(
          { context, end in
            unsafe context?.assumingMemoryBound(to: FinishedRows.self).pointee.extend(to: end)
          }, finished)
      // The stream may still refer to the latest rows, so the filters of these rows are undone
      // later.
      var end = 0
      while status == LGINFLATE_UNFINISHED {
        status = unsafe lginflate(
          inflater, rows, &filled, min(filled + Self.part, byteCount), byteCount)
        end = status == LGINFLATE_FINISHED ? filled : max(0, filled - Self.window)
        if let follower = unsafe follower {
          unsafe lgfollower_advance(follower, end)
        } else {
          unsafe finished.pointee.extend(to: end)
        }
      }
      if let follower = unsafe follower { unsafe lgfollower_finish(follower, end) }
    }
    return unsafe status == LGINFLATE_FINISHED && filled == byteCount
      && lginflate_rest(inflater) == 0 && finished.isGood && finished.checksum == expected
  }
}

/// A kernel with unsafe code: while more bytes are inflated, updates the checksum of the inflated
/// bytes and undoes the filters of the inflated rows.
///
/// Conditions of the unsafe code: when ``extend(to:)`` is called, the bytes up to `end` have been
/// inflated, and are no longer needed in filtered form.
@unsafe private struct FinishedRows {
  let rows: UnsafeMutablePointer<UInt8>
  let rowBytes: Int
  let step: Int
  let zeros: ContiguousArray<UInt8>
  var rowCount = 0
  var byteCount = 0
  /// The zlib checksum of the bytes so far.
  var checksum: UInt32 = 1
  /// Whether all rows so far have a valid filter.
  var isGood = true

  mutating func extend(to end: Int) {
    guard unsafe isGood, unsafe end > byteCount else { return }
    unsafe checksum = libdeflate_adler32(checksum, rows + byteCount, end - byteCount)
    unsafe byteCount = end
    let ready = unsafe end / (rowBytes + 1)
    let (rows, first, rowBytes, step) = unsafe (rows, rowCount, rowBytes, step)
    unsafe isGood = zeros.withUnsafeBufferPointer { zeros in
      guard let zeros = zeros.baseAddress else { return false }
      return unsafe lgk_unfilter(rows, zeros, first, ready, rowBytes, step) == 1
    }
    unsafe rowCount = ready
  }
}
