internal import SystemPackage

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Where messages go.
package enum StandardError {
  /// Whether a person looks at it.
  package static var isTerminal: Bool { isatty(FileDescriptor.standardError.rawValue) == 1 }

  /// Writes at once. Where nobody listens, nobody misses it.
  package static func write(_ text: String) {
    _ = try? FileDescriptor.standardError.writeAll(text.utf8)
  }
}
