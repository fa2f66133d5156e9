internal import SystemPackage

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Where messages go.
public enum StandardError {
  /// Whether a person looks at it.
  public static var isTerminal: Bool { isatty(FileDescriptor.standardError.rawValue) == 1 }

  /// Writes at once. Where nobody listens, nobody misses it.
  public static func write(_ text: String) {
    _ = try? FileDescriptor.standardError.writeAll(text.utf8)
  }
}
