import ManyApps
import Platform
import Texts

/// Prints results to standard output, which never receives messages.
enum Results {
  /// Prints lines for people, with control characters escaped by ``VisibleText``.
  static func print(lines: [String]) throws(CommandError) {
    try print([(lines, [])])
  }

  /// Prints texts for people, in their styles if standard output has colors.
  static func print(_ texts: [TextStyle.Text]) throws(CommandError) {
    try mapError(try StandardOutput.write(texts), fault)
  }

  /// Prints a unified diff, with control characters escaped except tabs and line ends.
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
    try mapError(try StandardOutput.write(document: document), fault)
  }

  static func print(json value: some Encodable) throws {
    try print(document: JSONText.of(value) + "\n")
  }

  /// Prints a value as JSON, or lines for people.
  ///
  /// - Parameter lines: makes the lines, each with at most the given number of characters.
  static func print(
    _ value: @autoclosure () -> some Encodable, asJSON: Bool, lines: (Int) -> [String]
  ) throws {
    asJSON ? try print(json: value()) : try print(lines: lines(columns))
  }

  /// The width of the terminal, or else the value of the environment variable COLUMNS, or else 80.
  static var columns: Int {
    if let columns = StandardOutput.columns { return columns }
    let wanted = Environment.variables["COLUMNS"].flatMap { Int($0) } ?? 0
    return wanted > 0 ? wanted : 80
  }

  private static func fault(_ error: FileError) -> CommandError {
    CommandError(.inputOutput, "<stdout>", "cannot be written (\(error))", "check where it goes")
  }
}
