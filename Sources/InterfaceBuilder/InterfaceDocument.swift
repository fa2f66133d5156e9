internal import Files

/// A storyboard or xib in its source form, as Interface Builder writes it.
///
/// Expat reads the XML: the package's property list reader keeps no attributes, and these files say
/// everything in attributes. libxml2 would do too, but with ICU, which Debian's has in it, a command
/// takes at least half a millisecond longer to start, and it cannot become a part of the command, as
/// Expat can.
package struct InterfaceDocument: Sendable {
  /// The element `<document>`.
  package let root: InterfaceElement
  /// All elements but those in `<resources>`, which lists what the others use: in the order of the
  /// file, the root first.
  package let elements: [InterfaceElement]

  /// Reads a file.
  package init(path: String) throws(InterfaceError) {
    let bytes: ContiguousArray<UInt8>
    do throws(FileError) {
      bytes = try FileReader.read(found: path, limit: InterfaceLimit.bytes)
    } catch .tooLarge {
      throw .tooLarge(.bytes, line: nil)
    } catch {
      throw .unreadable(error)
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
