internal import Platform

/// Reads manifests, which have one app per line, as a JSON object.
package enum ManifestReader {
  /// The maximum size of a manifest in bytes, enough for a million apps.
  package static let byteLimit = 256 << 20
  /// The maximum length of a line, in bytes.
  package static let lineLimit = 1 << 20
  /// The most bytes of memory that each byte of a manifest needs, measured, including everything
  /// that is made for the apps.
  package static let bytesInMemory = 6

  /// Calls `body` with each app, in the order of the lines. Empty lines and comments are skipped.
  ///
  /// - Complexity: O(`bytes.count`)
  package static func read(
    _ bytes: ContiguousArray<UInt8>, _ body: (AppEntry) throws(ConfigurationError) -> Void
  ) throws(ConfigurationError) {
    var start = bytes.startIndex
    var line = 0
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      line += 1
      if end - start > lineLimit {
        throw ConfigurationError(
          .lineTooLong(limit: lineLimit), TextPosition(line: line, column: 1))
      }
      if let entry = try entry(bytes[start..<end], line: line) { try body(entry) }
      start = end + 1
    }
  }

  private static func entry(
    _ bytes: ArraySlice<UInt8>, line: Int
  ) throws(ConfigurationError) -> AppEntry? {
    var cursor = JSONCursor(bytes, line: line)
    try mapError(try cursor.skipSpace()) { ConfigurationError($0) }
    if cursor.next == nil { return nil }
    let node = try mapError(try JSONReader.read(bytes, line: line)) { ConfigurationError($0) }
    return try AppReader().entry(node)
  }
}
