internal import Pixels
internal import Platform
internal import Texts

/// The contents of a PNG's chunks, checked and read before any pixel is decoded.
struct PNGInspection {
  let list: ChunkList
  let header: Header
  /// PLTE's red, green and blue values; empty if there is no palette, or if the image needs no
  /// palette.
  private(set) var palette: ArraySlice<UInt8> = []
  private var hasPalette = false
  /// The content of tRNS; `nil` if the chunk is absent or ignored.
  private(set) var transparency: ArraySlice<UInt8>?
  /// The ranges of the file that hold the compressed rows: the contents of the IDAT chunks.
  private(set) var rows: [Range<Int>] = []
  private(set) var orientation = StoredOrientation.up
  private(set) var colors = ColorChunks()
  private(set) var warnings: [PNGWarning] = []

  /// Once there are this many warnings of any kind, ignored chunks add no more warnings.
  static let ignoredLimit = 20

  /// Errors that IHDR reveals are thrown before anything else is read.
  init(_ bytes: ContiguousArray<UInt8>, pixelLimit: Int) throws(PNGError) {
    var header: Header?
    list = try ChunkList(bytes) { (chunk, bytes) throws(PNGError) in
      header = try Header(chunk, bytes, pixelLimit: pixelLimit)
    }
    guard let header else { throw .missing(chunk: "IHDR") }
    self.header = header
    try readCritical()
    readAncillary()
    let rest = bytes.count - list.end
    if rest > 0 { warnings.append(.trailingBytes(count: rest)) }
  }

  /// Checks the order, number and lengths of IHDR, PLTE, IDAT and IEND.
  private mutating func readCritical() throws(PNGError) {
    var previous = ""
    for (index, chunk) in list.chunks.enumerated() where chunk.isCritical || !rows.isEmpty {
      let position = chunk.content.lowerBound
      func wrong(_ fault: ChunkFault) -> PNGError {
        .damaged(chunk: chunk.type, fault, position: position)
      }
      switch chunk.type {
      case "IHDR": if index > 0 { throw wrong(.duplicate) }
      case "PLTE": try readPalette(chunk, wrong)
      case "IDAT":
        if !rows.isEmpty && previous != "IDAT" { throw wrong(.misplaced) }
        rows.append(chunk.content)
      case "IEND": if !chunk.content.isEmpty { throw wrong(.length) }
      default: if chunk.isCritical { throw wrong(.unknownCritical) }
      }
      previous = chunk.type
    }
    if header.type == .palette && palette.isEmpty { throw .missing(chunk: "PLTE") }
    if rows.isEmpty { throw .missing(chunk: "IDAT") }
  }

  /// Checks PLTE, and keeps the colors of a palette image. In other images, PLTE is only a
  /// suggestion, and a faulty one is ignored.
  private mutating func readPalette(
    _ chunk: ChunkList.Chunk, _ wrong: (ChunkFault) -> PNGError
  ) throws(PNGError) {
    let count = chunk.content.count
    guard !hasPalette else { throw wrong(.duplicate) }
    hasPalette = true
    guard rows.isEmpty else { throw wrong(.misplaced) }
    guard header.type == .palette else {
      // libpng rejects an empty palette even if the image does not need it.
      if header.isGray {
        ignore("PLTE", .paletteInGray)
      } else if count == 0 {
        throw wrong(.length)
      } else if count % 3 != 0 || count > 768 {
        ignore("PLTE", .length)
      }
      return
    }
    guard count > 0, count % 3 == 0, count <= 768 else { throw wrong(.length) }
    palette = list.content(of: chunk).prefix(3 << header.depth)
  }

  /// Reads ancillary chunks. An invalid chunk is ignored with a warning.
  private mutating func readAncillary() {
    var seen: Set<String> = []
    var place = AncillaryRule.Place.beforePalette
    for chunk in list.chunks {
      if chunk.type == "PLTE" && place == .beforePalette { place = .beforeRows }
      if chunk.type == "IDAT" { place = .afterRows }
      guard !chunk.isCritical else { continue }
      let rule = AncillaryRule.of(chunk.type, in: header)
      if !chunk.isIntact {
        ignore(chunk.type, .checksum)
      } else if rule.isSingle && seen.contains(chunk.type) {
        ignore(chunk.type, .duplicate)
      } else if !rule.places.contains(place) {
        ignore(chunk.type, .misplaced)
      } else if !rule.lengths.contains(chunk.content.count) {
        ignore(chunk.type, .length)
      } else if let fault = read(chunk) {
        ignore(chunk.type, fault)
      } else {
        seen.insert(chunk.type)
      }
    }
  }

  private mutating func read(_ chunk: ChunkList.Chunk) -> ChunkFault? {
    let content = list.content(of: chunk)
    switch chunk.type {
    case "tRNS":
      if header.type == .palette && content.count > palette.count / 3 {
        return .moreAlphasThanColors
      }
      transparency = content
    case "eXIf":
      switch ExifOrientation(content) {
      case .stored(let orientation): self.orientation = orientation
      case .unknown(let value): return .value(value)
      case .damaged: return .content
      }
    case "acTL":
      warnings.append(.animated(frames: content.bigEndian(at: content.startIndex)))
    default: return colors.read(chunk.type, content, isGray: header.isGray)
    }
    return nil
  }

  private mutating func ignore(_ chunk: String, _ fault: ChunkFault) {
    let warning = PNGWarning.ignored(chunk: chunk, fault)
    // A file may have thousands of invalid chunks, with equal or with different faults.
    if warnings.count < Self.ignoredLimit && !warnings.contains(warning) {
      warnings.append(warning)
    }
  }
}

/// The Orientation tag of Exif metadata: tag 0x0112 in IFD 0 of a TIFF structure (TIFF 6.0,
/// section 2).
enum ExifOrientation: Equatable {
  /// The value of the tag; up if there is no tag.
  case stored(StoredOrientation)
  /// An undefined value: less than 1 or greater than 8.
  case unknown(Int)
  /// The metadata cannot be parsed.
  case damaged

  init(_ bytes: some RandomAccessCollection<UInt8>) {
    self = Self.read(Array(bytes)) ?? .damaged
  }

  private static func read(_ bytes: [UInt8]) -> ExifOrientation? {
    let isLittleEndian = bytes.starts(with: "II".utf8)
    guard isLittleEndian || bytes.starts(with: "MM".utf8) else { return nil }
    let reader = ByteReader(bytes[...], isLittleEndian ? .littleEndian : .bigEndian)
    guard reader.integer(at: 2, bytes: 2) == 42,
      let directory = reader.integer(at: 4, bytes: 4),
      let entries = reader.integer(at: directory, bytes: 2)
    else { return nil }
    for entry in 0..<entries {
      let start = directory + 2 + entry * 12
      guard let tag = reader.integer(at: start, bytes: 2) else { return nil }
      guard tag == 0x0112 else { continue }
      let isOneShort =
        reader.integer(at: start + 2, bytes: 2) == 3
        && reader.integer(at: start + 4, bytes: 4) == 1
      guard isOneShort, let value = reader.integer(at: start + 8, bytes: 2) else { return nil }
      return StoredOrientation(rawValue: value).map { .stored($0) } ?? .unknown(value)
    }
    return .stored(.up)
  }
}
