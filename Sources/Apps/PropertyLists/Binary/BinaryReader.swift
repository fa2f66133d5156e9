/// Reads a binary property list from its root, with limits.
///
/// A list of 243 bytes whose arrays share their elements expands to 2^40 values, which would keep
/// Foundation's decoder busy forever. A list that contains itself is infinite.
struct BinaryReader {
  private let objects: BinaryObjects
  private var unfolded = 0
  private var values = 0
  private(set) var duplicates: [DuplicateKey] = []

  init(_ bytes: ContiguousArray<UInt8>) throws(PropertyListFault) {
    objects = try BinaryObjects(bytes)
  }

  /// - Complexity: bounded by ``PropertyListLimit``
  mutating func root() throws(PropertyListFault) -> PropertyListValue {
    try value(objects.root, depth: 0)
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
    if depth == PropertyListLimit.depth { throw .tooDeep(limit: PropertyListLimit.depth) }
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
      if !key.isComparable(limit: PropertyListLimit.comparedBytes) {
        throw .keyTooLong(limit: PropertyListLimit.comparedBytes)
      }
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
