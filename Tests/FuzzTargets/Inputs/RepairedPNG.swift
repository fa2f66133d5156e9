internal import CDeflate

/// Makes a PNG of any bytes: a signature, and chunks with fitting lengths and correct checksums.
/// Otherwise nearly every input would fail at the first checksum.
enum RepairedPNG {
  private static let types = [
    "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "iCCP", "cICP", "sRGB", "eXIf", "acTL",
    "sBIT", "bKGD", "tEXt", "CgBI",
  ]

  /// In the input, a chunk begins with a byte that selects its type and a byte that is its length.
  /// If the highest bit of the first byte is set, the content of IDAT is put into a stored block,
  /// so that mutations reach the pixels.
  static func bytes(of input: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    var png: ContiguousArray<UInt8> = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    var rest = input[...]
    while let selector = rest.popFirst(), let length = rest.popFirst() {
      let type = types[Int(selector) % types.count]
      var content = ContiguousArray(rest.prefix(Int(length)))
      rest = rest.dropFirst(Int(length))
      if type == "IHDR" { content = header(content) }
      if type == "IDAT" && selector >= 128 { content = stored(content) }
      append(type, content, to: &png)
    }
    append("IEND", [], to: &png)
    return png
  }

  /// Sides of at most 255, and mostly valid fields.
  private static func header(_ content: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    guard content.count >= 5 else { return content }
    let depths: [UInt8] = [1, 2, 4, 8, 16, 8, 3]
    let types: [UInt8] = [0, 2, 3, 4, 6, 2, 5]
    return [
      0, 0, 0, content[0], 0, 0, 0, content[1], depths[Int(content[2]) % 7],
      types[Int(content[3]) % 7], 0, 0, content[4] % 2,
    ]
  }

  /// One stored block in a zlib stream.
  private static func stored(_ content: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    let count = UInt8(content.count)
    let checksum = unsafe content.withUnsafeBytes {
      unsafe libdeflate_adler32(1, $0.baseAddress, $0.count)
    }
    return [0x78, 0x01, 1, count, 0, ~count, 0xFF] + content + bigEndian(checksum)
  }

  static func append(
    _ type: String, _ content: some Collection<UInt8>, to png: inout ContiguousArray<UInt8>
  ) {
    let body = ContiguousArray(type.utf8) + content
    let checksum = unsafe body.withUnsafeBytes {
      unsafe libdeflate_crc32(0, $0.baseAddress, $0.count)
    }
    png += bigEndian(UInt32(content.count)) + body + bigEndian(checksum)
  }

  private static func bigEndian(_ value: UInt32) -> ContiguousArray<UInt8> {
    ContiguousArray([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) })
  }
}
