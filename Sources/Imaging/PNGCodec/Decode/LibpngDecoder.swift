internal import CPNGShims
internal import Pixels
internal import Platform

/// Decodes every kind of rows, and reports the fault of damaged ones.
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

/// The palette of an image, which converts indices to colors.
struct Palette {
  private let table: ContiguousArray<UInt8>
  private let count: Int
  private let channels: ChannelLayout

  /// - Parameter alphas: alpha of the first colors; all other colors are opaque.
  init(colors: ArraySlice<UInt8>, alphas: ArraySlice<UInt8>?) {
    count = colors.count / 3
    channels = alphas == nil ? .rgb : .rgba
    let colors = Array(colors)
    let alphas = alphas.map { Array($0) }
    table = ContiguousArray(
      (0..<256).flatMap { index -> [UInt8] in
        let color = 3 * index < colors.count ? Array(colors[3 * index..<3 * index + 3]) : [0, 0, 0]
        guard let alphas else { return color }
        return color + [index < alphas.count ? alphas[index] : 255]
      })
  }

  /// Converts indices to colors; an index beyond the palette becomes opaque black.
  ///
  /// - Complexity: O(`size.area`)
  func expand(
    _ indices: ContiguousArray<UInt8>, size: PixelSize
  ) throws(PNGError) -> DecodedRows {
    let step = channels.count
    try PNGError.checkMemory(size.area * step)
    var samples = ContiguousArray<UInt8>(repeating: 0, count: size.area * step)
    var output = samples.mutableSpan
    let input = indices.span
    let colors = table.span
    var beyond = 0
    for pixel in 0..<size.area {
      let index = Int(input[pixel])
      if index >= count { beyond += 1 }
      for channel in 0..<step { output[pixel * step + channel] = colors[index * step + channel] }
    }
    let raster = Raster(size: size, channels: channels, samples: .bits8(samples))
    return DecodedRows(
      raster: raster,
      warnings: beyond == 0 ? [] : [.indexBeyondPalette(pixels: beyond, colors: count)])
  }
}
