internal import CPNGShims
internal import Pixels
internal import Platform

/// Decodes the images that ``DirectDecoder`` does not decode, and reports the fault of damaged
/// rows.
///
/// libpng reads only the chunks that affect pixels. The other chunks have already been inspected,
/// and libpng never inflates them.
enum LibpngDecoder {
  static func decode(_ png: PNGInspection) throws(PNGError) -> DecodedRows {
    // The reader must not outlive the bytes: both end with this scope.
    let result = unsafe png.list.bytes.withUnsafeBufferPointer {
      buffer -> Result<DecodedRows, PNGError> in
      guard let base = buffer.baseAddress,
        let reader = unsafe lgpng_reader_create(
          base, buffer.count, png.transparency == nil ? 0 : 1)
      else { return .failure(.outOfMemory) }
      defer { unsafe lgpng_reader_destroy(reader) }
      do throws(PNGError) {
        return .success(try unsafe decode(png, reader))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private static func decode(
    _ png: PNGInspection, _ reader: OpaquePointer
  ) throws(PNGError) -> DecodedRows {
    var layout = LGPNGLayout()
    try unsafe check(lgpng_reader_layout(reader, &layout), reader)
    let size = png.header.size
    guard let channels = ChannelLayout(rawValue: Int(layout.channels)),
      Int(layout.width) == size.width, Int(layout.height) == size.height
    else { throw .unexpected(reason: "it reports another layout") }
    let samples: Raster.Samples
    if layout.bits_per_sample == 16 {
      samples = .bits16(try unsafe rows(reader, size, channels))
    } else {
      samples = .bits8(try unsafe rows(reader, size, channels))
    }
    var decoded = DecodedRows(raster: Raster(size: size, channels: channels, samples: samples))
    if unsafe lgpng_reader_has_extra_rows(reader) != 0 { decoded.warnings.append(.extraRows) }
    guard case .palette = png.header.type, case .bits8(let indices) = samples else {
      return decoded
    }
    let palette = Palette(colors: png.palette, alphas: png.transparency)
    let expanded = try palette.expand(indices, size: size)
    return DecodedRows(raster: expanded.raster, warnings: decoded.warnings + expanded.warnings)
  }

  /// Conditions of the unsafe code: the layout has been read, and has `channels` and the bit depth
  /// of `Sample`; a row of the array is as long as a row of libpng.
  private static func rows<Sample: FixedWidthInteger>(
    _ reader: OpaquePointer, _ size: PixelSize, _ channels: ChannelLayout
  ) throws(PNGError) -> ContiguousArray<Sample> {
    let count = size.area * channels.count
    let stride = size.width * channels.count * MemoryLayout<Sample>.size
    try PNGError.checkMemory(stride * size.height)
    var status = LGPNG_OK
    let samples = unsafe ContiguousArray<Sample>(unsafeUninitializedCapacity: count) {
      buffer, initialized in
      unsafe Memory.preferLargePages(UnsafeMutableRawBufferPointer(buffer))
      if let base = UnsafeMutableRawPointer(buffer.baseAddress) {
        status = unsafe lgpng_reader_rows(
          reader, base.assumingMemoryBound(to: UInt8.self), stride)
      }
      initialized = count
    }
    try unsafe check(status, reader)
    return samples
  }

  private static func check(
    _ status: LGPNGStatus, _ reader: OpaquePointer
  ) throws(PNGError) {
    let message = unsafe String(cString: lgpng_reader_message(reader))
    let reason = message.hasPrefix("IDAT: ") ? String(message.dropFirst(6)) : message
    switch status {
    case LGPNG_OK: return
    case LGPNG_OUT_OF_MEMORY: throw .outOfMemory
    case LGPNG_DAMAGED_ROWS:
      throw .damaged(
        chunk: "IDAT", .rows(message: reason), position: unsafe lgpng_reader_position(reader))
    default: throw .unexpected(reason: reason)
    }
  }
}
