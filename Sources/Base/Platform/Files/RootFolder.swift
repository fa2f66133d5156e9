internal import SystemPackage

/// A folder whose files are read, and written or removed later, without following a link on the way
/// from the folder to a file.
///
/// The folders of the files stay open from the first check to the last change, so another program
/// cannot redirect a change by replacing a folder with a link.
package struct RootFolder: Sendable {
  private let root: OpenFolder
  /// The folders that have been opened, by their path from the root.
  private var known: [String: RootedFile.Folder] = [:]

  /// Links in the folder's path are followed.
  package init(path: String) throws(FileError) { root = try OpenFolder(path: path) }

  /// The file at a path from the root. Neither the file nor the folders above it need to exist.
  ///
  /// - Throws: ``FileError/linkedFolder(name:)`` if there is a link on the way to the file.
  package mutating func file(_ path: String) throws(FileError) -> RootedFile {
    let name = path.lastPathName
    guard !name.isEmpty, !path.pathNames.contains("..") else { throw .missing }
    let folder = try folder(path.pathNames.dropLast().map { String($0) })
    return RootedFile(root: root, path: path, name: name, folder: folder)
  }

  private mutating func folder(_ names: [String]) throws(FileError) -> RootedFile.Folder {
    guard let name = names.last else { return RootedFile.Folder(nearest: root) }
    let path = names.joined(separator: "/")
    if let folder = known[path] { return folder }
    var folder = try folder(names.dropLast())
    if folder.missing.isEmpty {
      do throws(FileError) {
        folder.nearest = try folder.nearest.folder(name)
      } catch .missing {
        folder.missing = [name]
      }
    } else {
      folder.missing.append(name)
    }
    known[path] = folder
    return folder
  }
}

/// A file below a ``RootFolder``.
package struct RootedFile: Sendable {
  struct Folder: Sendable {
    var nearest: OpenFolder
    /// The names of the missing folders, each inside the one before it; the first is in `nearest`.
    var missing: [String] = []
  }

  let root: OpenFolder
  let path: String
  let name: String
  let folder: Folder

  /// The file's place; `nil` if its folder does not exist.
  var place: FilePlace? {
    folder.missing.isEmpty ? FilePlace(folder: folder.nearest, name: name) : nil
  }

  /// The file's bytes; `nil` if it does not exist.
  ///
  /// - Throws: if anything other than a regular file is there.
  package func bytes(limit: Int) throws(FileError) -> ContiguousArray<UInt8>? {
    guard let place else { return nil }
    switch place.kind {
    case nil: return nil
    case .link: throw .link
    case .file, .folder, .other: break
    }
    return try ReadableFile(place).bytes(limit: limit)
  }
}
