internal import LibC
internal import SystemPackage

/// The stream for messages.
package enum StandardError {
  /// Whether it is connected to a terminal.
  package static var isTerminal: Bool { isatty(FileDescriptor.standardError.rawValue) == 1 }

  /// The same without allocating memory.
  package static func write(_ text: StaticString) {
    text.withUTF8Buffer { bytes in
      _ = unsafe LibC.write(
        FileDescriptor.standardError.rawValue, bytes.baseAddress, bytes.count)
    }
  }

  /// Writes at once. Errors are ignored, because there is nowhere to report them.
  package static func write(_ text: String) {
    _ = try? FileDescriptor.standardError.writeAll(text.utf8)
  }
}
