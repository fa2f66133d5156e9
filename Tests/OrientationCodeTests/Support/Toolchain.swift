import Foundation

/// The compilers that belong to the running Swift.
enum Toolchain {
  static let swiftc = program("swiftc")

  /// Beside swiftc, where a toolchain has its own, or else whatever clang there is.
  static let clang: URL? = {
    guard let swiftc else { return program("clang") }
    let beside = swiftc.resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("clang")
    return isProgram(beside) ? beside : program("clang")
  }()

  /// Whether the toolchain has the standard library for iOS, in embedded Swift: with it
  /// availability can be checked without an SDK.
  static let hasEmbeddedIOS: Bool = {
    guard let swiftc else { return false }
    let library = swiftc.resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("../lib/swift/embedded/Swift.swiftmodule/arm64-apple-ios.swiftmodule")
    return FileManager.default.fileExists(atPath: library.path)
  }()

  private static func program(_ name: String) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.lazy.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first(where: isProgram)
  }

  private static func isProgram(_ file: URL) -> Bool {
    FileManager.default.isExecutableFile(atPath: file.path)
  }
}
