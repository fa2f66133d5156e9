internal import Files

/// The synchronized folders of a project on the disk, each listed only once, because many targets
/// may have the same folder.
package struct SynchronizedFolders: Sendable {
  private let project: XcodeProject
  /// For each group, what all its targets exclude. It is not listed, because there can be more of it
  /// than members.
  private let excludedByAll: [String: FolderExceptions]
  private var listed: [String: FolderFiles] = [:]
  private var budget = ProjectLimit.files

  package init(_ project: XcodeProject) {
    self.project = project
    excludedByAll = project.targets.flatMap(\.resources.folders)
      .reduce(into: [:]) { excluded, folder in
        // Other targets have just the exceptions.
        let own = folder.isOwn ? folder.exceptions : FolderExceptions([])
        excluded[folder.group] = excluded[folder.group]?.intersection(own) ?? own
      }
  }

  /// The files in a synchronized folder; none if the folder may not be read.
  mutating func files(of folder: SynchronizedFolder) -> FolderFiles {
    if let known = listed[folder.group] { return known }
    let path = project.shown(folder.path)
    let files = project.location.allows(path) ? list(folder, path) : []
    let listing = FolderFiles(files)
    listed[folder.group] = listing
    return listing
  }

  private mutating func list(_ folder: SynchronizedFolder, _ root: String) -> [FolderFiles.File] {
    let excluded = excludedByAll[folder.group] ?? FolderExceptions([])
    var files: [FolderFiles.File] = []
    var insides = [root: ""]
    try? ListedFolders().walk(root) { entry, path, parent in
      if entry.name.hasPrefix(".") || budget == 0 { return false }
      budget -= 1
      let inside = Path.joined(insides[parent] ?? "", entry.name)
      if excluded.contains(inside) { return false }
      if entry.kind == .folder, !entry.name.hasSuffix(".xcassets") {
        insides[path] = inside
        return !folder.opaque.contains(inside) && !Self.isBundle(entry.name)
      }
      files.append(
        FolderFiles.File(path: path, inside: inside, mayBeRead: project.location.allows(path)))
      return false
    }
    return files
  }

  private static func isBundle(_ name: String) -> Bool {
    ["bundle", "framework", "xcframework", "app", "appex", "xcodeproj", "xcdatamodeld"]
      .contains { name.hasSuffix("." + $0) }
  }
}

/// The files in a synchronized folder, whichever of the targets have them as members.
struct FolderFiles: Sendable {
  struct File: Sendable {
    let path: String
    /// The path relative to the synchronized folder.
    let inside: String
    let mayBeRead: Bool
  }

  /// Files and asset catalogs, in the order of their paths.
  private let files: [File]
  private let indicesByName: [String: [Int]]
  /// The indices of files by extension, in lower case.
  private let indicesByType: [String: [Int]]

  init(_ files: [File]) {
    self.files = files
    indicesByName = Dictionary(grouping: files.indices) { Path.name(of: files[$0].path) }
    indicesByType = Dictionary(grouping: files.indices) { FileExtension.of(files[$0].path) }
  }

  func files(named name: String) -> some Sequence<File> {
    (indicesByName[name] ?? []).lazy.map { files[$0] }
  }

  func files(ofTypes types: Set<String>) -> some Sequence<File> {
    types.flatMap { indicesByType[$0] ?? [] }.sorted().lazy.map { files[$0] }
  }
}
