public import PropertyLists

/// Info.plist files are property lists whose faults are errors of Info.plist files.
extension PropertyListDocument {
  /// Reads a file.
  ///
  /// - Throws: ``InfoPlistError``
  public init(path: String) throws(InfoPlistError) {
    self = try InfoPlistError.from(PropertyListDocument(file: path))
  }

  /// Reads a file that nobody named: a regular one, or none.
  ///
  /// - Throws: ``InfoPlistError``
  package init(found path: String) throws(InfoPlistError) {
    self = try InfoPlistError.from(PropertyListDocument(foundFile: path))
  }

  /// Reads a file's bytes.
  ///
  /// - Throws: ``InfoPlistError``
  /// - Complexity: O(`bytes.count`)
  public init(_ bytes: ContiguousArray<UInt8>) throws(InfoPlistError) {
    self = try InfoPlistError.from(PropertyListDocument(reading: bytes))
  }
}
