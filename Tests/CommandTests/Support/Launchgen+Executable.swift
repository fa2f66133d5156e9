import Foundation

extension Launchgen {
  /// The built command: in the products folder, where the test bundle is.
  static func executable() throws -> URL {
    guard let found else { throw NotBuilt(searched: candidates.map(\.path)) }
    return found
  }

  struct NotBuilt: Error {
    var searched: [String]
  }

  private static let found = candidates.first {
    FileManager.default.isExecutableFile(atPath: $0.path)
  }

  /// On Linux the test bundle is the running program; on macOS a helper of the toolchain runs, and
  /// has the bundle's path among its arguments or has loaded it already.
  private static var candidates: [URL] {
    let bundles = Bundle.allBundles.map(\.bundlePath) + [Bundle.main.executablePath ?? ""]
    let places = (bundles + CommandLine.arguments).filter { $0.contains(".xctest") }
    return places.flatMap { place in
      var folder = URL(fileURLWithPath: place)
      return (0..<5).map { _ in
        folder.deleteLastPathComponent()
        return folder.appendingPathComponent("launchgen")
      }
    }
    .filter { !isFolder($0.path) }
  }

  private static func isFolder(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
      == .typeDirectory
  }
}
