internal import LibC
internal import SystemPackage

/// Where messages go.
package enum StandardError {
  /// Whether a person looks at it.
  package static var isTerminal: Bool { isatty(FileDescriptor.standardError.rawValue) == 1 }

  /// Writes at once. Where nobody listens, nobody misses it.
  package static func write(_ text: String) {
    _ = try? FileDescriptor.standardError.writeAll(text.utf8)
  }
}
