internal import CDeflate
internal import Pixels
internal import Texts

/// A PNG file in memory, to which chunks are appended (PNG, third edition, clause 5).
struct PNGFile {
  static let signature = ImageFormat.pngSignature

  private(set) var bytes: ContiguousArray<UInt8>

  /// The start of a file without interlacing, through the color chunks, PLTE and tRNS.
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

  /// Makes a whole file from an image's parts, which are given from top to bottom.
  init(size: PixelSize, format: PixelFormat, colors: ColorChunks, parts: [EncodedPart]) {
    let output = MemoryOutput()
    var file = EncodedFile(size: size, format: format, colors: colors, to: output)
    for part in parts { file.append(part) }
    file.finish()
    bytes = output.bytes
  }

  /// The chunk IEND.
  static let end: ContiguousArray<UInt8> = [
    0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ]

  /// Appends a chunk: length, type, content, checksum of type and content.
  mutating func append(_ type: String, _ content: ContiguousArray<UInt8>) {
    bytes.append(bigEndian: UInt32(content.count))
    let chunk = ContiguousArray(type.utf8) + content
    bytes += chunk
    bytes.append(bigEndian: Self.checksum(chunk))
  }

  /// The checksum of a chunk's type and content.
  static func checksum(_ bytes: ContiguousArray<UInt8>, after start: UInt32 = 0) -> UInt32 {
    unsafe bytes.withUnsafeBytes { unsafe libdeflate_crc32(start, $0.baseAddress, $0.count) }
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
