internal import Platform
internal import Texts

/// A property list whose root is a dictionary, with its values and their lines.
///
/// It reads the XML and the binary format without Foundation, which does not report lines, accepts
/// malformed XML, and can be kept busy forever by a file of a few bytes.
public struct PropertyListDocument: Equatable, Sendable {
  /// The bytes of the whole file.
  public let bytes: ContiguousArray<UInt8>
  public let format: PropertyListFormat
  public private(set) var root: [String: PropertyListValue]
  /// The keys that appear more than once: sorted by line in XML, in no particular order in a binary
  /// list.
  public let duplicateKeys: [DuplicateKey]
  /// The elements of an XML list; `nil` for a binary list.
  let syntax: SyntaxTree?
  /// Values that a build adds to the file, by key.
  private(set) var additions: [String: PropertyListAddition] = [:]

  /// A property list without values, for an app without its own Info.plist.
  package static let empty = PropertyListDocument()

  private init() {
    bytes = []
    format = .xml
    root = [:]
    duplicateKeys = []
    syntax = nil
  }

  /// Reads a file's bytes.
  ///
  /// - Complexity: O(`bytes.count`)
  package init(reading bytes: ContiguousArray<UInt8>) throws(PropertyListError) {
    self.bytes = bytes
    if bytes.count > PropertyListLimit.bytes { throw .malformed(.tooLarge, line: nil) }
    try PropertyListLimit.checkMemory(for: bytes)
    if bytes.starts(with: BinaryObjects.signature.utf8) {
      format = .binary
      syntax = nil
      let (value, duplicates) = try mapError(try Self.readBinary(bytes)) {
        PropertyListError.malformed($0, line: nil)
      }
      guard let root = value.dictionary else { throw .rootIsNotDictionary(line: nil) }
      self.root = root
      duplicateKeys = duplicates
    } else {
      let syntax = try mapError(try SyntaxTree(bytes)) {
        Self.picture(bytes) ?? Self.conflict(bytes) ?? $0
      }
      guard let root = syntax.root.value.dictionary else {
        throw .rootIsNotDictionary(line: syntax.source.line(of: syntax.root.element.lowerBound))
      }
      format = .xml
      self.syntax = syntax
      duplicateKeys = syntax.duplicates
      self.root = root
    }
  }

  private static func readBinary(
    _ bytes: ContiguousArray<UInt8>
  ) throws(PropertyListFault) -> (PropertyListValue, [DuplicateKey]) {
    var reader = try BinaryReader(bytes)
    return (try reader.root(), reader.duplicates)
  }

  /// The error for a file that is a picture, such as artwork in the place of an Info.plist; `nil`
  /// for other bytes.
  private static func picture(_ bytes: ContiguousArray<UInt8>) -> PropertyListError? {
    ImageFormat.picture(bytes).map { .malformed(.picture($0), line: nil) }
  }

  /// The error for a file with a line that a merge writes where it leaves a conflict; `nil` for
  /// other bytes.
  private static func conflict(_ bytes: ContiguousArray<UInt8>) -> PropertyListError? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let mark = "<<<<<<< ".utf8
    return lines.firstIndex { $0.starts(with: mark) }.map {
      .malformed(.mergeConflict, line: $0 + 1)
    }
  }

  /// The line of the file on which a value begins; `nil` in a binary list, if there is no such
  /// value, or if a build takes it from elsewhere.
  ///
  /// If a key appears more than once, its last value counts.
  public func line(of path: PropertyListStep...) -> Int? { place(at: path)?.line }

  /// The line of the key at the end of a path; `nil` as in ``line(of:)``.
  public func lineOfKey(_ path: PropertyListStep...) -> Int? { place(ofKeyAt: path)?.line }

  /// Where a value is written; `nil` in a binary list, or if there is no such value.
  package func place(of path: PropertyListStep...) -> PropertyListPlace? { place(at: path) }

  /// Where a key of the root is written; `nil` as in ``place(of:)``.
  package func place(ofKey key: String) -> PropertyListPlace? { place(ofKeyAt: [.key(key)]) }

  package func place(at path: [PropertyListStep]) -> PropertyListPlace? {
    additionPlace(path) ?? syntax?[path].flatMap { place(of: $0.element) }
  }

  private func place(ofKeyAt path: [PropertyListStep]) -> PropertyListPlace? {
    if path.count == 1, let place = additionPlace(path) { return place }
    guard let syntax, case .key(let key)? = path.last else { return nil }
    let member =
      path.count == 1
      ? syntax.member(key) : syntax[Array(path.dropLast())]?.members.last { $0.key == key }
    return member.flatMap { place(of: $0.keyElement) }
  }

  private func place(of element: Range<Int>) -> PropertyListPlace? {
    syntax.map { .line($0.source.line(of: element.lowerBound)) }
  }

  private func additionPlace(_ path: [PropertyListStep]) -> PropertyListPlace? {
    guard case .key(let key)? = path.first else { return nil }
    return additions[key]?.place(of: path)
  }

  /// A copy of the document with values that a build adds or changes.
  ///
  /// - Parameters:
  ///   - root: the values after the build.
  ///   - additions: the values that do not come from the file, by key.
  package func built(
    _ root: [String: PropertyListValue], _ additions: [String: PropertyListAddition]
  ) -> PropertyListDocument {
    var document = self
    document.root = root
    document.additions = additions
    return document
  }
}

/// The format of a property list file. JSON and old-style (OpenStep) files are not read.
public enum PropertyListFormat: String, Hashable, Sendable {
  case xml
  case binary
}

/// A key that appears more than once in a dictionary. Which value counts depends on the program
/// that reads the file.
public struct DuplicateKey: Hashable, Sendable {
  public let key: String
  /// The lines of the key, in order; empty in a binary property list.
  public let lines: [Int]
  /// Whether the dictionary is the property list's root.
  public let isInRoot: Bool
}

/// One step from a property list's root to a value: a dictionary's key, or an array's index.
public enum PropertyListStep: Hashable, Sendable {
  case key(String)
  case index(Int)
}

extension PropertyListStep: ExpressibleByStringLiteral {
  public init(stringLiteral key: String) { self = .key(key) }
}

extension PropertyListStep: ExpressibleByIntegerLiteral {
  public init(integerLiteral index: Int) { self = .index(index) }
}
