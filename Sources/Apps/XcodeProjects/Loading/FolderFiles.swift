internal import Files

/// The files in a synchronized folder, whichever of the targets have them as members.
struct FolderFiles: Sendable {
  struct File: Sendable {
    let path: String
    /// The path relative to the synchronized folder.
    let inside: String
    let mayBeRead: Bool

    var name: String { Path.name(of: path) }
  }

  /// Files and asset catalogs, in the order of their paths.
  private(set) var files: [File] = []
  /// Indices in ``files`` by file name.
  private var byName: [String: [Int]] = [:]
  /// Indices in ``files`` by extension, in lower case.
  private var byType: [String: [Int]] = [:]

  mutating func append(_ file: File) {
    let name = file.name
    byName[name, default: []].append(files.count)
    byType[FileExtension.of(name), default: []].append(files.count)
    files.append(file)
  }

  func files(named name: String) -> some Sequence<File> {
    (byName[name] ?? []).lazy.map { files[$0] }
  }

  func files(ofTypes types: Set<String>) -> some Sequence<File> {
    types.flatMap { byType[$0] ?? [] }.sorted().lazy.map { files[$0] }
  }
}
