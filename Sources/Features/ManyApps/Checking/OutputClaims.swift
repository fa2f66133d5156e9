internal import Files

/// The output folders of apps. All of them must be different folders on every file system, and none
/// may contain another.
struct OutputClaims {
  private struct Owner {
    var id: String
    /// The output folder's path, without links.
    var path: String
  }

  private struct Folder {
    /// The app that writes into the folder; `nil` if it only contains output folders.
    var owner: Owner?
    /// An app whose output folder is this folder, or inside it.
    var id: String
  }

  private struct Name: Hashable {
    var parent: Int
    var name: String
  }

  /// All known folders. After the first claim, the file system's root is at index 0.
  private var folders: [Folder] = []
  private var indexes: [Name: Int] = [:]

  /// - Parameters:
  ///   - resolved: the absolute path, without links.
  ///   - path: the path as it appears in the file.
  /// - Returns: the fault if the output conflicts with an earlier one; otherwise `nil`.
  /// - Complexity: O(`resolved.utf8.count`), also in memory
  mutating func claim(_ resolved: String, _ path: String, _ id: String) -> ConfigurationFault? {
    // Names are compared like on file systems that ignore case. (Swift's strings already ignore
    // differences of Unicode normalization.) The text is converted to uppercase and back, because
    // some letters have more than one lowercase form.
    let names = resolved.uppercased().lowercased().pathNames.map { String($0) }
    var (folder, depth) = (0, 0)
    while folder < folders.count {
      if depth == names.count {
        return fault(at: folders[folder], resolved, path, id)
      }
      if let other = folders[folder].owner {
        return .nestedOutput(path: path, id: id, isInside: true, other: other.id)
      }
      guard let next = indexes[Name(parent: folder, name: names[depth])] else { break }
      (folder, depth) = (next, depth + 1)
    }
    if folders.isEmpty { folders.append(Folder(id: id)) }
    for name in names[depth...] {
      indexes[Name(parent: folder, name: name)] = folders.count
      folder = folders.count
      folders.append(Folder(id: id))
    }
    folders[folder].owner = Owner(id: id, path: resolved)
    return nil
  }

  private func fault(
    at folder: Folder, _ resolved: String, _ path: String, _ id: String
  ) -> ConfigurationFault {
    guard let other = folder.owner else {
      return .nestedOutput(path: path, id: id, isInside: false, other: folder.id)
    }
    return other.path.utf8.elementsEqual(resolved.utf8)
      ? .sameOutput(path: path, id: id, other: other.id)
      : .similarOutput(path: path, id: id, other: other.id)
  }
}
