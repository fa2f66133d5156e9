internal import Texts

/// Changes the root of a binary property list in its object table. Objects that stay are copied
/// byte by byte and in their order: no string is normalized, no number gets another width, shared
/// objects stay shared. The same changes to the same bytes always give the same bytes.
struct BinaryEditor {
  private let objects: BinaryObjects
  /// The new objects. References from `objects.count` on refer to them.
  private var added: [BinaryContent] = []
  /// The references of the new scalars: equal scalars are written only once.
  private var scalars: [BinaryContent: Int] = [:]
  /// The root's references to its keys, and to its values in the same order.
  private var keys: [Int]
  private var values: [Int]

  init(_ bytes: ContiguousArray<UInt8>) throws(PropertyListFault) {
    objects = try BinaryObjects(bytes)
    guard case .dictionary(let keys, let values) = try objects.object(objects.root) else {
      throw .objectKind(marker: 0)
    }
    self.keys = keys
    self.values = values
  }

  mutating func apply(_ changes: [KeyChange]) throws(PropertyListFault) {
    for change in changes {
      let place = try place(of: change.key)
      guard let new = change.value else {
        if let place {
          keys.remove(at: place)
          values.remove(at: place)
        }
        continue
      }
      let value = add(new)
      if let place {
        values[place] = value
      } else {
        keys.append(add(.string(change.key)))
        values.append(value)
      }
    }
  }

  /// The index of the last member with a key, which is the one that counts; `nil` if none has it.
  private func place(of key: String) throws(PropertyListFault) -> Int? {
    var place: Int?
    for (index, reference) in keys.enumerated() where reference < objects.count {
      if case .scalar(.string(key), _, _) = try objects.object(reference) { place = index }
    }
    return place
  }

  /// Adds the objects of a value, and returns its reference.
  private mutating func add(_ value: PropertyListValue) -> Int {
    let content: BinaryContent
    switch value {
    case .dictionary(let members):
      let sorted = members.sorted { $0.key < $1.key }
      let keys = sorted.map { add(.string($0.key)) }
      content = .container(marker: 0xD0, keys + sorted.map { add($0.value) })
    case .array(let elements):
      content = .container(marker: 0xA0, elements.map { add($0) })
    default:
      content = .scalar(BinaryContent.bytes(of: value))
      if let known = scalars[content] { return known }
      scalars[content] = objects.count + added.count
    }
    added.append(content)
    return objects.count + added.count - 1
  }

  func bytes() throws(PropertyListFault) -> ContiguousArray<UInt8> {
    let contents = try contents().sorted { $0.key < $1.key }
    let numbers = Dictionary(uniqueKeysWithValues: contents.enumerated().map { ($1.key, $0) })
    let referenceSize = BinaryContent.size(of: contents.count)
    var bytes = ContiguousArray("bplist00".utf8)
    var offsets: [Int] = []
    for (_, content) in contents {
      offsets.append(bytes.count)
      switch content {
      case .scalar(let scalar): bytes += scalar
      case .container(let marker, let references):
        let count = marker == 0xD0 ? references.count / 2 : references.count
        bytes += BinaryContent.header(marker, count)
        for reference in references {
          bytes += BinaryContent.bigEndian(numbers[reference] ?? 0, size: referenceSize)
        }
      }
    }
    let table = bytes.count
    let offsetSize = BinaryContent.size(of: table)
    for offset in offsets { bytes += BinaryContent.bigEndian(offset, size: offsetSize) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    for number in [offsets.count, numbers[objects.root] ?? 0, table] {
      bytes += BinaryContent.bigEndian(number, size: 8)
    }
    return bytes
  }

  /// The objects that the root reaches, by reference.
  private func contents() throws(PropertyListFault) -> [Int: BinaryContent] {
    var contents: [Int: BinaryContent] = [:]
    var open = [objects.root]
    while let reference = open.popLast() {
      if contents[reference] != nil { continue }
      let content =
        if reference == objects.root {
          BinaryContent.container(marker: 0xD0, keys + values)
        } else if reference >= objects.count {
          added[reference - objects.count]
        } else {
          try objects.content(reference)
        }
      contents[reference] = content
      if case .container(_, let references) = content { open += references }
    }
    return contents
  }
}

/// An object of a binary property list, as it is written.
enum BinaryContent: Hashable {
  /// The bytes of a scalar: marker, length and payload.
  case scalar(ContiguousArray<UInt8>)
  /// The marker's upper half, and all references; a dictionary's references to keys come first.
  case container(marker: UInt8, [Int])

  /// The bytes of a scalar; empty for a container.
  fileprivate static func bytes(of value: PropertyListValue) -> ContiguousArray<UInt8> {
    switch value {
    case .string(let text) where text.utf8.allSatisfy({ $0 < 0x80 }):
      header(0x50, text.utf8.count) + ContiguousArray(text.utf8)
    case .string(let text):
      header(0x60, text.utf16.count) + text.utf16.flatMap { bigEndian(Int($0), size: 2) }
    case .boolean(let isTrue): [isTrue ? 0x09 : 0x08]
    case .integer(let number): [0x13] + bigEndian(Int(number), size: 8)
    case .unsigned(let number):
      [0x14] + bigEndian(0, size: 8) + bigEndian(Int(truncatingIfNeeded: number), size: 8)
    case .real(let number): [0x23] + double(number)
    case .date(let date): [0x33] + double(date.timeIntervalSinceReferenceDate)
    case .data(let data): header(0x40, data.count) + data
    case .dictionary, .array: []
    }
  }

  private static func double(_ number: Double) -> ContiguousArray<UInt8> {
    bigEndian(Int(truncatingIfNeeded: number.bitPattern), size: 8)
  }

  /// The marker and the length of an object; from 15 on, the length is an integer after the marker.
  fileprivate static func header(_ marker: UInt8, _ count: Int) -> ContiguousArray<UInt8> {
    if count < 15 { return [marker | UInt8(count)] }
    let size = size(of: count)
    return [marker | 0xF, 0x10 | UInt8(size.trailingZeroBitCount)] + bigEndian(count, size: size)
  }

  /// The number of bytes that a number needs: 1, 2, 4 or 8.
  fileprivate static func size(of number: Int) -> Int {
    [1, 2, 4].first { number < 1 << (8 * $0) } ?? 8
  }

  fileprivate static func bigEndian(_ number: Int, size: Int) -> ContiguousArray<UInt8> {
    ContiguousArray((0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
  }
}

extension BinaryObjects {
  func content(_ index: Int) throws(PropertyListFault) -> BinaryContent {
    switch try object(index) {
    case .array(let elements): .container(marker: 0xA0, elements)
    case .dictionary(let keys, let values): .container(marker: 0xD0, keys + values)
    case .scalar(_, let range, _): .scalar(ContiguousArray(bytes[range]))
    }
  }
}
