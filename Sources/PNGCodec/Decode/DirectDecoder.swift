internal import CDeflate
internal import CPixelKernels
internal import Pixels

/// Decodes the plain kind of PNG that editors export, at more than twice libpng's speed: the whole
/// stream is inflated at once, and its rows are unfiltered in place.
///
/// Everything unusual or damaged is left to libpng, which decides whether it is an error and has
/// the message for it.
enum DirectDecoder {
  /// Decodes 8-bit samples without a palette, tRNS or interlacing; `nil` for every other kind, and
  /// if the rows are damaged.
  ///
  /// - Throws: ``PNGError/outOfMemory``
  static func decode(_ png: PNGInspection) throws(PNGError) -> DecodedRows? {
    let header = png.header
    guard header.depth == 8, !header.isInterlaced, png.transparency == nil,
      let channels = channels(header.type), hasLargestWindow(png)
    else { return nil }
    try PNGError.checkMemory(
      (header.size.width * channels.count + 1) * header.size.height + joinedByteCount(png))
    guard let samples = samples(of: png, channels: channels) else { return nil }
    return DecodedRows(
      raster: Raster(size: header.size, channels: channels, samples: .bits8(samples)))
  }

  /// libdeflate takes distances beyond a smaller window, which libpng refuses.
  private static func hasLargestWindow(_ png: PNGInspection) -> Bool {
    let first = png.rows.first { !$0.isEmpty }.map { png.list.bytes[$0.lowerBound] }
    return first.map { $0 >> 4 == 7 } ?? false
  }

  private static func channels(_ type: Header.ColorType) -> ChannelLayout? {
    switch type {
    case .gray: .gray
    case .rgb: .rgb
    case .grayAlpha: .grayAlpha
    case .rgba: .rgba
    case .palette: nil
    }
  }

  /// How many bytes ``joined(_:)`` copies.
  private static func joinedByteCount(_ png: PNGInspection) -> Int {
    png.rows.count == 1 ? 0 : png.rows.reduce(0) { $0 + $1.count }
  }

  /// The whole stream.
  private static func joined(_ png: PNGInspection) -> ArraySlice<UInt8> {
    let bytes = png.list.bytes
    if png.rows.count == 1 { return bytes[png.rows[0]] }
    var joined = ArraySlice<UInt8>()
    joined.reserveCapacity(joinedByteCount(png))
    for range in png.rows { joined += bytes[range] }
    return joined
  }

  /// `nil` if the stream is damaged, too short or too long; no more is inflated than the rows need.
  ///
  /// Conditions of the unsafe code: libdeflate fills exactly `(rowBytes + 1) * height` bytes, or it
  /// reports a failure.
  private static func samples(
    of png: PNGInspection, channels: ChannelLayout
  ) -> ContiguousArray<UInt8>? {
    let height = png.header.size.height
    let rowBytes = png.header.size.width * channels.count
    let joined = joined(png)
    guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return nil }
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    let zeros = ContiguousArray<UInt8>(repeating: 0, count: rowBytes)
    var isWhole = false
    let samples = unsafe ContiguousArray<UInt8>(
      unsafeUninitializedCapacity: (rowBytes + 1) * height
    ) { output, count in
      var taken = 0
      let status = unsafe joined.withUnsafeBytes {
        unsafe libdeflate_zlib_decompress_ex(
          decompressor, $0.baseAddress, $0.count, output.baseAddress, (rowBytes + 1) * height,
          &taken, nil)
      }
      guard status == LIBDEFLATE_SUCCESS, taken == joined.count, let rows = output.baseAddress
      else { return }
      isWhole = unsafe zeros.withUnsafeBufferPointer {
        guard let zeros = $0.baseAddress else { return false }
        return unsafe lgk_unfilter(rows, zeros, height, rowBytes, channels.count) == 1
      }
      count = rowBytes * height
    }
    return isWhole ? samples : nil
  }
}
