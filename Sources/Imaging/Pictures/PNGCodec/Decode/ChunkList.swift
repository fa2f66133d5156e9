internal import Platform
internal import Texts

/// The chunks of a PNG, from the first through IEND, in file order, including damaged ones.
struct ChunkList {
  struct Chunk {
    let type: String
    let content: Range<Int>
    /// Whether the checksum matches type and content.
    let isIntact: Bool

    /// Whether a decoder must read the chunk to display the image (clause 5.4).
    var isCritical: Bool { type.first?.isUppercase == true }
  }

  let bytes: ContiguousArray<UInt8>
  private(set) var chunks: [Chunk] = []
  /// Position of the first byte after IEND.
  private(set) var end = 0

  /// - Precondition: the bytes begin with the signature.
  /// - Parameter header: called with the first chunk, before any other chunk is read.
  init(
    _ bytes: ContiguousArray<UInt8>,
    header: (Chunk, ContiguousArray<UInt8>) throws(PNGError) -> Void
  ) throws(PNGError) {
    self.bytes = bytes
    var position = PNGFile.signature.count
    while chunks.last?.type != "IEND" {
      let chunk = try Self.chunk(at: position, in: bytes, after: chunks.last?.type)
      if chunks.isEmpty { try header(chunk, bytes) }
      if chunk.isCritical && !chunk.isIntact {
        throw .damaged(chunk: chunk.type, .checksum, position: chunk.content.upperBound)
      }
      // Empty chunks take more memory in this list than in the file, so the list may not fit in
      // memory.
      if chunks.count >= 4096 && chunks.count == chunks.capacity {
        try PNGError.checkMemory(4 * chunks.count * MemoryLayout<Chunk>.stride)
      }
      chunks.append(chunk)
      position = chunk.content.upperBound + 4
    }
    end = position
  }

  private static func chunk(
    at position: Int, in bytes: ContiguousArray<UInt8>, after last: String?
  ) throws(PNGError) -> Chunk {
    guard position + 8 <= bytes.count else {
      throw .truncated(.after(chunk: last ?? "the signature"), position: bytes.count)
    }
    let name = bytes[position + 4..<position + 8]
    // A chunk's type consists of letters.
    guard name.allSatisfy({ (65...90).contains($0) || (97...122).contains($0) }) else {
      throw .damaged(chunk: last ?? "signature", .junkAfter, position: position)
    }
    let type = String(decoding: name, as: UTF8.self)
    let length = bytes.bigEndian(at: position)
    guard length < 1 << 31 else {
      throw .damaged(chunk: type, .length, position: position)
    }
    guard length <= bytes.count - position - 12 else {
      throw .truncated(.inside(chunk: type), position: bytes.count)
    }
    let content = position + 8..<position + 8 + length
    let checksum = PNGFile.checksum(bytes[position + 4..<content.upperBound])
    return Chunk(
      type: type, content: content, isIntact: checksum == bytes.bigEndian(at: content.upperBound))
  }

  func content(of chunk: Chunk) -> ArraySlice<UInt8> { ArraySlice(bytes[chunk.content]) }
}

extension ContiguousArray<UInt8> {
  /// Four bytes of a PNG as an integer.
  func bigEndian(at position: Int) -> Int { self[...].bigEndian(at: position) }
}

extension ArraySlice<UInt8> {
  /// Four bytes of a PNG as an integer; `position` is an index of the slice.
  func bigEndian(at position: Int) -> Int {
    guard let number = ByteReader(self, .bigEndian).integer(at: position, bytes: 4) else {
      preconditionFailure("four bytes exist at the position")
    }
    return number
  }
}

/// Where and how often an ancillary chunk may appear, and how long it may be (PNG, third edition,
/// clauses 5.6 and 11.3).
struct AncillaryRule {
  enum Place {
    case beforePalette, beforeRows, afterRows
  }

  var places: Set<Place> = [.beforePalette, .beforeRows, .afterRows]
  var lengths: ClosedRange<Int> = 0...Int.max
  var isSingle = true

  /// The rule for a type of chunk. Unknown types have no restrictions.
  static func of(_ type: String, in header: Header) -> AncillaryRule {
    let (first, early): (Set<Place>, Set<Place>) = (
      [.beforePalette], [.beforePalette, .beforeRows]
    )
    switch type {
    case "cICP", "gAMA": return AncillaryRule(places: first, lengths: 4...4)
    case "iCCP": return AncillaryRule(places: first, lengths: 1...Int.max)
    case "sRGB": return AncillaryRule(places: first, lengths: 1...1)
    case "cHRM": return AncillaryRule(places: first, lengths: 32...32)
    case "sBIT": return AncillaryRule(places: first, lengths: 1...4)
    case "tRNS":
      switch header.type {
      case .gray: return AncillaryRule(places: early, lengths: 2...2)
      case .rgb: return AncillaryRule(places: early, lengths: 6...6)
      case .palette: return AncillaryRule(places: [.beforeRows], lengths: 1...256)
      case .grayAlpha, .rgba: return AncillaryRule(places: [])
      }
    case "bKGD": return AncillaryRule(places: early, lengths: 1...6)
    case "pHYs": return AncillaryRule(places: early, lengths: 9...9)
    case "acTL": return AncillaryRule(places: early, lengths: 8...8)
    case "tIME": return AncillaryRule(lengths: 7...7)
    case "eXIf": return AncillaryRule(lengths: 1...Int.max)
    default: return AncillaryRule(isSingle: false)
    }
  }
}
