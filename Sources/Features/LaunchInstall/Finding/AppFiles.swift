internal import Files
internal import Platform
internal import XcodeProjects

/// The files in an app's folder, which stays open. Other files are used only if the user allows it.
struct AppFiles: Sendable {
  /// The folder, as messages show it; empty for the current folder.
  let folder: String
  let allowsOutside: Bool
  private let absoluteFolder: String
  private var root: RootFolder

  init(folder: String, allowsOutside: Bool) throws(InstallError) {
    self.folder = Path.standardized(folder)
    self.allowsOutside = allowsOutside
    let shown = folder.isEmpty ? "." : folder
    func unreadable(_ error: FileError) -> InstallError { .unreadable(path: shown, error) }
    let absolute = try mapError(try ResolvedPath.of(shown), unreadable)
    absoluteFolder = absolute
    root = try mapError(try RootFolder(path: allowsOutside ? "/" : absolute), unreadable)
  }

  /// Reads a file that is to be replaced or removed, if it exists.
  ///
  /// - Parameters:
  ///   - bytes: the new bytes; empty if the file is to be removed.
  ///   - limit: the greatest number of bytes.
  ///   - followsLinks: whether the path may contain links, as long as they lead to a file in the
  ///     app's folder.
  mutating func file(
    _ path: String, _ bytes: ContiguousArray<UInt8> = [], limit: Int, followsLinks: Bool = false
  ) throws(InstallError) -> PlannedFile {
    do throws(FileError) {
      let file = try root.file(name(of: path, followsLinks: followsLinks))
      return PlannedFile(
        path: path, file: file, oldBytes: try file.bytes(limit: limit), bytes: bytes)
    } catch .outside {
      throw .outside(path: path)
    } catch .tooLarge(let limit) {
      throw .tooLarge(path: path, limit: limit)
    } catch {
      switch error {
      case .link, .linkedFolder, .isDirectory, .notDirectory, .notRegularFile:
        throw .unwritable(path: path, error)
      default: throw .unreadable(path: path, error)
      }
    }
  }

  /// The path of a file as the record has it: relative to the folder.
  func recorded(_ path: String) -> String {
    if let names = names(of: path) { return names.joined(separator: "/") }
    var relative = RelativePaths(to: folder)
    return relative.name(of: path)
  }

  /// The path from the open root. Links are resolved only now, and never again.
  private func name(of path: String, followsLinks: Bool) throws(FileError) -> String {
    let root = allowsOutside ? "/" : absoluteFolder
    let names =
      followsLinks || allowsOutside
      ? ResolvedPath.ofNearest(path)?.names(below: root) : names(of: path)
    guard let names else { throw .outside(folder: root) }
    return names.joined(separator: "/")
  }

  /// The names on the way from the folder to a file; `nil` if it is outside. Links are not resolved.
  private func names(of path: String) -> [String]? {
    let path = Path.standardized(path)
    let names =
      path.isAbsolutePath == folder.isAbsolutePath
      ? path.names(below: folder) : path.isAbsolutePath ? path.names(below: absoluteFolder) : nil
    return names?.first == ".." ? nil : names
  }
}
