internal import Files

/// The output folders of apps: no two are one folder, or one in the other, on any file system.
struct OutputClaims {
  private struct Owner {
    var id: String
    /// Without links.
    var path: String
  }

  /// A folder that is an output, or around one.
  private struct Folder {
    /// `nil` if it is no output.
    var owner: Owner?
    /// An app whose output is in this folder, or this folder.
    var id: String
  }

  private struct Name: Hashable {
    /// The index of the folder that has it.
    var parent: Int
    var name: String
  }

  /// The root is the first, once something has been claimed.
  private var folders: [Folder] = []
  private var indexes: [Name: Int] = [:]

  /// - Parameters:
  ///   - resolved: absolute, without links.
  ///   - path: as it is written.
  /// - Returns: What is wrong with it.
  /// - Complexity: O(`resolved`), also in memory
  mutating func claim(_ resolved: String, _ path: String, _ id: String) -> ConfigurationFault? {
    // As file systems compare names that ignore case. (Swift's strings ignore the forms of Unicode as
    // it is.) Both ways, since some letters have more than one small form.
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

  /// What is wrong with the output of a folder that is known.
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
