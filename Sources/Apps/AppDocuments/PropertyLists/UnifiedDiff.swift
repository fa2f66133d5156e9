/// Edits of a text in the format of `diff -u`, which `patch` can apply.
struct UnifiedDiff {
  /// Whole old lines, and the new lines that replace them. Equal lines at both ends are left out.
  private struct Region {
    var old: ArraySlice<UInt8>
    var new: ArraySlice<UInt8>

    init(_ old: ArraySlice<UInt8>, _ new: ArraySlice<UInt8>) {
      (self.old, self.new) = (old, new)
      while !self.old.isEmpty, !self.new.isEmpty, self.old.firstLine == self.new.firstLine {
        self.old = self.old.droppingFirstLines(1)
        self.new = self.new.droppingFirstLines(1)
      }
      while !self.old.isEmpty, !self.new.isEmpty, self.old.lastLine == self.new.lastLine {
        self.old = self.old.droppingLastLines(1)
        self.new = self.new.droppingLastLines(1)
      }
    }
  }

  private static let contextLines = 3
  private let text: ContiguousArray<UInt8>
  private let regions: [Region]

  /// - Parameter edits: the edits, sorted, without overlaps.
  init(_ text: ContiguousArray<UInt8>, _ edits: [TextEdit]) {
    self.text = text
    // Edits that share a line are one region.
    var groups: [(lines: Range<Int>, edits: [TextEdit])] = []
    for edit in edits {
      let lines = Self.lines(of: edit, in: text)
      let last = groups.endIndex - 1
      if last >= 0, lines.lowerBound < groups[last].lines.upperBound {
        groups[last].lines = groups[last].lines.lowerBound..<lines.upperBound
        groups[last].edits.append(edit)
      } else {
        groups.append((lines, [edit]))
      }
    }
    regions = groups.map { lines, edits in
      Region(text[lines], edits.applied(to: text[lines])[...])
    }.filter { !$0.old.isEmpty || !$0.new.isEmpty }
  }

  /// The bytes of all lines that an edit changes, or in which an edit inserts text.
  private static func lines(of edit: TextEdit, in text: ContiguousArray<UInt8>) -> Range<Int> {
    let (lower, upper) = (edit.range.lowerBound, edit.range.upperBound)
    // An insertion after the final newline changes the last line.
    let start = text[..<min(lower + 1, text.count)].lastLine.startIndex
    // If the edit removes a newline, the line after it becomes part of the changed line.
    let joins = edit.replacement.last != UInt8(ascii: "\n")
    let end = text[max(lower, joins ? upper : upper - 1)...].firstLine.endIndex
    return start..<end
  }

  /// A path as diff prints it: a tab marks the end of a name with spaces.
  static func name(_ path: String) -> String { path.contains(" ") ? path + "\t" : path }

  /// The header and the hunks; empty if nothing changes.
  func text(oldName: String, newName: String) -> String {
    if regions.isEmpty { return "" }
    var result = ContiguousArray("--- \(oldName)\n+++ \(newName)\n".utf8)
    var offset = 0
    // The old text's line at `offset`, and how many more lines the new text has up to there.
    var (line, growth) = (0, 0)
    for hunk in hunks {
      let start = text[..<hunk[0].old.startIndex].droppingLastLines(Self.contextLines).endIndex
      let last = hunk[hunk.count - 1].old.endIndex
      let end = text[last...].droppingFirstLines(Self.contextLines).startIndex
      line += text[offset..<start].lineCount
      offset = start
      let count = text[start..<end].lineCount
      let added = hunk.reduce(0) { $0 + $1.new.lineCount - $1.old.lineCount }
      let (old, new) = (Self.place(line, count), Self.place(line + growth, count + added))
      result += "@@ -\(old) +\(new) @@\n".utf8
      growth += added
      append(hunk, in: start..<end, to: &result)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The regions of each hunk. Regions whose context lines would touch share one hunk.
  private var hunks: [[Region]] {
    regions.reduce(into: []) { hunks, region in
      if let last = hunks.last?.last,
        text[last.old.endIndex..<region.old.startIndex].lineCount <= 2 * Self.contextLines
      {
        hunks[hunks.count - 1].append(region)
      } else {
        hunks.append([region])
      }
    }
  }

  private func append(
    _ hunk: [Region], in range: Range<Int>, to result: inout ContiguousArray<UInt8>
  ) {
    var position = range.lowerBound
    for region in hunk {
      Self.append(text[position..<region.old.startIndex], " ", &result)
      Self.append(region.old, "-", &result)
      Self.append(region.new, "+", &result)
      position = region.old.endIndex
    }
    Self.append(text[position..<range.upperBound], " ", &result)
  }

  private static func append(
    _ lines: ArraySlice<UInt8>, _ mark: Unicode.Scalar, _ result: inout ContiguousArray<UInt8>
  ) {
    for line in lines.lines {
      result.append(UInt8(ascii: mark))
      result += line
    }
    if let last = lines.last, last != UInt8(ascii: "\n") {
      result += "\n\\ No newline at end of file\n".utf8
    }
  }

  /// The number of the first line, from 1, and the number of lines: `12,7`, or `12` for one line.
  /// An empty range has the number of the line before the range: `11,0`.
  private static func place(_ start: Int, _ count: Int) -> String {
    let first = count == 0 ? start : start + 1
    return count == 1 ? "\(first)" : "\(first),\(count)"
  }
}

/// The lines of a text, each found only when needed. If most lines are empty, a list of all lines
/// would be many times the size of the text. A line ends with LF, or at the end of the text.
extension ArraySlice<UInt8> {
  var firstLine: ArraySlice<UInt8> {
    firstIndex(of: UInt8(ascii: "\n")).map { self[...$0] } ?? self
  }

  var lastLine: ArraySlice<UInt8> {
    dropLast().lastIndex(of: UInt8(ascii: "\n")).map { self[($0 + 1)...] } ?? self
  }

  /// All lines, each with its LF.
  var lines: some Sequence<ArraySlice<UInt8>> {
    sequence(state: self) { rest in
      if rest.isEmpty { return nil }
      let line = rest.firstLine
      rest = rest[line.endIndex...]
      return line
    }
  }

  var lineCount: Int {
    let isCut = !isEmpty && last != UInt8(ascii: "\n")
    return count { $0 == UInt8(ascii: "\n") } + (isCut ? 1 : 0)
  }

  func droppingFirstLines(_ count: Int) -> ArraySlice<UInt8> {
    (0..<count).reduce(self) { rest, _ in rest[rest.firstLine.endIndex...] }
  }

  func droppingLastLines(_ count: Int) -> ArraySlice<UInt8> {
    (0..<count).reduce(self) { rest, _ in rest[..<rest.lastLine.startIndex] }
  }
}

package enum LineDifference {
  /// The difference in the format of `diff -u`; empty if the texts are equal. For a new file, `old`
  /// is `nil`. The time is O(lines times changed lines).
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
    let oldLines = Array(old[...].lines)
    var edits: [TextEdit] = []
    // The positions of the old lines that stay, and the end.
    var starts = oldLines.map(\.startIndex) + [old.count]
    var insertedCount = 0
    // The removals come first, from the last to the first, and then the insertions in order.
    for change in Array(new[...].lines).difference(from: oldLines) {
      switch change {
      case .remove(let offset, let line, _):
        starts.remove(at: offset)
        edits.append(TextEdit(line.indices, ""))
      case .insert(let offset, let line, _):
        let start = starts[offset - insertedCount]
        edits.append(TextEdit(start..<start, ContiguousArray(line)))
        insertedCount += 1
      }
    }
    return edits.sorted()
  }
}
