internal import SystemPackage

/// The stream for results.
package enum StandardOutput {
  /// Writes at once, and throws errors: a full disk must not look like success.
  package static func write(_ text: String) throws(FileError) {
    try FileError.translating {
      _ = try FileDescriptor.standardOutput.writeAll(text.utf8)
    }
  }
}
