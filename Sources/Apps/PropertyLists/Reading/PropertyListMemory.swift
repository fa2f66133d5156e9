internal import Files
internal import Platform

/// An upper bound, in bytes, of the memory for reading or editing a property list. It was measured
/// with the worst cases: lists of nothing but values, nothing but keys, nothing but text, or
/// nothing but empty lines.
struct PropertyListMemory {
  private let reading: Int

  init(_ bytes: ContiguousArray<UInt8>) {
    // The shortest value in XML has 7 bytes; in a binary list, many values may share an object.
    let isBinary = bytes.starts(with: BinaryObjects.signature.utf8)
    let values = isBinary ? PropertyListLimit.values : bytes.count / 7
    reading = 4 * bytes.count + 280 * min(values, PropertyListLimit.values)
  }

  /// - Throws: ``PropertyListError/unreadable(_:)`` if the list cannot be read for lack of memory.
  func checkReading() throws(PropertyListError) { try check(reading) }

  /// - Throws: ``PropertyListError/unreadable(_:)`` if a list that has been read cannot be edited
  ///   and shown as a diff for lack of memory.
  func checkEditing() throws(PropertyListError) { try check(2 * reading) }

  private func check(_ bytes: Int) throws(PropertyListError) {
    if !Memory.has(bytes) { throw .unreadable(.outOfMemory) }
  }
}
