package enum LineDifference {
  /// The difference in the format of `diff -u`; empty if the texts are equal.
  ///
  /// - Parameters:
  ///   - old: the old text; `nil` for a new file.
  ///   - path: the path that the difference shows.
  /// - Complexity: O(lines times changed lines)
  package static func unified(
    from old: ContiguousArray<UInt8>?, to new: ContiguousArray<UInt8>, path: String
  ) -> String {
    let name = UnifiedDiff.name(path)
    return UnifiedDiff(old ?? [], edits(from: old ?? [], to: new))
      .text(oldName: old == nil ? "/dev/null" : name, newName: name)
  }

  private static func edits(
    from old: ContiguousArray<UInt8>, to new: ContiguousArray<UInt8>
  ) -> [TextEdit] {
    let (oldLines, newLines) = (lines(of: old), lines(of: new))
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in newLines.difference(from: oldLines) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var edits: [TextEdit] = []
    var (from, to, position) = (0, 0, 0)
    while from < oldLines.count || to < newLines.count {
      let start = position
      var replacement = ContiguousArray<UInt8>()
      while removed.contains(from) {
        position += oldLines[from].count
        from += 1
      }
      while inserted.contains(to) {
        replacement += newLines[to]
        to += 1
      }
      if position > start || !replacement.isEmpty {
        edits.append(TextEdit(start..<position, replacement))
      } else {
        position += oldLines[from].count
        from += 1
        to += 1
      }
    }
    return edits
  }

  private static func lines(of text: ContiguousArray<UInt8>) -> [ArraySlice<UInt8>] {
    var rest = text[...]
    var lines: [ArraySlice<UInt8>] = []
    while !rest.isEmpty {
      let line = rest.firstLine
      lines.append(line)
      rest = rest[line.endIndex...]
    }
    return lines
  }
}
