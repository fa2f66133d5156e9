internal import CDeflate
internal import Pixels
internal import Texts

/// A PNG file in memory, to which chunks are appended (PNG, third edition, clause 5).
struct PNGFile {
  static let signature = ImageFormat.pngSignature

  private(set) var bytes: ContiguousArray<UInt8>

  /// Creates the start of a file without interlacing: IHDR, the color chunks, PLTE and tRNS.
  init(size: PixelSize, format: PixelFormat, colors: ColorChunks) {
    var header = ContiguousArray<UInt8>()
    header.append(bigEndian: UInt32(size.width))
    header.append(bigEndian: UInt32(size.height))
    // The zeros mean deflate, the five row filters, and no interlacing.
    header.append(contentsOf: [UInt8(format.bitDepth), format.colorType, 0, 0, 0])
    bytes = Self.signature
    append("IHDR", header)
    for chunk in colors.chunks { append(chunk.type, chunk.content) }
    if case .palette(let colors, _) = format {
      append("PLTE", ContiguousArray(colors.flatMap { [$0.red, $0.green, $0.blue] }))
      let alphas = PixelFormat.alphas(of: colors)
      if !alphas.isEmpty { append("tRNS", ContiguousArray(alphas)) }
    }
  }

  /// Creates a whole file from an image's parts, in order from top to bottom.
  init(size: PixelSize, format: PixelFormat, colors: ColorChunks, parts: [EncodedPart]) {
    var file = EncodedFile(size: size, format: format, colors: colors)
    for part in parts { file.append(part) }
    bytes = file.finish()
  }

  static let end: ContiguousArray<UInt8> = [
    0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ]

  /// Appends a chunk: length, type, content, checksum of type and content.
  mutating func append(_ type: String, _ content: ContiguousArray<UInt8>) {
    bytes.append(bigEndian: UInt32(content.count))
    let chunk = ContiguousArray(type.utf8) + content
    bytes += chunk
    bytes.append(bigEndian: Self.checksum(chunk[...]))
  }

  static func checksum(_ bytes: ArraySlice<UInt8>, after start: UInt32 = 0) -> UInt32 {
    unsafe bytes.withUnsafeBytes { unsafe libdeflate_crc32(start, $0.baseAddress, $0.count) }
  }
}

/// A PNG file that is made part by part.
package struct EncodedFile {
  private var bytes: ContiguousArray<UInt8>
  /// The file's only IDAT chunk begins with its length, at this position.
  private let lengthOffset: Int
  /// Number of bytes in the IDAT chunk's content so far.
  private var length = 0
  /// The checksum of the IDAT chunk's type and content so far.
  private var chunkChecksum: UInt32 = 0
  /// The zlib checksum of the uncompressed bytes so far.
  private var checksum = Adler32()
  private var isComplete = false

  init(size: PixelSize, format: PixelFormat, colors: ColorChunks) {
    bytes = PNGFile(size: size, format: format, colors: colors).bytes
    lengthOffset = bytes.count
    let type = ContiguousArray("IDAT".utf8)
    chunkChecksum = PNGFile.checksum(type[...])
    bytes += [0, 0, 0, 0] + type
    // A zlib stream with a window of 32 KB; the level has no effect on decoding (RFC 1950).
    append([0x78, 0x01])
  }

  package mutating func append(_ part: EncodedPart) {
    append(part.bytes)
    checksum.append(part.checksum)
    isComplete = part.endsStream
  }

  /// Appends the end of the file, and returns the whole file. The length of IDAT is now known, so
  /// it is set here.
  package mutating func finish() -> ContiguousArray<UInt8> {
    if !isComplete { append(StoredBlocks.end) }
    append(ContiguousArray(bigEndian: checksum.value))
    bytes += ContiguousArray(bigEndian: chunkChecksum) + PNGFile.end
    bytes.replaceSubrange(
      lengthOffset..<lengthOffset + 4, with: ContiguousArray(bigEndian: UInt32(length)))
    return bytes
  }

  private mutating func append(_ content: ContiguousArray<UInt8>) {
    bytes += content
    length += content.count
    chunkChecksum = PNGFile.checksum(content[...], after: chunkChecksum)
  }
}

/// A piece of a compressed stream: deflate blocks that end on a byte boundary.
package struct EncodedPart: Sendable {
  let bytes: ContiguousArray<UInt8>
  let checksum: Adler32
  /// Whether the last block is marked as the last block of the stream.
  var endsStream = false
}

/// The checksum of a zlib stream (RFC 1950); the checksums of parts can be combined.
struct Adler32: Equatable, Sendable {
  private(set) var value: UInt32 = 1
  /// Number of bytes that the checksum covers.
  private(set) var count = 0

  init() {}

  init(_ bytes: ArraySlice<UInt8>) {
    count = bytes.count
    value = unsafe bytes.withUnsafeBytes { unsafe libdeflate_adler32(1, $0.baseAddress, $0.count) }
  }

  /// Appends `next`, the checksum of the bytes that follow. The low half of a checksum is 1 plus
  /// the sum of the bytes. The high half is the sum of the low halves after each byte. So the low
  /// halves are added, less the 1 that both have. The high halves are added too, plus this
  /// checksum's low half less 1, once for each byte of `next`.
  mutating func append(_ next: Adler32) {
    let base: UInt64 = 65521
    let low = UInt64(value & 0xFFFF)
    let nextLow = UInt64(next.value & 0xFFFF)
    let high = UInt64(value >> 16) + UInt64(next.value >> 16)
    let carried = UInt64(next.count) % base * (low + base - 1)
    let sum = (low + nextLow + base - 1) % base
    value = UInt32((high + carried) % base) << 16 | UInt32(sum)
    count += next.count
  }
}

extension ContiguousArray<UInt8> {
  init(bigEndian value: UInt32) {
    self.init()
    append(bigEndian: value)
  }

  mutating func append(bigEndian value: UInt32) {
    for shift in [24, 16, 8, 0] as [UInt32] { append(UInt8(truncatingIfNeeded: value >> shift)) }
  }
}
