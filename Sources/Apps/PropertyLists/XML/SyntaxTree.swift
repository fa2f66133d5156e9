/// An XML property list: its elements, and their places in the text.
struct SyntaxTree: Equatable, Sendable {
  let text: PropertyListText
  let root: SyntaxNode
  let lines: LineTable
  let duplicates: [DuplicateKey]
  /// For each key of the root, the index of its last member. The table is needed because findings
  /// and corrections look up many values below one root.
  private let places: [String: Int]

  init(_ bytes: ContiguousArray<UInt8>) throws(PropertyListError) {
    // If the bytes are not valid text, lines are counted in the bytes. Such a fault has an offset
    // only in UTF-8, where line breaks are single bytes.
    var readable = bytes
    var scanner: XMLScanner
    do throws(ScanFailure) {
      text = try PropertyListText(bytes)
      readable = text.utf8
      scanner = XMLScanner(text)
      root = try scanner.scan()
    } catch {
      let line = error.offset.map { LineTable(readable).line(of: $0) }
      throw .malformed(error.fault, line: line)
    }
    places = Dictionary(zip(root.members.lazy.map(\.key), root.members.indices)) { $1 }
    let table = LineTable(text.utf8)
    lines = table
    // Sorted by offset, because several duplicates may be on one line.
    duplicates = scanner.duplicates
      .sorted { $0.offsets.lexicographicallyPrecedes($1.offsets) }
      .map { $0.duplicateKey(table) }
  }

  func line(of offset: Int) -> Int { lines.line(of: offset) }

  /// The root's last member with a key; `nil` if there is none.
  ///
  /// - Complexity: O(1)
  func member(_ key: String) -> SyntaxMember? { places[key].map { root.members[$0] } }

  /// - Complexity: O(number of children of the values on the path, except the root)
  subscript(path: [PropertyListStep]) -> SyntaxNode? {
    guard case .key(let key)? = path.first else { return path.isEmpty ? root : nil }
    return path.dropFirst().reduce(member(key)?.value) { node, step in node?[step] }
  }
}
