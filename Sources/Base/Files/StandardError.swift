internal import Platform
internal import SystemPackage
internal import Texts

package enum StandardError {
  /// A word of a line, and the escape sequences that highlight it in a terminal.
  package struct Highlight {
    private let word: String
    private let start: StaticString
    private let end: StaticString

    package init(_ word: String, from start: StaticString, to end: StaticString) {
      self.word = word
      self.start = start
      self.end = end
    }

    fileprivate func shown(in line: String) -> String {
      guard let range = line.firstRange(of: word) else { return line }
      return line[..<range.lowerBound] + "\(start)\(word)\(end)" + line[range.upperBound...]
    }
  }

  /// Whether standard error is connected to a terminal.
  package static var isTerminal: Bool { isatty(FileDescriptor.standardError.rawValue) == 1 }

  /// The width of the terminal in characters; `nil` if it is not a terminal or reports no width.
  package static var columns: Int? {
    TerminalSize.columns(of: FileDescriptor.standardError.rawValue)
  }

  /// Writes a constant text, without allocating memory.
  package static func write(_ text: StaticString) {
    text.withUTF8Buffer { bytes in
      _ = unsafe Platform.write(
        FileDescriptor.standardError.rawValue, bytes.baseAddress, bytes.count)
    }
  }

  /// Writes a line immediately, as ``VisibleText`` shows it. Errors are ignored, because there is
  /// nowhere to report them.
  ///
  /// - Parameters:
  ///   - start: text before the line.
  ///   - end: text after the line.
  package static func write(
    line: String, highlighting highlight: Highlight? = nil, after start: StaticString = "",
    before end: StaticString = "\n"
  ) {
    let shown = VisibleText.line(line)
    let text = "\(start)\(highlight?.shown(in: shown) ?? shown)\(end)"
    _ = try? FileDescriptor.standardError.writeAll(text.utf8)
  }
}
