internal import Platform
internal import Texts

/// Reads a binary property list, with limits. Without them, 243 bytes could expand to 2^40 values,
/// because arrays may share their elements, and a list that contains itself would never end. Every
/// offset and count is checked before use. A list that CoreFoundation refuses is refused here too,
/// because iOS could not read it.
///
/// Source: CoreFoundation's CFBinaryPList.c, "HEADER, OBJECT TABLE, OFFSET TABLE, TRAILER".
struct BinaryReader {
  static let signature = "bplist0"

  private let bytes: ContiguousArray<UInt8>
  private let root: Int
  private let count: Int
  private let offsetTable: Int
  private let offsetSize: Int
  private let referenceSize: Int
  /// The number of bytes that were read. Shared bytes count once for each container that shares
  /// them.
  private var unfolded = 0
  private var values = 0
  private var duplicates: [DuplicateKey] = []

  static func read(
    _ bytes: ContiguousArray<UInt8>
  ) throws(PropertyListFault) -> (root: PropertyListValue, duplicates: [DuplicateKey]) {
    var reader = try BinaryReader(bytes)
    return (try reader.value(reader.root, depth: 0), reader.duplicates)
  }

  private init(_ bytes: ContiguousArray<UInt8>) throws(PropertyListFault) {
    self.bytes = bytes
    // The smallest file has a signature with a version, one object, its offset and the trailer.
    guard bytes.count >= 8 + 1 + 1 + 32 else { throw .damaged }
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.integer(bytes[trailer + 8..<trailer + 16]),
      let root = Self.integer(bytes[trailer + 16..<trailer + 24]),
      let table = Self.integer(bytes[trailer + 24..<trailer + 32]),
      count >= 1, root < count, table > 8, table < trailer,
      count <= (trailer - table) / offsetSize, count * offsetSize == trailer - table,
      Self.fits(table, size: offsetSize), Self.fits(count, size: referenceSize)
    else { throw .damaged }
    self.count = count
    self.root = root
    offsetTable = table
    for index in 0..<count {
      guard let offset = storedOffset(of: index), offset < table else { throw .damaged }
    }
  }

  /// Whether offsets or references of `size` bytes can express `number`. If not, CoreFoundation
  /// refuses the list.
  private static func fits(_ number: Int, size: Int) -> Bool {
    size == 8 || number < 1 << (8 * size)
  }

  private func storedOffset(of index: Int) -> Int? {
    let start = offsetTable + index * offsetSize
    return Self.integer(bytes[start..<start + offsetSize])
  }

  private mutating func value(
    _ reference: Int, depth: Int
  ) throws(PropertyListFault) -> PropertyListValue {
    values += 1
    if values > PropertyListLimit.values { throw .tooLarge }
    if depth > PropertyListLimit.depth { throw .tooLarge }
    guard reference < count, let offset = storedOffset(of: reference), offset >= 8 else {
      throw .damaged
    }
    let marker = bytes[offset]
    switch marker {
    case 0x08, 0x09: return .boolean(marker == 0x09)
    case 0x10...0x14, 0x22, 0x23, 0x33:
      return try Self.number(marker, payload(at: offset + 1, count: 1 << Int(marker & 0x0F)))
    default: break
    }
    let (length, start) = try length(marker, after: offset)
    switch marker >> 4 {
    case 0x4: return .data(Data(try payload(at: start, count: length)))
    case 0x5:
      let text = try payload(at: start, count: length)
      guard text.allSatisfy({ $0 < 0x80 }) else { throw .damaged }
      return .string(String(decoding: text, as: UTF8.self))
    case 0x6:
      // CoreFoundation refuses empty ones: it stores empty strings as ASCII.
      let units = try payload(at: start, count: length, size: 2)
      guard !units.isEmpty, let text = Self.utf16(units) else { throw .damaged }
      return .string(text)
    case 0xA:
      return .array(try elements(references(at: start, count: length)[...], depth: depth))
    case 0xD:
      let all = try references(at: start, count: length, size: 2)
      let keys = try keys(all[..<length], depth: depth)
      return .dictionary(Dictionary(zip(keys, try elements(all[length...], depth: depth))) { $1 })
    default: throw .damaged
    }
  }

  private mutating func elements(
    _ references: ArraySlice<Int>, depth: Int
  ) throws(PropertyListFault) -> [PropertyListValue] {
    var elements: [PropertyListValue] = []
    for reference in references { elements.append(try value(reference, depth: depth + 1)) }
    return elements
  }

  private mutating func keys(
    _ references: ArraySlice<Int>, depth: Int
  ) throws(PropertyListFault) -> [String] {
    var keys: [String] = []
    for element in try elements(references, depth: depth) {
      guard case .string(let key) = element else { throw .damaged }
      if !key.isComparable(limit: PropertyListLimit.comparedBytes) { throw .tooLarge }
      keys.append(key)
    }
    let repeated = Dictionary(grouping: keys) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
    duplicates += repeated.map { DuplicateKey(key: $0, lines: [], isInRoot: depth == 0) }
    return keys
  }

  /// The number of units in an object (bytes, UTF-16 units, elements or members), and the offset of
  /// the first unit. If the lower half of the object's marker is 15, the number of units follows
  /// the marker as an integer.
  private mutating func length(
    _ marker: UInt8, after offset: Int
  ) throws(PropertyListFault) -> (Int, Int) {
    let low = Int(marker & 0x0F)
    if low < 15 { return (low, offset + 1) }
    guard offset + 1 < offsetTable, (0x10...0x13).contains(bytes[offset + 1]) else {
      throw .damaged
    }
    let size = 1 << Int(bytes[offset + 1] & 0x0F)
    guard let length = Self.integer(try payload(at: offset + 2, count: size)) else {
      throw .damaged
    }
    return (length, offset + 2 + size)
  }

  /// The bytes of `count` units with `size` bytes each. All units must be before the offset table.
  private mutating func payload(
    at start: Int, count: Int, size: Int = 1
  ) throws(PropertyListFault) -> ArraySlice<UInt8> {
    guard start <= offsetTable, count <= (offsetTable - start) / size else { throw .damaged }
    unfolded += count * size
    if unfolded > PropertyListLimit.bytes { throw .tooLarge }
    return bytes[start..<start + count * size]
  }

  private mutating func references(
    at start: Int, count: Int, size: Int = 1
  ) throws(PropertyListFault) -> [Int] {
    let body = try payload(at: start, count: count, size: referenceSize * size)
    if count > PropertyListLimit.values { throw .tooLarge }
    // A reference that does not fit in an integer is greater than any object's.
    return stride(from: body.startIndex, to: body.endIndex, by: referenceSize)
      .map { Self.integer(bytes[$0..<$0 + referenceSize]) ?? .max }
  }

  /// Decodes UTF-16; `nil` if the bytes are not valid.
  private static func utf16(_ bytes: ArraySlice<UInt8>) -> String? {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    let text = String(decoding: units, as: UTF16.self)
    // Decoding replaces invalid characters, so the result differs if there are any.
    return text.utf16.elementsEqual(units) ? text : nil
  }

  /// Reads a big-endian number; `nil` if the number does not fit in an `Int`.
  private static func integer(_ bytes: ArraySlice<UInt8>) -> Int? {
    ByteReader(bytes, .bigEndian).integer(at: bytes.startIndex, bytes: bytes.count)
  }

  /// Integers of 1, 2 and 4 bytes are unsigned. Integers of 8 bytes are signed. Integers of 16
  /// bytes are for larger unsigned values.
  private static func number(
    _ marker: UInt8, _ body: ArraySlice<UInt8>
  ) throws(PropertyListFault) -> PropertyListValue {
    let bits = body.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    switch marker {
    case 0x22: return .real(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))))
    case 0x23: return .real(Double(bitPattern: bits))
    case 0x33: return .date(Date(timeIntervalSinceReferenceDate: Double(bitPattern: bits)))
    case 0x14:
      guard body.prefix(8).allSatisfy({ $0 == 0 }) else { throw .damaged }
      return Int64(exactly: bits).map { .integer($0) } ?? .unsigned(bits)
    default: return .integer(Int64(bitPattern: bits))
    }
  }
}
