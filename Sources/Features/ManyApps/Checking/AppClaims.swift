internal import Platform

/// Ensures that no two apps write the same file, and that no app writes outside of the permitted
/// folder.
struct AppClaims {
  /// The path of the permitted folder, without links; `nil` if apps may write anywhere.
  let root: String?
  private let folder: String
  private var ids: [String: TextPosition] = [:]
  private var outputs = OutputClaims()
  /// The ids of apps, by what the apps change. A key is the path of an Info.plist, or the path of a
  /// project and the name of a target.
  private var infoPlists: [String: String] = [:]
  private var resolver = PathResolver()

  /// - Parameter folder: the folder in which apps may write; empty for the current folder.
  init(folder: String, allowsOutside: Bool) {
    self.folder = folder.isEmpty ? "." : folder
    root = allowsOutside ? nil : resolver.resolve(self.folder)
  }

  mutating func claim(id: LocatedText) throws(ConfigurationError) {
    if let first = ids.updateValue(id.position, forKey: id.text) {
      throw ConfigurationError(.duplicateID(id.text, first: first), id.position)
    }
  }

  mutating func claim(output path: String, of id: LocatedText) throws(ConfigurationError) {
    let resolved = try resolve(path, id)
    if let fault = outputs.claim(resolved, path, id.text) {
      throw ConfigurationError(fault, id.position)
    }
  }

  mutating func claim(
    infoPlist path: String, of id: LocatedText, target: String? = nil
  ) throws(ConfigurationError) {
    let resolved = try resolve(path, id)
    // Each target of a project has its own Info.plist.
    let target = resolved.hasSuffix(".plist") ? nil : target
    let other = infoPlists.updateValue(id.text, forKey: resolved + "\0" + (target ?? ""))
    if let other, other != id.text {
      throw ConfigurationError(.sameInfoPlist(path: path, id: id.text, other: other), id.position)
    }
  }

  private mutating func resolve(
    _ path: String, _ id: LocatedText
  ) throws(ConfigurationError) -> String {
    try PathTemplate.check(path, id.position)
    let resolved = resolver.resolve(path) ?? path
    guard let root else { return resolved }
    if !resolved.isPath(in: root) {
      throw ConfigurationError(.outside(path: path, id: id.text, folder: folder), id.position)
    }
    // A missing folder may become a link before it is used, and `..` after it leads elsewhere then.
    if resolver.climbsFromMissing(path) {
      throw ConfigurationError(.climbing(path: path, id: id.text), id.position)
    }
    return resolved
  }
}

/// The output folders of apps. No two output folders may be the same, even on a file system that
/// ignores case. No output folder may contain another one.
struct OutputClaims {
  private struct Folder {
    /// The id of an app whose output folder is this folder, or is inside this folder.
    var id: String
    var isOutput = false
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
  /// - Returns: the fault if the output conflicts with an earlier one.
  /// - Complexity: O(`resolved.utf8.count`), also in memory
  mutating func claim(_ resolved: String, _ path: String, _ id: String) -> ConfigurationFault? {
    // Names are compared like on file systems that ignore case. (Swift's strings already ignore
    // differences of Unicode normalization.) The text is converted to uppercase and back, because
    // some letters have more than one lowercase form.
    let names = resolved.uppercased().lowercased().pathNames.map { String($0) }
    var (folder, depth) = (0, 0)
    while folder < folders.count {
      if depth == names.count || folders[folder].isOutput {
        return .sharedOutput(path: path, id: id, other: folders[folder].id)
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
    folders[folder].isOutput = true
    return nil
  }
}
