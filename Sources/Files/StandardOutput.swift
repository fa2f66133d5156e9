internal import SystemPackage

/// Where results go.
package enum StandardOutput {
  /// Writes at once, or says why not: a full disk must not look like success.
  package static func write(_ text: String) throws(FileError) {
    try FileError.translating {
      _ = try FileDescriptor.standardOutput.writeAll(text.utf8)
    }
  }
}
