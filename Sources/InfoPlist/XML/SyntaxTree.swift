/// An XML property list: its elements, and their places in the text.
struct SyntaxTree: Hashable, Sendable {
  let text: PropertyListText
  let root: SyntaxNode
  let lines: LineTable
  let duplicates: [DuplicateKey]

  /// - Complexity: O(`bytes.count`)
  init(_ bytes: ContiguousArray<UInt8>) throws(InfoPlistError) {
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
    let table = LineTable(text.utf8)
    lines = table
    // By offset: several may be on one line.
    duplicates = scanner.duplicates
      .sorted { $0.offsets.lexicographicallyPrecedes($1.offsets) }
      .map { $0.duplicateKey(table) }
  }

  func line(of offset: Int) -> Int { lines.line(of: offset) }

  /// - Complexity: O(values on the path's levels)
  subscript(path: [PropertyListStep]) -> SyntaxNode? {
    path.reduce(Optional(root)) { node, step in node?[step] }
  }
}
