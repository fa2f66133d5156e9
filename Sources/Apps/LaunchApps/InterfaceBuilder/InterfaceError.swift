package import Files

package enum InterfaceError: Error, Equatable, Sendable {
  case unreadable(FileError)
  /// - Parameter reason: Expat's message.
  case malformed(reason: String, line: Int)
  case tooLarge(Excess, line: Int?)
  /// The file has a document type declaration, which can declare entities. Interface Builder never
  /// writes one.
  case documentType(line: Int)
  /// The root element is not that of an Interface Builder document.
  case foreign(root: String, line: Int)
  case outOfMemory

  package enum Excess: Equatable, Sendable {
    case bytes
    case depth
    case elements
    case attributes
    case name
  }

  package var line: Int? {
    switch self {
    case .malformed(_, let line), .documentType(let line), .foreign(_, let line): line
    case .tooLarge(_, let line): line
    case .unreadable, .outOfMemory: nil
    }
  }
}

extension InterfaceError: CustomStringConvertible {
  /// The problem and its reason, to be printed after the path.
  package var description: String {
    switch self {
    case .unreadable(let error): "cannot be read (\(error))"
    case .malformed(let reason, _): "is not valid XML (\(reason))"
    case .tooLarge(let excess, _): "was not checked (\(excess))"
    case .documentType: "has a document type declaration (Interface Builder writes none)"
    case .foreign(let root, _):
      "is not an Interface Builder document (its root is <\(root.prefix(40))>)"
    case .outOfMemory: "cannot be read (out of memory)"
    }
  }
}

extension InterfaceError.Excess: CustomStringConvertible {
  package var description: String {
    switch self {
    case .bytes: "it has more than \(InterfaceLimit.bytes) bytes"
    case .depth: "its elements are nested more than \(InterfaceLimit.depth) deep"
    case .elements: "it has more than \(InterfaceLimit.elements) elements"
    case .name: "a name has more than \(InterfaceLimit.nameBytes) bytes"
    case .attributes: "it has more than \(InterfaceLimit.attributes) attributes"
    }
  }
}
