public import LaunchRules

/// The corrections of the unambiguous mistakes in an Info.plist.
///
/// In XML, every byte outside the corrected values stays the same; in the binary format, every
/// other value stays the same.
public struct InfoPlistCorrections: Equatable, Sendable {
  /// A mistake that is corrected, and its place in the original file.
  public struct Correction: Hashable, Sendable {
    public let kind: CorrectionKind
    /// The line of the mistake, from 1; `nil` in a binary property list.
    public let line: Int?
  }

  public let corrections: [Correction]
  /// The bytes of the whole corrected Info.plist.
  public let bytes: ContiguousArray<UInt8>
  private let document: PropertyListDocument
  private let edits: [PropertyListEdit]

  /// - Parameters:
  ///   - document: the Info.plist as it was read.
  ///   - images: the names of the image files that were found for the app. A name is left as it is if
  ///     a device would find another file, or none, by the corrected name.
  /// - Complexity: O(`bytes.count`)
  public init(
    of document: PropertyListDocument, images: Set<String> = []
  ) throws(InfoPlistError) {
    try InfoPlistError.from(document.checkEditing())
    var finder = CorrectionFinder(document, images: images)
    finder.findBooleans()
    finder.findEntries()
    self.document = document
    corrections = finder.found
    let edits = finder.edits
    self.edits = edits
    bytes = try InfoPlistError.from(document.bytes(after: edits))
  }

  /// The corrections as a unified diff; empty if there are none. For a binary list, it is a diff of
  /// its XML form.
  ///
  /// - Parameter path: the path that the diff shows.
  public func difference(path: String) -> String {
    document.difference(edits, path: path)
  }
}

/// A mistake that can be corrected without asking the user.
public enum CorrectionKind: Hashable, Sendable {
  /// A name with a suffix or an extension that iOS appends itself.
  case name(from: String, to: String)
  /// A size whose width and height are swapped.
  case size(from: PointSize, to: PointSize)
  /// A Boolean key whose value is a string or a number.
  case boolean(key: String, value: Bool)
  /// An entry that is a copy of an earlier entry. `number` is its number in the array, from 1.
  case repeatedEntry(number: Int, key: String)
}

extension CorrectionKind: CustomStringConvertible {
  /// The correction in a few words, such as `the name 'a.png' is 'a' now`.
  public var description: String {
    switch self {
    case .name(let from, let to): "the name '\(from)' is '\(to)' now"
    case .size(let from, let to):
      "the size \(from.propertyListText) is \(to.propertyListText) now"
    case .boolean(let key, let value): "\(key) is <\(value)/> now"
    case .repeatedEntry(let number, let key): "entry \(number) of \(key) is removed: it is a copy"
    }
  }
}
