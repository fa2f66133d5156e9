internal import LaunchRules

/// The corrections of the unambiguous mistakes in an Info.plist.
///
/// In XML, every byte outside the corrected values stays the same; in the binary format, every
/// other value stays the same.
public struct InfoPlistCorrections: Hashable, Sendable {
  /// A corrected mistake, and the line that it was on; `nil` in a binary list.
  public struct Correction: Hashable, Sendable {
    public let kind: CorrectionKind
    public let line: Int?
  }

  public let corrections: [Correction]
  /// The bytes of the whole corrected Info.plist.
  public let bytes: ContiguousArray<UInt8>
  private let document: PropertyListDocument
  private let edits: [PropertyListEdit]

  /// - Throws: ``InfoPlistError``
  /// - Complexity: O(`bytes.count`)
  public init(of document: PropertyListDocument) throws(InfoPlistError) {
    try PropertyListMemory(document.bytes).checkEditing()
    var finder = CorrectionFinder(document)
    finder.findBooleans()
    finder.findEntries()
    self.document = document
    corrections = finder.found
    edits = finder.edits
    bytes = try Self.bytes(of: document, finder.edits)
  }

  private static func bytes(
    of document: PropertyListDocument, _ edits: [PropertyListEdit]
  ) throws(InfoPlistError) -> ContiguousArray<UInt8> {
    if edits.isEmpty { return document.bytes }
    // Edits are applied from the last to the first, so that the indices of the others stay valid.
    var root: PropertyListValue? = .dictionary(document.root)
    for edit in edits.reversed() { edit.apply(to: &root) }
    guard let members = root?.dictionary else { throw .editFailed }
    guard let syntax = document.syntax else {
      let changed = members.filter { key, value in
        document.root[key].map(value.isIdentical) != true
      }
      let changes = changed.sorted { $0.key < $1.key }.map { KeyChange(key: $0, value: $1) }
      return try document.changing(changes).bytes
    }
    let bytes = syntax.text.encoded(TextEdit.apply(textEdits(syntax, edits), to: syntax.text.utf8))
    let result = (try? PropertyListDocument(bytes))?.root
    guard result.map(PropertyListValue.dictionary)?.isIdentical(to: .dictionary(members)) == true
    else { throw .editFailed }
    return bytes
  }

  private static func textEdits(_ syntax: SyntaxTree, _ edits: [PropertyListEdit]) -> [TextEdit] {
    let writer = XMLWriter(newline: "", indentUnit: "")
    return edits.compactMap { $0.textEdit(in: syntax, writer) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The corrections as a unified diff; empty if there are none. For a binary list, it is a diff of
  /// its XML form.
  ///
  /// - Parameter path: the path that the diff shows.
  public func difference(path: String) -> String {
    if edits.isEmpty { return "" }
    guard let syntax = document.syntax ?? InfoPlistMerge.syntax(of: document.root)
    else { return "" }
    let shown = path + (document.syntax == nil ? " (as XML)" : "")
    // As in diff, a tab marks the end of a name with spaces.
    let name = shown.contains(" ") ? shown + "\t" : shown
    return UnifiedDiff(syntax.text.utf8, Self.textEdits(syntax, edits))
      .text(oldName: name, newName: name)
  }
}
