internal import LibC
internal import SystemPackage

/// The stream for results.
package enum StandardOutput {
  /// The width of the terminal in characters; `nil` if it is not a terminal, or does not tell.
  package static var columns: Int? {
    var size = winsize()
    let result = unsafe ioctl(
      FileDescriptor.standardOutput.rawValue, UInt(TIOCGWINSZ), &size)
    return result == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  /// Writes at once, and throws errors: a full disk must not look like success.
  package static func write(_ text: String) throws(FileError) {
    try FileError.translating {
      _ = try FileDescriptor.standardOutput.writeAll(text.utf8)
    }
  }
}
