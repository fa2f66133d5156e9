/// An XML property list: where everything stands.
struct SyntaxTree: Hashable, Sendable {
  let text: PropertyListText
  let root: SyntaxNode
  let lines: LineTable
  let duplicates: [DuplicateKey]

  /// - Complexity: O(`bytes.count`)
  init(_ bytes: ContiguousArray<UInt8>) throws(InfoPlistError) {
    // For the line of what cannot even be read as text: line ends are the same in every encoding
    // that a fault has an offset for.
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
    let table = LineTable(text.utf8)
    lines = table
    duplicates = scanner.duplicates.map { $0.duplicateKey(table) }
      .sorted { $0.lines.lexicographicallyPrecedes($1.lines) }
  }

  func line(of offset: Int) -> Int { lines.line(of: offset) }

  /// - Complexity: O(values on the path's levels)
  subscript(path: [PropertyListStep]) -> SyntaxNode? {
    path.reduce(Optional(root)) { node, step in node?[step] }
  }
}
