internal import Platform
internal import SystemPackage
internal import Texts

package enum StandardOutput {
  /// The width of the terminal in characters; `nil` if it is not a terminal or reports no width.
  package static var columns: Int? {
    TerminalSize.columns(of: FileDescriptor.standardOutput.rawValue)
  }

  /// Writes lines immediately, as ``VisibleText`` shows them. Errors are thrown, because a full
  /// disk must not look like success.
  package static func write(lines: [String]) throws(FileError) {
    try write(document: lines.map { VisibleText.line($0) + "\n" }.joined())
  }

  /// Writes a document for another program, immediately and unchanged. Errors are thrown.
  package static func write(document: String) throws(FileError) {
    try FileError.translating {
      _ = try FileDescriptor.standardOutput.writeAll(document.utf8)
    }
  }
}

enum TerminalSize {
  static func columns(of descriptor: CInt) -> Int? {
    var size = winsize()
    let result = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size)
    return result == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
  }
}
