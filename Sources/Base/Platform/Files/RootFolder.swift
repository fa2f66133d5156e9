/// A folder whose files are first read, and later written or removed. Links on the way from the
/// folder to a file are never followed.
///
/// The folders of the files stay open from the first check to the last change, so another program
/// cannot redirect a change by replacing a folder with a link.
package struct RootFolder: Sendable {
  private let root: OpenFolder
  /// The folders that have been opened, by their path from the root.
  private var known: [String: OpenFolder] = [:]

  package init(path: String) throws(FileError) { root = try OpenFolder(path: path) }

  init(_ root: OpenFolder) { self.root = root }

  /// The file at a path relative to the root. Neither the file nor the folders above it need to
  /// exist.
  ///
  /// - Throws: ``FileError/linkedFolder(name:)`` if there is a link on the way to the file.
  package mutating func file(
    _ path: String, makesFolders: Bool = false
  ) throws(FileError) -> RootedFile {
    let names = path.pathNames.map { String($0) }
    guard let name = names.last, !names.contains("..") else { throw .missing }
    var (nearest, below) = (root, "")
    var missing = names.dropLast()
    while let name = missing.first {
      below = Path.joined(below, name)
      do throws(FileError) {
        if let folder = known[below] {
          nearest = folder
        } else {
          nearest = makesFolders ? try nearest.makingFolder(name) : try nearest.folder(name)
          known[below] = nearest
        }
      } catch .missing where !makesFolders {
        break
      }
      missing.removeFirst()
    }
    return RootedFile(
      root: root, path: path, name: name, nearest: nearest, missing: Array(missing))
  }

  /// The place of a file; `nil` if the file's folder is missing, or if there is a link on the way
  /// to the file.
  mutating func place(of path: String) -> FilePlace? { (try? file(path))?.place }
}

package struct RootedFile: Sendable {
  let root: OpenFolder
  let path: String
  let name: String
  /// The innermost existing folder on the way to the file.
  let nearest: OpenFolder
  /// The names of the missing folders, from the outermost to the innermost. The outermost belongs
  /// in `nearest`.
  let missing: [String]

  /// The file's place; `nil` if the file's folder does not exist.
  var place: FilePlace? { missing.isEmpty ? FilePlace(folder: nearest, name: name) : nil }

  /// The file's bytes; `nil` if the file does not exist.
  ///
  /// - Throws: an error if something other than a regular file is at the path.
  package func bytes(limit: Int) throws(FileError) -> ContiguousArray<UInt8>? {
    guard let place, let kind = place.kind else { return nil }
    if kind == .link { throw .link }
    return try ReadableFile(place).bytes(limit: limit)
  }
}
