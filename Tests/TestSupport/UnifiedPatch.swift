package import Foundation

/// The changes of files in the format of `diff -u`, which can be applied as `patch` does it.
package struct UnifiedPatch {
  package struct Fault: Error, CustomStringConvertible {
    package let description: String
  }

  private struct Hunk {
    var start: Int
    var old: [String] = []
    var new: [String] = []
  }

  private var hunks: [String: [Hunk]] = [:]
  /// The files that the patch creates.
  package private(set) var created: Set<String> = []

  package var files: Set<String> { Set(hunks.keys) }

  /// Reads a patch, which may follow other lines.
  package init(_ text: String) throws {
    var (path, isNew) = ("", false)
    var left = (old: 0, new: 0)
    // Swift treats a carriage return and a line feed as one character.
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = String(line)
      if left.old > 0 || left.new > 0 {
        try add(line, to: path, &left)
      } else if line.hasPrefix("\\") {
        trimLastLine(of: path)
      } else if line.hasPrefix("--- ") {
        isNew = line == "--- /dev/null"
      } else if line.hasPrefix("+++ ") {
        path = String(line.dropFirst(4).prefix { $0 != "\t" })
        hunks[path] = []
        if isNew { created.insert(path) }
      } else if let match = line.firstMatch(of: /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@/) {
        left = (match.2.flatMap { Int($0) } ?? 1, match.3.flatMap { Int($0) } ?? 1)
        let start = Int(match.1) ?? 0
        hunks[path]?.append(Hunk(start: left.old == 0 ? start : start - 1))
      }
    }
  }

  private mutating func add(
    _ line: String, to path: String, _ left: inout (old: Int, new: Int)
  ) throws {
    guard var file = hunks[path], !file.isEmpty else { throw Fault(description: "no file") }
    let text = String(line.unicodeScalars.dropFirst()) + "\n"
    switch line.unicodeScalars.first {
    case "\\": return trimLastLine(of: path)
    case "-": file[file.count - 1].old.append(text)
    case "+": file[file.count - 1].new.append(text)
    default:
      file[file.count - 1].old.append(text)
      file[file.count - 1].new.append(text)
    }
    if line.unicodeScalars.first != "+" { left.old -= 1 }
    if line.unicodeScalars.first != "-" { left.new -= 1 }
    hunks[path] = file
    last = line.unicodeScalars.first
  }

  /// The mark of the line before.
  private var last: Unicode.Scalar?

  /// The line before has no line break at its end.
  private mutating func trimLastLine(of path: String) {
    guard var hunk = hunks[path]?.popLast() else { return }
    func trim(_ lines: inout [String]) {
      if let line = lines.popLast() { lines.append(String(line.unicodeScalars.dropLast())) }
    }
    if last != "+" { trim(&hunk.old) }
    if last != "-" { trim(&hunk.new) }
    hunks[path]?.append(hunk)
  }

  /// The file's contents after the patch.
  ///
  /// - Throws: ``Fault`` if the contents are not those that the patch was made from.
  package func applied(to old: Data?, _ path: String) throws -> Data {
    let lines = Self.lines(String(decoding: old ?? Data(), as: UTF8.self))
    var (result, next): ([String], Int) = ([], 0)
    for hunk in hunks[path] ?? [] {
      guard hunk.start >= next, hunk.start + hunk.old.count <= lines.count,
        lines[hunk.start..<hunk.start + hunk.old.count].elementsEqual(hunk.old, by: Self.isSame)
      else { throw Fault(description: "\(path): the patch does not fit at line \(hunk.start)") }
      result += lines[next..<hunk.start] + hunk.new
      next = hunk.start + hunk.old.count
    }
    return Data((result + lines[next...]).joined().utf8)
  }

  private static func isSame(_ first: String, _ second: String) -> Bool {
    first.utf8.elementsEqual(second.utf8)
  }

  private static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      line.append(scalar)
      if scalar == "\n" {
        lines.append(String(line))
        line = String.UnicodeScalarView()
      }
    }
    return line.isEmpty ? lines : lines + [String(line)]
  }
}
