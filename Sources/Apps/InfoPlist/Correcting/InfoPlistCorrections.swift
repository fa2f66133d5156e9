internal import LaunchRules

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
