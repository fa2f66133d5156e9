internal import SystemPackage

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The system calls that swift-system does not have.
enum SystemCalls {
  /// Puts a file in another's place, in one step.
  static func replace(_ final: String, with temporary: String) throws(FileError) {
    try check(unsafe rename(temporary, final))
  }

  static func makeDirectory(_ path: String) throws(FileError) {
    try check(unsafe mkdir(path, 0o777))
  }

  /// Removes a file, if it is there.
  static func remove(_ path: String) {
    _ = unsafe unlink(path)
  }

  private static func check(_ result: Int32) throws(FileError) {
    if result != 0 { throw FileError(Errno(rawValue: errno)) }
  }
}
