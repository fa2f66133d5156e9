import Testing

/// The chunks of a file, read by the standard's text (clause 5.3): fails where a length or a
/// checksum is wrong, or anything stands behind IEND.
struct PNGChunks {
  var all: [(type: String, content: ArraySlice<UInt8>)] = []

  init(_ bytes: ContiguousArray<UInt8>) throws {
    let bytes = Array(bytes)
    try #require(Array(bytes.prefix(8)) == TestPNG.signature)
    var position = 8
    while position < bytes.count {
      try #require(position + 12 <= bytes.count)
      let length = Self.number(bytes[position..<position + 4])
      try #require(position + 12 + length <= bytes.count)
      let body = bytes[position + 4..<position + 8 + length]
      let checksum = Self.number(bytes[position + 8 + length..<position + 12 + length])
      try #require(Int(naiveCRC32(body)) == checksum)
      all.append((String(decoding: body.prefix(4), as: UTF8.self), body.dropFirst(4)))
      position += 12 + length
    }
    try #require(all.last?.type == "IEND")
  }

  var types: [String] { all.map(\.type) }

  /// The content of the chunks of a type, joined.
  func content(of type: String) -> [UInt8] {
    all.filter { $0.type == type }.flatMap { $0.content }
  }

  static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
