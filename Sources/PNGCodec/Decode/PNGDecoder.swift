internal import CPNGShims
internal import Pixels

/// Decodes PNG: what is plain directly, everything else with libpng.
public enum PNGDecoder {
  /// The most pixels that are decoded: more is a mistake, or an attack on memory.
  public static let pixelLimit = 100_000_000

  /// Decodes every legal PNG: all color types and depths, interlaced or not.
  ///
  /// - Complexity: O(pixels); memory for the samples beside `bytes`.
  /// - Throws: ``PNGError``; nothing is allocated for an image above ``pixelLimit``.
  public static func decode(_ bytes: ContiguousArray<UInt8>) throws(PNGError) -> DecodedPNG {
    try checkSignature(bytes)
    if let decoded = DirectDecoder.decode(bytes) { return decoded }
    return try decodeWithLibpng(bytes)
  }

  /// The way for everything unusual, and the judge of what is wrong.
  static func decodeWithLibpng(
    _ bytes: ContiguousArray<UInt8>
  ) throws(PNGError) -> DecodedPNG {
    // The reader outlives this scope only if `bytes` do: both end with it.
    let result = unsafe bytes.withUnsafeBufferPointer { buffer -> Result<DecodedPNG, PNGError> in
      guard let base = buffer.baseAddress,
        let reader = unsafe lgpng_reader_create(base, buffer.count)
      else { return .failure(.outOfMemory) }
      defer { unsafe lgpng_reader_destroy(reader) }
      return unsafe decode(reader)
    }
    return try result.get()
  }

  private static func checkSignature(_ bytes: ContiguousArray<UInt8>) throws(PNGError) {
    let signature = PNGFile.signature
    if bytes.isEmpty { throw .empty }
    if bytes.starts(with: signature) { return }
    if signature.starts(with: bytes) { throw .truncated(position: bytes.count) }
    let name: [UInt8] = [0x50, 0x4E, 0x47]
    if bytes.starts(with: [0x89] + name) || bytes.starts(with: [0x09] + name) {
      throw .textModeTransfer
    }
    throw .notPNG(format: ImageFormat(bytes))
  }

  private static func decode(_ reader: OpaquePointer) -> Result<DecodedPNG, PNGError> {
    var layout = LGPNGLayout()
    let status = unsafe lgpng_reader_layout(reader, &layout)
    if let error = unsafe error(status, reader) { return .failure(error) }
    let size = PixelSize(width: Int(layout.width), height: Int(layout.height))
    guard size.area <= pixelLimit else {
      return .failure(.tooLarge(size: size, limit: pixelLimit))
    }
    guard let channels = ChannelLayout(rawValue: Int(layout.channels)) else {
      return .failure(.damaged(reason: "unknown channels", position: 0))
    }
    let count = size.area * channels.count
    var failure: PNGError?
    let samples: Raster.Samples
    if layout.bits_per_sample == 16 {
      samples = .bits16(
        unsafe ContiguousArray(unsafeUninitializedCapacity: count) { buffer, initialized in
          failure = unsafe read(
            reader, rows: size.height, into: UnsafeMutableRawBufferPointer(buffer))
          initialized = count
        })
    } else {
      samples = .bits8(
        unsafe ContiguousArray(unsafeUninitializedCapacity: count) { buffer, initialized in
          failure = unsafe read(
            reader, rows: size.height, into: UnsafeMutableRawBufferPointer(buffer))
          initialized = count
        })
    }
    if let failure { return .failure(failure) }
    return .success(
      DecodedPNG(
        raster: Raster(size: size, channels: channels, samples: samples),
        orientation: unsafe orientation(reader), warning: unsafe warning(reader)))
  }

  private static func read(
    _ reader: OpaquePointer, rows: Int, into buffer: UnsafeMutableRawBufferPointer
  ) -> PNGError? {
    guard let base = buffer.baseAddress else { return .outOfMemory }
    let bytes = unsafe base.assumingMemoryBound(to: UInt8.self)
    return unsafe error(lgpng_reader_rows(reader, bytes, buffer.count / rows), reader)
  }

  private static func error(_ status: LGPNGStatus, _ reader: OpaquePointer) -> PNGError? {
    let position = unsafe lgpng_reader_position(reader)
    return switch status {
    case LGPNG_OK: nil
    case LGPNG_TRUNCATED: .truncated(position: position)
    default:
      .damaged(reason: unsafe String(cString: lgpng_reader_message(reader)), position: position)
    }
  }

  private static func orientation(_ reader: OpaquePointer) -> StoredOrientation {
    var count = 0
    guard let exif = unsafe lgpng_reader_exif(reader, &count) else { return .up }
    return unsafe ExifOrientation.read(UnsafeBufferPointer(start: exif, count: count)) ?? .up
  }

  private static func warning(_ reader: OpaquePointer) -> String? {
    let text = unsafe String(cString: lgpng_reader_warning(reader))
    return text.isEmpty ? nil : text
  }
}
