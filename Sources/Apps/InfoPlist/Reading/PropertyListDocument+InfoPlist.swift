public import PropertyLists

/// Initializers for Info.plist files, which throw ``InfoPlistError``.
extension PropertyListDocument {
  /// Reads a file that the user named.
  public init(path: String) throws(InfoPlistError) {
    self = try InfoPlistError.from(PropertyListDocument(file: path))
  }

  /// Reads a file that the user did not name, if it is a regular file.
  package init(found path: String) throws(InfoPlistError) {
    self = try InfoPlistError.from(PropertyListDocument(foundFile: path))
  }

  /// Reads a file's bytes.
  ///
  /// - Complexity: O(`bytes.count`)
  public init(_ bytes: ContiguousArray<UInt8>) throws(InfoPlistError) {
    self = try InfoPlistError.from(PropertyListDocument(reading: bytes))
  }
}
