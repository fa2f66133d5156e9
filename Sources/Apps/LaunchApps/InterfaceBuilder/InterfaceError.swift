package import Files

package enum InterfaceError: Error, Equatable, Sendable {
  case unreadable(FileError)
  case malformed(reason: String, line: Int)
  case tooLarge(Excess, line: Int?)
  /// The file has a document type declaration, which can declare entities. Interface Builder never
  /// writes one.
  case documentType(line: Int)
  case foreign(root: String, line: Int)
  case outOfMemory

  package enum Excess: Equatable, Sendable {
    case bytes, depth, elements, attributes, name
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

/// The limits for a storyboard or xib. The largest files of real apps have a few thousand elements.
package enum InterfaceLimit {
  package static let bytes = 4 << 20
  package static let depth = 128
  package static let elements = 100_000
  /// All attributes of all elements together.
  package static let attributes = 400_000
  /// An element's or attribute's name.
  package static let nameBytes = 128
  /// An attribute's value. Longer values are ignored: they are texts for people, and comparing
  /// strings that an attacker has crafted can take quadratic time.
  package static let valueBytes = 1024
}
