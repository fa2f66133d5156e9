internal import Platform
internal import Texts

/// A property list whose root is a dictionary: its values, and the line of each value.
///
/// The XML and the binary format are read without Foundation. Foundation does not report lines, and
/// accepts malformed XML. A file of a few bytes can keep Foundation busy forever.
public struct PropertyListDocument: Equatable, Sendable {
  /// The bytes of the whole file.
  public private(set) var bytes: ContiguousArray<UInt8> = []
  public private(set) var root: [String: PropertyListValue] = [:]
  /// The keys that appear more than once in a dictionary. In XML, they are sorted by line.
  public private(set) var duplicateKeys: [DuplicateKey] = []
  /// The elements of an XML list; `nil` for a binary list.
  private(set) var syntax: SyntaxTree?
  /// For each key that a build sets or extends, where the new values are written.
  private(set) var additions: [String: PropertyListAddition] = [:]

  /// A property list without values, for an app that has no Info.plist file.
  package static let empty = PropertyListDocument()

  private init() {}

  package init(
    reading bytes: ContiguousArray<UInt8>, isTemplate: Bool = false
  ) throws(PropertyListError) {
    self.bytes = bytes
    if bytes.count > PropertyListLimit.bytes { throw .malformed(.tooLarge, line: nil) }
    try PropertyListLimit.checkMemory(for: bytes)
    let value: PropertyListValue
    if bytes.starts(with: BinaryReader.signature.utf8) {
      (value, duplicateKeys) = try mapError(try BinaryReader.read(bytes)) {
        PropertyListError.malformed($0, line: nil)
      }
    } else {
      let syntax = try mapError(try SyntaxTree(bytes, isTemplate: isTemplate)) {
        Self.knownKind(of: bytes) ?? $0
      }
      (value, duplicateKeys) = (syntax.root.value, syntax.duplicates)
      self.syntax = syntax
    }
    guard let root = value.dictionary else { throw .rootIsNotDictionary(line: place(at: [])?.line) }
    self.root = root
  }

  /// The error if the bytes are a picture, the Git LFS pointer of a file that is not downloaded, or
  /// a text with a merge conflict; otherwise `nil`.
  private static func knownKind(of bytes: ContiguousArray<UInt8>) -> PropertyListError? {
    if let format = ImageFormat.picture(bytes) { return .malformed(.picture(format), line: nil) }
    if TextFormat(bytes) == .lfsPointer { return .malformed(.lfsPointer, line: nil) }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { $0.starts(with: "<<<<<<< ".utf8) }.map {
      .malformed(.mergeConflict, line: $0 + 1)
    }
  }

  /// The line where a value begins. If a key appears more than once, its last value counts. `nil`
  /// if the list is binary, if there is no such value, or if the value comes from another file in a
  /// build.
  public func line(of path: PropertyListStep...) -> Int? { place(at: path)?.line }

  /// The line of a key of the root. `nil` if the list is binary, if there is no such key, or if a
  /// build adds the key.
  public func lineOfKey(_ key: String) -> Int? { place(ofKey: key)?.line }

  /// Where a value is written; `nil` in a binary list, or if there is no such value.
  package func place(of path: PropertyListStep...) -> PropertyListPlace? { place(at: path) }

  package func place(at path: [PropertyListStep]) -> PropertyListPlace? {
    additionPlace(path) ?? syntax?[path].flatMap { place(of: $0.element) }
  }

  /// Where a key of the root is written; `nil` in a binary list, or if there is no such key.
  package func place(ofKey key: String) -> PropertyListPlace? {
    additionPlace([.key(key)]) ?? syntax?.member(key).flatMap { place(of: $0.keyElement) }
  }

  private func place(of element: Range<Int>) -> PropertyListPlace? {
    syntax.map { .line($0.source.line(of: element.lowerBound)) }
  }

  private func additionPlace(_ path: [PropertyListStep]) -> PropertyListPlace? {
    guard case .key(let key)? = path.first else { return nil }
    return additions[key]?.place(of: path)
  }

  /// The root with all elements, and the text of the list; `source` is `nil` for a binary list.
  package var nodes: (root: SyntaxNode, source: SourceDocument?) {
    (syntax?.root ?? SyntaxNode(.dictionary(root)), syntax?.source)
  }

  /// The document after a build. `root` has all values. `additions` has the places of the values
  /// that the build adds to the file.
  package func built(
    _ root: [String: PropertyListValue], _ additions: [String: PropertyListAddition]
  ) -> PropertyListDocument {
    var document = self
    document.root = root
    document.additions = additions
    return document
  }
}

/// A key that appears more than once in a dictionary; which value counts depends on the program.
public struct DuplicateKey: Hashable, Sendable {
  public let key: String
  /// The lines of the key, in order; empty in a binary property list.
  public let lines: [Int]
  public let isInRoot: Bool
}

/// One step from a property list's root to a value: a dictionary's key, or an array's index.
public enum PropertyListStep: Hashable, Sendable {
  case key(String)
  case index(Int)
}

/// Where a value of an Info.plist is written.
public enum PropertyListPlace: Hashable, Sendable {
  case line(Int)
  /// A place in another file, such as a project or an asset catalog. A build takes the value from
  /// there.
  case source(path: String, line: Int?)

  /// The line in the Info.plist; `nil` if the value is written in another file.
  package var line: Int? {
    if case .line(let line) = self { line } else { nil }
  }
}

/// The places of a value that a build adds to the root dictionary of an Info.plist.
package struct PropertyListAddition: Equatable, Sendable {
  package let place: PropertyListPlace
  /// The places of the added array elements, in order. If there are fewer places than elements, the
  /// remaining elements are at the last place. Without any places, all are at `place`.
  package let elements: [PropertyListPlace]
  /// The number of array elements that come from the file; `nil` if the build replaces the file's
  /// value.
  package let ownElements: Int?

  package init(
    place: PropertyListPlace, elements: [PropertyListPlace] = [], ownElements: Int? = nil
  ) {
    self.place = place
    self.elements = elements
    self.ownElements = ownElements
  }

  /// The place of the value at `path`, which begins at the root; `nil` if it comes from the file.
  func place(of path: [PropertyListStep]) -> PropertyListPlace? {
    let own = ownElements ?? 0
    guard path.count > 1, case .index(let index) = path[1] else { return own > 0 ? nil : place }
    if index < own { return nil }
    return elements.isEmpty ? place : elements[min(index - own, elements.count - 1)]
  }
}
