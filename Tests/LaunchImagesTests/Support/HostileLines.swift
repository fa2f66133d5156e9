import Foundation

/// What somebody, or a broken disk, may have made of a small file of lines.
enum HostileLines {
  static let numbers = [
    "-1", "0", "4294967296", "9223372036854775807", "-9223372036854775808",
    "99999999999999999999", "NaN", "",
  ]

  /// Each line dropped, doubled and emptied, neighbors swapped, and each number replaced by others.
  static func variants(of lines: [String]) -> [[String]] {
    lines.indices.flatMap { index -> [[String]] in
      func with(_ replacement: [String]) -> [String] {
        var changed = lines
        changed.replaceSubrange(index...index, with: replacement)
        return changed
      }
      var swapped = lines
      if index > 0 { swapped.swapAt(index - 1, index) }
      let line = lines[index]
      return [with([]), with([line, line]), with([""]), swapped]
        + line.ranges(of: /-?[0-9][0-9.]*/).prefix(12).flatMap { range in
          numbers.map { with([line.replacingCharacters(in: range, with: $0)]) }
        }
    }
  }

  /// The same for the parts of a line of JSON between its commas.
  static func variants(ofJSON line: String) -> [String] {
    variants(of: line.split(separator: ",").map(String.init)).map { $0.joined(separator: ",") }
  }
}
