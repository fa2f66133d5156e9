internal import Files
internal import Platform
public import PropertyLists

/// Initializers for Info.plist files, which throw ``InfoPlistError``.
extension PropertyListDocument {
  /// Reads a file that the user named.
  public init(path: String) throws(InfoPlistError) {
    let limit = PropertyListLimit.bytes
    try self.init(
      mapError(try FileReader.read(path: path, limit: limit), InfoPlistError.init(reading:)))
  }

  /// Reads a file that the user did not name, if it is a regular file.
  package init(found path: String) throws(InfoPlistError) {
    let limit = PropertyListLimit.bytes
    try self.init(
      mapError(try FileReader.read(found: path, limit: limit), InfoPlistError.init(reading:)))
  }

  /// Reads a file's bytes.
  ///
  /// - Complexity: O(`bytes.count`)
  public init(_ bytes: ContiguousArray<UInt8>) throws(InfoPlistError) {
    self = try InfoPlistError.from(PropertyListDocument(reading: bytes))
  }
}

extension PropertyListDocument {
  /// The key that iPhones use: the key with the suffix `~iphone` if present, otherwise the key
  /// itself.
  public func phoneKey(_ key: String) -> String { self.key(key, for: .phone) }

  /// The key that the devices of a family use: the key with the family's suffix if present,
  /// otherwise the key itself.
  ///
  /// Source: Information Property List Key Reference, "Platform-specific keys".
  package func key(_ key: String, for idiom: DeviceIdiom) -> String {
    let own = key + idiom.suffix
    return root[own] == nil ? key : own
  }

  /// Checks that a key appears only once in the root dictionary. If it appeared twice, programs
  /// could disagree about its value.
  ///
  /// - Throws: ``InfoPlistError/repeatedKey(_:lines:)``
  public func expectSingle(_ key: String) throws(InfoPlistError) {
    if let duplicate = duplicateKeys.first(where: { $0.isInRoot && $0.key == key }) {
      throw .repeatedKey(key, lines: duplicate.lines)
    }
  }
}
