/// Changes to the root of a binary property list, made in its object table.
///
/// Objects that stay are copied byte by byte and in their order, so that nothing outside the
/// changed keys is different: no string is normalized, no number gets another width, shared objects
/// stay shared. The same changes to the same bytes always give the same bytes.
struct BinaryEditor {
  private let objects: BinaryObjects
  private var added = BinaryAdditions()
  /// The root's references to its keys. References of `objects.count` and above are to added
  /// objects.
  private var keys: [Int]
  /// The root's references to its values, in the order of ``keys``.
  private var values: [Int]

  /// - Throws: ``PropertyListFault`` if the root is not a dictionary that can be read.
  init(_ bytes: ContiguousArray<UInt8>) throws(PropertyListFault) {
    objects = try BinaryObjects(bytes)
    guard case .dictionary(let keys, let values) = try objects.object(objects.root) else {
      throw .objectKind(marker: 0)
    }
    self.keys = keys
    self.values = values
  }

  /// Replaces the values of existing keys, appends new keys, and removes keys.
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
      let value = objects.count + added.append(new)
      if let place {
        values[place] = value
      } else {
        keys.append(objects.count + added.append(.string(change.key)))
        values.append(value)
      }
    }
  }

  /// The index of the last member with a key, whose value counts; `nil` if there is none.
  private func place(of key: String) throws(PropertyListFault) -> Int? {
    var place: Int?
    for (index, reference) in keys.enumerated() where reference < objects.count {
      if case .scalar(.string(key), _, _) = try objects.object(reference) { place = index }
    }
    return place
  }

  func bytes() throws(PropertyListFault) -> ContiguousArray<UInt8> {
    var contents: [Int: BinaryContent] = [:]
    var open = [objects.root]
    while let reference = open.popLast() {
      if contents[reference] != nil { continue }
      let content = try content(of: reference)
      contents[reference] = content
      open += content.references
    }
    let order = contents.keys.sorted()
    let numbers = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    var table = BinaryTable(count: order.count)
    for reference in order {
      if let content = contents[reference] { table.append(content, numbers) }
    }
    return table.finished(root: numbers[objects.root] ?? 0)
  }

  private func content(of reference: Int) throws(PropertyListFault) -> BinaryContent {
    if reference == objects.root { return .container(marker: 0xD0, keys + values) }
    if reference >= objects.count {
      return added.contents[reference - objects.count].shifted(by: objects.count)
    }
    return try objects.content(reference)
  }
}

extension BinaryObjects {
  /// An object in its stored form.
  func content(_ index: Int) throws(PropertyListFault) -> BinaryContent {
    switch try object(index) {
    case .array(let elements): .container(marker: 0xA0, elements)
    case .dictionary(let keys, let values): .container(marker: 0xD0, keys + values)
    case .scalar(_, let range, _): .scalar(ContiguousArray(bytes[range]))
    }
  }
}
