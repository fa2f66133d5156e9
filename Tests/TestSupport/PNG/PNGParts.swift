/// The chunks of a PNG, to be examined or modified.
package struct PNGParts: Sendable {
  package var chunks: [PNGChunk]
  /// The bytes after the last chunk.
  package var tail: [UInt8] = []

  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  package init(_ chunks: [PNGChunk]) { self.chunks = chunks }

  /// Reads a file as the standard describes it (clause 5.3).
  ///
  /// - Throws: `NotWhole` if a length or a checksum is wrong, or the file does not end with IEND.
  package init(reading file: some Sequence<UInt8>) throws {
    let bytes = Array(file)
    chunks = []
    guard bytes.starts(with: Self.signature) else { throw NotWhole(position: 0) }
    var position = 8
    while position < bytes.count {
      guard position + 12 <= bytes.count else { throw NotWhole(position: position) }
      let end = position + 8 + Bytes.number(bigEndian: bytes[position..<position + 4])
      guard end + 4 <= bytes.count else { throw NotWhole(position: position) }
      let chunk = PNGChunk(
        String(decoding: bytes[position + 4..<position + 8], as: UTF8.self),
        Array(bytes[position + 8..<end]))
      guard bytes[position..<end + 4].elementsEqual(chunk.bytes) else {
        throw NotWhole(position: position)
      }
      chunks.append(chunk)
      position = end + 4
    }
    guard types.last == "IEND" else { throw NotWhole(position: position) }
  }

  package struct NotWhole: Error {
    /// The position of the invalid chunk.
    package var position: Int
  }

  package var types: [String] { chunks.map(\.type) }

  /// The content of the first chunk of a type.
  package subscript(type: String) -> [UInt8] {
    get { chunks.first { $0.type == type }?.content ?? [] }
    set {
      guard let index = chunks.firstIndex(where: { $0.type == type }) else { return }
      chunks[index].content = newValue
    }
  }

  /// The contents of all chunks of a type, joined.
  package func content(of type: String) -> [UInt8] {
    chunks.filter { $0.type == type }.flatMap(\.content)
  }

  /// Inserts a chunk after IHDR.
  package mutating func insert(_ type: String, _ content: [UInt8]) {
    chunks.insert(PNGChunk(type, content), at: 1)
  }

  package mutating func remove(_ type: String) { chunks.removeAll { $0.type == type } }

  /// The file, optionally with wrong checksums in the chunks of one type.
  package func file(wrongChecksumOf damaged: String? = nil) -> ContiguousArray<UInt8> {
    var bytes = ContiguousArray(Self.signature)
    for chunk in chunks { bytes += chunk.bytes(checksumError: chunk.type == damaged ? 1 : 0) }
    return bytes + tail
  }
}
