/// The edits of a text in the format of `diff -u`, which `patch` can apply.
struct UnifiedDiff {
  /// A range of lines, and the lines that replace it.
  private struct Region {
    var old: Range<Int>
    var new: [ContiguousArray<UInt8>.SubSequence]

    /// Removes equal lines at both ends.
    mutating func trim(_ lines: [ContiguousArray<UInt8>.SubSequence]) {
      let head = zip(lines[old], new).prefix { $0 == $1 }.count
      old = (old.lowerBound + head)..<old.upperBound
      new.removeFirst(head)
      let tail = zip(lines[old].reversed(), new.reversed()).prefix { $0 == $1 }.count
      old = old.lowerBound..<(old.upperBound - tail)
      new.removeLast(tail)
    }
  }

  private static let contextLines = 3
  private let lines: [ContiguousArray<UInt8>.SubSequence]
  private var regions: [Region] = []

  /// - Parameter edits: the edits, sorted, without overlaps.
  init(_ text: ContiguousArray<UInt8>, _ edits: [TextEdit]) {
    lines = Self.lines(of: text[...])
    var rest = edits[...]
    while let first = rest.popFirst() {
      // Edits that share a line are one region.
      var group = [first]
      var old = lineRange(of: first.range)
      while let next = rest.first, lineRange(of: next.range).lowerBound < old.upperBound {
        old = old.lowerBound..<lineRange(of: next.range).upperBound
        group.append(next)
        rest.removeFirst()
      }
      regions.append(region(old, group, text))
    }
  }

  /// The header and the hunks; empty if there are no edits.
  func text(oldName: String, newName: String) -> String {
    if regions.isEmpty { return "" }
    var result = ContiguousArray("--- \(oldName)\n+++ \(newName)\n".utf8)
    var growth = 0
    for hunk in hunks { append(hunk, to: &result, &growth) }
    return String(decoding: result, as: UTF8.self)
  }

  /// The regions, grouped. Regions whose context lines would touch are in one hunk.
  private var hunks: [[Region]] {
    regions.reduce(into: []) { hunks, region in
      if let last = hunks.last?.last,
        region.old.lowerBound - last.old.upperBound <= 2 * Self.contextLines
      {
        hunks[hunks.count - 1].append(region)
      } else {
        hunks.append([region])
      }
    }
  }

  /// - Parameter growth: the number of lines that earlier hunks added.
  private func append(
    _ hunk: [Region], to result: inout ContiguousArray<UInt8>, _ growth: inout Int
  ) {
    let start = max(0, hunk[0].old.lowerBound - Self.contextLines)
    let end = min(lines.count, hunk[hunk.count - 1].old.upperBound + Self.contextLines)
    let added = hunk.reduce(0) { $0 + $1.new.count - $1.old.count }
    let old = Self.place(start, end - start)
    let new = Self.place(start + growth, end - start + added)
    result += Array("@@ -\(old) +\(new) @@\n".utf8)
    growth += added
    var position = start
    for region in hunk {
      Self.append(lines[position..<region.old.lowerBound], " ", &result)
      Self.append(lines[region.old], "-", &result)
      Self.append(region.new[...], "+", &result)
      position = region.old.upperBound
    }
    Self.append(lines[position..<end], " ", &result)
  }

  private static func append(
    _ lines: ArraySlice<ContiguousArray<UInt8>.SubSequence>, _ mark: Character,
    _ result: inout ContiguousArray<UInt8>
  ) {
    for line in lines {
      result += Array(String(mark).utf8)
      result += line
      if line.last != UInt8(ascii: "\n") {
        result += Array("\n\\ No newline at end of file\n".utf8)
      }
    }
  }

  /// `12,7`: the first line, from 1, and the number of lines. Without lines, it is the line before.
  private static func place(_ start: Int, _ count: Int) -> String {
    let first = count == 0 ? start : start + 1
    return count == 1 ? "\(first)" : "\(first),\(count)"
  }

  /// The lines that an edit changes; for an insertion, the line that it inserts into.
  private func lineRange(of range: Range<Int>) -> Range<Int> {
    let first = line(at: range.lowerBound)
    return first..<(max(first, line(at: max(range.lowerBound, range.upperBound - 1))) + 1)
  }

  private func line(at offset: Int) -> Int {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].endIndex <= offset { low = middle + 1 } else { high = middle }
    }
    return min(low, lines.count - 1)
  }

  private func region(
    _ old: Range<Int>, _ edits: [TextEdit], _ text: ContiguousArray<UInt8>
  ) -> Region {
    var new = ContiguousArray<UInt8>()
    var position = lines[old.lowerBound].startIndex
    for edit in edits {
      new += text[position..<edit.range.lowerBound] + edit.replacement
      position = edit.range.upperBound
    }
    new += text[position..<lines[old.upperBound - 1].endIndex]
    var region = Region(old: old, new: Self.lines(of: new[...]))
    region.trim(lines)
    return region
  }

  private static func lines(
    of text: ContiguousArray<UInt8>.SubSequence
  ) -> [ContiguousArray<UInt8>.SubSequence] {
    var lines: [ContiguousArray<UInt8>.SubSequence] = []
    var rest = text
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    if !rest.isEmpty { lines.append(rest) }
    return lines
  }
}
