internal import Platform
internal import Texts

/// Reads a binary property list with limits. A list of 243 bytes whose arrays share their elements
/// expands to 2^40 values, and a list that contains itself is infinite.
struct BinaryReader {
  private let objects: BinaryObjects
  private var unfolded = 0
  private var values = 0
  private var duplicates: [DuplicateKey] = []

  static func read(
    _ bytes: ContiguousArray<UInt8>
  ) throws(PropertyListFault) -> (root: PropertyListValue, duplicates: [DuplicateKey]) {
    var reader = BinaryReader(objects: try BinaryObjects(bytes))
    return (try reader.value(reader.objects.root, depth: 0), reader.duplicates)
  }

  private mutating func value(
    _ reference: Int, depth: Int
  ) throws(PropertyListFault) -> PropertyListValue {
    values += 1
    if values > PropertyListLimit.values { throw .tooManyValues }
    switch try objects.object(reference) {
    case .scalar(let value, _, let payload):
      try count(payload)
      return value
    case .array(let elements):
      return .array(try self.elements(elements, depth: depth))
    case .dictionary(let keys, let values):
      let names = try self.keys(keys, isRoot: depth == 0)
      let elements = try elements(values, depth: depth)
      return .dictionary(Dictionary(zip(names, elements)) { $1 })
    }
  }

  private mutating func elements(
    _ references: [Int], depth: Int
  ) throws(PropertyListFault) -> [PropertyListValue] {
    try count(references.count)
    if depth == PropertyListLimit.depth { throw .tooDeep }
    var elements: [PropertyListValue] = []
    for reference in references { elements.append(try value(reference, depth: depth + 1)) }
    return elements
  }

  private mutating func keys(
    _ references: [Int], isRoot: Bool
  ) throws(PropertyListFault) -> [String] {
    var keys: [String] = []
    for reference in references {
      guard case .scalar(.string(let key), _, let payload) = try objects.object(reference) else {
        throw .keyIsNotString
      }
      if !key.isComparable(limit: PropertyListLimit.comparedBytes) { throw .keyTooLong }
      try count(payload)
      keys.append(key)
    }
    let repeated = Dictionary(grouping: keys) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
    duplicates += repeated.map { DuplicateKey(key: $0, lines: [], isInRoot: isRoot) }
    return keys
  }

  private mutating func count(_ byteCount: Int) throws(PropertyListFault) {
    unfolded += byteCount + 1
    if unfolded > PropertyListLimit.bytes { throw .unfolds }
  }
}

/// The object table of a binary property list. Every offset and count is checked before use. Lists
/// that CoreFoundation refuses are refused, because iOS could not read them.
///
/// Source: CoreFoundation's CFBinaryPList.c, "HEADER, OBJECT TABLE, OFFSET TABLE, TRAILER".
struct BinaryObjects {
  enum Object {
    /// `bytes` is the whole object, `payload` the number of bytes after marker and length; 1 for
    /// Booleans.
    case scalar(PropertyListValue, bytes: Range<Int>, payload: Int)
    case array([Int])
    case dictionary(keys: [Int], values: [Int])
  }

  typealias Payload = ArraySlice<UInt8>

  static let signature = "bplist0"
  let bytes: ContiguousArray<UInt8>
  let root: Int
  let count: Int
  private let offsetTable: Int
  private let offsetSize: Int
  private let referenceSize: Int

  init(_ bytes: ContiguousArray<UInt8>) throws(PropertyListFault) {
    self.bytes = bytes
    // The smallest file has a signature with a version, one object, its offset and the trailer.
    guard bytes.count >= 8 + 1 + 1 + 32 else { throw .trailer }
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.offset(bytes[trailer + 8..<trailer + 16]),
      let root = Self.offset(bytes[trailer + 16..<trailer + 24]),
      let table = Self.offset(bytes[trailer + 24..<trailer + 32]),
      count >= 1, root < count, table > 8, table < trailer,
      count <= (trailer - table) / offsetSize, count * offsetSize == trailer - table,
      Self.fits(table, size: offsetSize), Self.fits(count, size: referenceSize)
    else { throw .trailer }
    self.count = count
    self.root = root
    offsetTable = table
    for index in 0..<count {
      guard let offset = storedOffset(of: index), offset < table else {
        throw .offset(object: index)
      }
    }
  }

  /// CoreFoundation refuses a list whose offsets or references cannot reach all parts of the list.
  private static func fits(_ number: Int, size: Int) -> Bool {
    size == 8 || number < 1 << (8 * size)
  }

  func object(_ index: Int) throws(PropertyListFault) -> Object {
    let offset = try offset(of: index)
    let marker = bytes[offset]
    let low = Int(marker & 0x0F)
    func scalar(_ value: PropertyListValue, _ payload: Payload) -> Object {
      .scalar(value, bytes: offset..<payload.endIndex, payload: payload.count)
    }
    switch marker {
    case 0x08, 0x09: return scalar(.boolean(marker == 0x09), bytes[offset...offset])
    case 0x10...0x14, 0x22, 0x23, 0x33:
      let body = try payload(of: index, at: offset + 1, count: 1 << low)
      return scalar(try Self.number(marker, body), body)
    default: break
    }
    let (length, start) = try length(of: index, low, after: offset)
    switch marker >> 4 {
    case 0x4:
      let body = try payload(of: index, at: start, count: length)
      return scalar(.data(Data(body)), body)
    case 0x5:
      let body = try payload(of: index, at: start, count: length)
      guard body.allSatisfy({ $0 < 0x80 }) else { throw .objectKind(marker: marker) }
      return scalar(.string(String(decoding: body, as: UTF8.self)), body)
    case 0x6:
      let body = try payload(of: index, at: start, count: length, size: 2)
      return scalar(.string(try Self.utf16(body)), body)
    case 0xA: return .array(try references(of: index, at: start, count: length))
    case 0xD:
      let all = try references(of: index, at: start, count: length, size: 2)
      return .dictionary(keys: Array(all[..<length]), values: Array(all[length...]))
    default: throw .objectKind(marker: marker)
    }
  }

  func offset(of index: Int) throws(PropertyListFault) -> Int {
    guard index < count else { throw .objectOutside(object: index) }
    guard let offset = storedOffset(of: index), (8..<offsetTable).contains(offset) else {
      throw .offset(object: index)
    }
    return offset
  }

  private func storedOffset(of index: Int) -> Int? {
    let start = offsetTable + index * offsetSize
    return Self.offset(bytes[start..<start + offsetSize])
  }

  /// The number of units in an object (bytes, UTF-16 units, elements or members), and the offset of
  /// the first unit. `low` is the lower half of the object's marker; if it is 15, the number is an
  /// integer after the marker.
  private func length(
    of index: Int, _ low: Int, after offset: Int
  ) throws(PropertyListFault) -> (Int, Int) {
    if low < 15 { return (low, offset + 1) }
    guard offset + 1 < offsetTable, (0x10...0x13).contains(bytes[offset + 1]) else {
      throw .offset(object: index)
    }
    let size = 1 << Int(bytes[offset + 1] & 0x0F)
    let digits = try payload(of: index, at: offset + 2, count: size)
    guard let length = Self.offset(digits) else { throw .offset(object: index) }
    return (length, offset + 2 + size)
  }

  /// The bytes of `count` units, each of `size` bytes, which must be before the offset table.
  private func payload(
    of index: Int, at start: Int, count: Int, size: Int = 1
  ) throws(PropertyListFault) -> Payload {
    guard start <= offsetTable, count <= (offsetTable - start) / size else {
      throw .offset(object: index)
    }
    return bytes[start..<start + count * size]
  }

  private func references(
    of index: Int, at start: Int, count: Int, size: Int = 1
  ) throws(PropertyListFault) -> [Int] {
    let body = try payload(of: index, at: start, count: count, size: referenceSize * size)
    if count > PropertyListLimit.values { throw .tooManyValues }
    let references = stride(from: body.startIndex, to: body.endIndex, by: referenceSize)
      .compactMap { Self.offset(bytes[$0..<$0 + referenceSize]) }
    if references.count < count * size { throw .offset(object: index) }
    return references
  }

  /// Reads a big-endian number; `nil` if it does not fit in an `Int`.
  private static func offset(_ bytes: Payload) -> Int? {
    ByteReader(bytes, .bigEndian).integer(at: bytes.startIndex, bytes: bytes.count)
  }

  /// Integers of 1, 2 and 4 bytes are unsigned, those of 8 bytes are signed, and those of 16 bytes
  /// hold larger unsigned values.
  private static func number(
    _ marker: UInt8, _ body: Payload
  ) throws(PropertyListFault) -> PropertyListValue {
    let bits = body.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    switch marker {
    case 0x22: return .real(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))))
    case 0x23: return .real(Double(bitPattern: bits))
    case 0x33: return .date(Date(timeIntervalSinceReferenceDate: Double(bitPattern: bits)))
    case 0x14:
      guard body.prefix(8).allSatisfy({ $0 == 0 }) else { throw .objectKind(marker: marker) }
      return Int64(exactly: bits).map { .integer($0) } ?? .unsigned(bits)
    default: return .integer(Int64(bitPattern: bits))
    }
  }

  /// Reads a UTF-16 string. CoreFoundation refuses empty ones: it stores empty strings as ASCII.
  private static func utf16(_ body: Payload) throws(PropertyListFault) -> String {
    guard !body.isEmpty, let text = String(utf16: body, isLittleEndian: false) else {
      throw .invalidText
    }
    return text
  }
}
