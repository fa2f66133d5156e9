internal import Files

/// Resolves the paths in a project without looking at the disk.
struct ProjectPaths: Sendable {
  /// The absolute path of the folder that contains the .xcodeproj.
  let folder: String
  /// The absolute path to which the project's paths are relative.
  let sourceRoot: String

  init(folder: String, sourceRoot: String) {
    self.folder = Path.standardized(Path.joined("/", folder))
    self.sourceRoot = Path.standardized(Path.joined(self.folder, sourceRoot))
  }

  func absolute(_ path: String) -> String {
    Path.standardized(Path.joined(sourceRoot, path))
  }

  /// The absolute path of a path that is relative to the project's folder.
  func resolved(_ path: String) -> String {
    Path.standardized(Path.joined(folder, path))
  }

  /// The path as messages show it: relative to the project's folder if it is inside that folder,
  /// otherwise unchanged.
  func shown(_ path: String) -> String {
    guard let names = path.names(below: folder), !names.isEmpty else { return path }
    return names.joined(separator: "/")
  }

  /// The path from a folder to a file, both absolute, with `..` where it leads up.
  static func relative(_ path: String, to folder: String) -> String {
    let (names, above) = (path.pathNames, folder.pathNames)
    let common = zip(names, above).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let up = Array(repeating: "..", count: above.count - common)
    return (up + names.dropFirst(common).map { String($0) }).joined(separator: "/")
  }
}
