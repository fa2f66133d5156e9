internal import Platform
internal import SystemPackage
internal import Texts

/// The stream for results.
package enum StandardOutput {
  /// The width of the terminal in characters; `nil` if it is not a terminal, or does not tell.
  package static var columns: Int? {
    TerminalSize.columns(of: FileDescriptor.standardOutput.rawValue)
  }

  /// Writes lines at once, as ``VisibleText`` shows them. Throws errors: a full disk must not look
  /// like success.
  package static func write(lines: [String]) throws(FileError) {
    try write(document: lines.map { VisibleText.line($0) + "\n" }.joined())
  }

  /// Writes at once, and as it is, what another program reads. Throws errors.
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
