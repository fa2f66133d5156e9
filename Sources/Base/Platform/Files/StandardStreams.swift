internal import SystemPackage
package import Texts

/// Standard input, standard output and standard error, which every process expects to be open.
package enum StandardStreams {
  /// Occupies the descriptors that were closed when the process started. Otherwise, the next opened
  /// file could get the number of standard error, and messages would be written into that file.
  ///
  /// A closed standard input is opened for writing, and a closed output for reading, so that every
  /// use is still an error. Returns whether all three streams are now open.
  package static func occupyClosed() -> Bool {
    for descriptor in STDIN_FILENO...STDERR_FILENO
    where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
      let direction = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY
      // A new descriptor gets the lowest free number. A sandbox may lack /dev, but not its root.
      var opened = unsafe open("/dev/null", direction)
      if opened == -1 { opened = unsafe open("/", O_RDONLY) }
      if opened != descriptor { return false }
    }
    return true
  }
}

package enum StandardOutput {
  /// The width of the terminal in characters; `nil` if the stream is not a terminal, or if the
  /// terminal reports no width.
  package static var columns: Int? { FileDescriptor.standardOutput.columns }

  /// Writes texts immediately, escaped by ``VisibleText``. Errors are thrown, because a full disk
  /// must not look like success.
  package static func write(_ texts: [TextStyle.Text]) throws(FileError) {
    try write(document: FileDescriptor.standardOutput.shown(texts).map { $0 + "\n" }.joined())
  }

  /// Writes a document for another program, immediately and unchanged. Errors are thrown.
  package static func write(document: String) throws(FileError) {
    try FileError.translating {
      _ = try FileDescriptor.standardOutput.writeAll(document.utf8)
    }
  }
}

extension FileDescriptor {
  fileprivate var columns: Int? {
    var size = winsize()
    let result = unsafe ioctl(rawValue, UInt(TIOCGWINSZ), &size)
    return result == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  /// The lines escaped by ``VisibleText``, and colored as the user wants: NO_COLOR forbids colors,
  /// FORCE_COLOR and CLICOLOR_FORCE demand them, and otherwise terminals get them.
  fileprivate func shown(_ texts: [TextStyle.Text]) -> [String] {
    let variables = Environment.variables.filter { !$0.value.isEmpty }
    let forced = variables["FORCE_COLOR"] ?? variables["CLICOLOR_FORCE"]
    let isCapable = isatty(rawValue) == 1 && variables["TERM"] != "dumb"
    let isColored = variables["NO_COLOR"] == nil && (forced.map { $0 != "0" } ?? isCapable)
    return texts.flatMap { text in
      let lines = text.lines.map { VisibleText.line($0) }
      return isColored ? TextStyle.colored((lines, text.parts)) : lines
    }
  }
}

package enum StandardError {
  package static var isTerminal: Bool { isatty(FileDescriptor.standardError.rawValue) == 1 }

  /// The width of the terminal in characters; `nil` if the stream is not a terminal, or if the
  /// terminal reports no width.
  package static var columns: Int? { FileDescriptor.standardError.columns }

  /// Writes a constant text, without allocating memory.
  package static func write(_ text: StaticString) {
    text.withUTF8Buffer { bytes in
      _ = unsafe Platform.write(
        FileDescriptor.standardError.rawValue, bytes.baseAddress, bytes.count)
    }
  }

  /// Writes a line immediately, escaped by ``VisibleText``. Errors are ignored, because there is no
  /// other place to report an error.
  package static func write(
    line: String, _ parts: [TextStyle.Part] = [], after start: StaticString = "",
    before end: StaticString = "\n"
  ) {
    let shown = FileDescriptor.standardError.shown([([line], parts)]).joined()
    _ = try? FileDescriptor.standardError.writeAll("\(start)\(shown)\(end)".utf8)
  }
}
