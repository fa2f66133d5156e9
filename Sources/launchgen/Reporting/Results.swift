import Files
import ManyApps
import Texts

/// Prints results to standard output, which never receives messages.
enum Results {
  /// Prints lines for people, with control characters escaped by ``VisibleText``.
  static func print(lines: [String]) throws(CommandError) {
    try printing { () throws(FileError) in try StandardOutput.write(lines: lines) }
  }

  /// Prints a unified diff with control characters escaped, except tabs and a carriage return at
  /// the end of a line.
  static func print(difference: String) throws(CommandError) {
    let lines = difference.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        let end = line.last == "\r" ? "\r" : ""
        return VisibleText.line(String(line.dropLast(end.count)), keepsTabs: true) + end
      }
    try print(document: lines.joined(separator: "\n"))
  }

  /// Prints text for another program, unchanged.
  static func print(document: String) throws(CommandError) {
    try printing { () throws(FileError) in try StandardOutput.write(document: document) }
  }

  static func print(json value: some Encodable) throws {
    try print(document: JSONText.of(value) + "\n")
  }

  private static func printing(
    _ write: () throws(FileError) -> Void
  ) throws(CommandError) {
    do throws(FileError) {
      try write()
    } catch {
      throw CommandError(
        .inputOutput, "<stdout>", "cannot be written (\(error))", "check where it goes")
    }
  }
}
