/// Edits of a text in the format of `diff -u`, which `patch` can apply.
struct UnifiedDiff {
  /// Whole lines, and the lines that replace them.
  private struct Region {
    var old: ArraySlice<UInt8>
    var new: ArraySlice<UInt8>

    var isEmpty: Bool { old.isEmpty && new.isEmpty }

    /// Removes equal lines at both ends.
    mutating func trim() {
      while !old.isEmpty, !new.isEmpty, old.firstLine == new.firstLine {
        old = old.droppingFirstLines(1)
        new = new.droppingFirstLines(1)
      }
      while !old.isEmpty, !new.isEmpty, old.lastLine == new.lastLine {
        old = old.droppingLastLines(1)
        new = new.droppingLastLines(1)
      }
    }
  }

  /// How far the hunks that have been written reach.
  private struct Progress {
    var offset = 0
    /// Number of lines of the old text before ``offset``.
    var line = 0
    /// Number of lines by which the new text is longer than the old text up to ``offset``.
    var growth = 0
  }

  private static let contextLines = 3
  private let text: ContiguousArray<UInt8>
  private var regions: [Region] = []

  /// - Parameter edits: the edits, sorted, without overlaps.
  init(_ text: ContiguousArray<UInt8>, _ edits: [TextEdit]) {
    self.text = text
    var rest = edits[...]
    while let first = rest.popFirst() {
      // Edits that share a line are one region.
      var group = [first]
      var old = lines(of: first)
      while let next = rest.first {
        let lines = lines(of: next)
        guard lines.lowerBound < old.upperBound else { break }
        old = old.lowerBound..<lines.upperBound
        group.append(next)
        rest = rest.dropFirst()
      }
      let region = region(old, group)
      if !region.isEmpty { regions.append(region) }
    }
  }

  /// The header and the hunks; empty if nothing changes.
  func text(oldName: String, newName: String) -> String {
    if regions.isEmpty { return "" }
    var result = ContiguousArray("--- \(oldName)\n+++ \(newName)\n".utf8)
    var progress = Progress()
    for hunk in hunks { append(hunk, to: &result, &progress) }
    return String(decoding: result, as: UTF8.self)
  }

  /// The regions in groups. Regions whose context lines would touch are in one hunk.
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
    _ hunk: [Region], to result: inout ContiguousArray<UInt8>, _ progress: inout Progress
  ) {
    let last = hunk[hunk.count - 1].old.endIndex
    let start = text[..<hunk[0].old.startIndex].droppingLastLines(Self.contextLines).endIndex
    let end = text[last...].droppingFirstLines(Self.contextLines).startIndex
    progress.line += text[progress.offset..<start].lineCount
    progress.offset = start
    let count = text[start..<end].lineCount
    let added = hunk.reduce(0) { $0 + $1.new.lineCount - $1.old.lineCount }
    let old = Self.place(progress.line, count)
    let new = Self.place(progress.line + progress.growth, count + added)
    result += "@@ -\(old) +\(new) @@\n".utf8
    progress.growth += added
    var position = start
    for region in hunk {
      Self.append(text[position..<region.old.startIndex], " ", &result)
      Self.append(region.old, "-", &result)
      Self.append(region.new, "+", &result)
      position = region.old.endIndex
    }
    Self.append(text[position..<end], " ", &result)
  }

  /// - Parameter mark: the character before each line.
  private static func append(
    _ lines: ArraySlice<UInt8>, _ mark: Unicode.Scalar, _ result: inout ContiguousArray<UInt8>
  ) {
    var rest = lines
    while !rest.isEmpty {
      let line = rest.firstLine
      result.append(UInt8(ascii: mark))
      result += line
      rest = rest[line.endIndex...]
    }
    if let last = lines.last, last != UInt8(ascii: "\n") {
      result += "\n\\ No newline at end of file\n".utf8
    }
  }

  /// A range of lines as in the header of a hunk: the first line, from 1, and the number of lines,
  /// such as `12,7`. For an empty range, the line before it and 0.
  private static func place(_ start: Int, _ count: Int) -> String {
    let first = count == 0 ? start : start + 1
    return count == 1 ? "\(first)" : "\(first),\(count)"
  }

  /// The byte range of the lines that an edit changes; for an insertion, the range of the line that
  /// contains its place.
  private func lines(of edit: TextEdit) -> Range<Int> {
    let (lower, upper) = (edit.range.lowerBound, edit.range.upperBound)
    // An insertion after the final newline changes the last line.
    let start = text[..<min(lower + 1, text.count)].lastLine.startIndex
    // If the edit removes a newline, the line after it becomes part of the changed line.
    let joins = edit.replacement.last != UInt8(ascii: "\n")
    let end = text[max(lower, joins ? upper : upper - 1)...].firstLine.endIndex
    return start..<end
  }

  private func region(_ old: Range<Int>, _ edits: [TextEdit]) -> Region {
    let new = TextEdit.apply(edits, to: text[old])
    var region = Region(old: text[old], new: new[...])
    region.trim()
    return region
  }
}
