internal import Files
internal import Platform

/// A storyboard or xib in its source form, as Interface Builder writes it.
///
/// Expat reads the XML, because the package's property list reader ignores attributes, which
/// contain all information in these files. libxml2 is not an alternative: Debian's version includes
/// ICU, with which a command takes at least half a millisecond longer to start, and libxml2 cannot
/// become a part of the command, as Expat can.
package struct InterfaceDocument: Sendable {
  package let root: InterfaceElement
  /// All elements in the order of the file, the root first, except those in `<resources>`, which
  /// lists what the other elements use.
  package let elements: [InterfaceElement]

  package init(path: String) throws(InterfaceError) {
    let bytes = try mapError(try FileReader.read(found: path, limit: InterfaceLimit.bytes)) {
      (error: FileError) in
      if case .tooLarge = error { return InterfaceError.tooLarge(.bytes, line: nil) }
      return .unreadable(error)
    }
    try self.init(bytes)
  }

  /// Reads a file's bytes.
  ///
  /// - Complexity: O(`bytes.count`)
  package init(_ bytes: ContiguousArray<UInt8>) throws(InterfaceError) {
    if bytes.count > InterfaceLimit.bytes { throw .tooLarge(.bytes, line: nil) }
    let root = try InterfaceReader.root(of: bytes)
    let type = root["type"] ?? ""
    guard root.name == "document", type.hasPrefix("com.apple.InterfaceBuilder") else {
      throw .foreign(root: root.name, line: root.line)
    }
    self.root = root
    elements = root.elements
  }
}
