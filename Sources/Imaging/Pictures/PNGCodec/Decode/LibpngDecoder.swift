internal import CPNGShims
internal import Pixels
internal import Platform

/// Decodes rows of every format with libpng, and reports the fault of damaged rows. libpng reads
/// only the chunks that affect pixels.
enum LibpngDecoder {
  typealias DecodedRows = (raster: Raster, warnings: [PNGWarning])

  static func decode(_ png: PNGInspection) throws(PNGError) -> DecodedRows {
    // The reader must not outlive the bytes, so this scope creates and destroys it.
    try unsafe png.list.bytes.withUnsafeBufferPointer { buffer throws(PNGError) in
      guard let base = buffer.baseAddress,
        let reader = unsafe lgpng_reader_create(
          base, buffer.count, png.transparency == nil ? 0 : 1)
      else { throw .outOfMemory }
      defer { unsafe lgpng_reader_destroy(reader) }
      return try unsafe decode(png, reader)
    }
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
    let samples: Raster.Samples =
      layout.bits_per_sample == 16
      ? .bits16(try unsafe rows(reader, size, channels))
      : .bits8(try unsafe rows(reader, size, channels))
    let warnings: [PNGWarning] =
      unsafe lgpng_reader_has_extra_rows(reader) == 0 ? [] : [.extraRows]
    guard case .palette = png.header.type, case .bits8(let indices) = samples else {
      return (Raster(size: size, channels: channels, samples: samples), warnings)
    }
    let expanded = try expanded(indices, size, png.palette, png.transparency)
    return (expanded.raster, warnings + expanded.warnings)
  }

  /// Converts indices to colors; an index beyond the palette becomes opaque black.
  ///
  /// - Parameter alphas: the alphas of the first colors; all other colors are opaque.
  private static func expanded(
    _ indices: ContiguousArray<UInt8>, _ size: PixelSize, _ colors: ArraySlice<UInt8>,
    _ alphas: ArraySlice<UInt8>?
  ) throws(PNGError) -> DecodedRows {
    let (count, channels) = (colors.count / 3, alphas == nil ? ChannelLayout.rgb : .rgba)
    var table: [UInt8] = []
    for index in 0..<256 {
      table += index < count ? colors.dropFirst(3 * index).prefix(3) : [0, 0, 0]
      table.append(alphas?.dropFirst(index).first ?? 255)
    }
    try PNGError.checkMemory(size.area * channels.count)
    let samples = CountedBand.samples(indices, table: table, step: channels.count)
    let beyond = indices.count { Int($0) >= count }
    return (
      Raster(size: size, channels: channels, samples: .bits8(samples)),
      beyond == 0 ? [] : [.indexBeyondPalette(pixels: beyond, colors: count)]
    )
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
