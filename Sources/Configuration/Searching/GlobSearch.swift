internal import Files

/// The number of names that the patterns of a file may still visit.
package struct GlobBudget: Hashable, Sendable {
  static let limit = 4_000_000

  fileprivate(set) var names: Int

  package init() { names = Self.limit }

  init(names: Int) { self.names = names }
}

/// Finds the files that match a pattern.
package struct GlobSearch {
  /// The maximum number of file names that one pattern may visit: more than any project has. `**`
  /// does not follow links, which could lead in circles.
  static let nameLimit = 1_000_000
  private static let depthLimit = 32

  private let pattern: GlobPattern
  private let folder: String
  private var matches: [GlobMatch] = []
  /// The folders whose contents were listed, and the paths that were tested for a file.
  private var places: Set<String> = []
  private var nameCount = 0
  private var budget: GlobBudget
  private var visited: Set<Visit> = []

  /// A folder and the index of the pattern's part to match there. Each such pair is searched once,
  /// because the result does not depend on the way to the folder: all ways pass the same number of
  /// folders.
  private struct Visit: Hashable {
    let part: Int
    let path: String
  }

  /// - Parameters:
  ///   - folder: the folder in which a relative pattern begins; empty for the current folder.
  ///   - budget: the remaining budget for this and other patterns.
  /// - Returns: the files, in the order of their paths' bytes.
  /// - Throws: ``ConfigurationFault/tooManyFiles(pattern:limit:)`` or
  ///   ``ConfigurationFault/tooManyFilesInAll(limit:)``; unreadable folders are skipped.
  /// - Complexity: O(parts of the pattern times names in the folders that it leads to)
  package static func matches(
    of pattern: GlobPattern, in folder: String, _ budget: inout GlobBudget
  ) throws(ConfigurationFault) -> [GlobMatch] {
    var search = GlobSearch(pattern: pattern, folder: folder, budget)
    try search.search(pattern.parts[...], path: "", id: nil, depth: depthLimit)
    budget = search.budget
    // Several matches of `**` may lead to the same file.
    let paths = Dictionary(search.matches.map { ($0.path, $0) }) { first, _ in first }
    return paths.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The folders and files that determine the matches of a pattern: folders whose contents are
  /// compared with it, and files that may or may not exist. Paths are relative to the current
  /// folder.
  ///
  /// - Complexity: as for ``matches(of:in:)``
  package static func places(of pattern: GlobPattern, in folder: String) -> Set<String> {
    var search = GlobSearch(pattern: pattern, folder: folder, GlobBudget())
    try? search.search(pattern.parts[...], path: "", id: nil, depth: depthLimit)
    return search.places
  }

  private init(pattern: GlobPattern, folder: String, _ budget: GlobBudget) {
    self.pattern = pattern
    self.folder = folder
    self.budget = budget
  }

  private mutating func search(
    _ parts: ArraySlice<GlobPattern.Part>, path: String, id: String?, depth: Int
  ) throws(ConfigurationFault) {
    guard visited.insert(Visit(part: parts.startIndex, path: path)).inserted else { return }
    guard let part = parts.first else { return try add(path, id) }
    let rest = parts.dropFirst()
    switch part {
    case .literal(let name): try search(rest, path: join(path, name), id: id, depth: depth)
    case .wildcard(let characters):
      for name in try names(in: path) {
        guard let match = NameMatch(characters, name) else { continue }
        let next = join(path, name)
        // Only a folder can match the remaining parts.
        if !rest.isEmpty, FileKind(of: located(next)) != .folder { continue }
        try search(rest, path: next, id: id ?? match.captured, depth: depth)
      }
    case .anyFolders:
      try search(rest, path: path, id: id, depth: depth)
      guard depth > 0 else { return }
      for name in try names(in: path) where !name.hasPrefix(".") {
        let next = join(path, name)
        guard FileKind(of: located(next), followsLinks: false) == .folder else { continue }
        try search(parts, path: next, id: id, depth: depth - 1)
      }
    }
  }

  private mutating func add(_ path: String, _ id: String?) throws(ConfigurationFault) {
    places.insert(located(path))
    guard let id, !id.isEmpty, FileKind(of: located(path)) == .file else { return }
    matches.append(GlobMatch(path: path, id: id))
  }

  private mutating func names(in path: String) throws(ConfigurationFault) -> [String] {
    places.insert(located(path))
    let names = (try? FolderListing.names(in: located(path))) ?? []
    nameCount += names.count
    budget.names -= names.count
    if budget.names < 0 { throw .tooManyFilesInAll(limit: GlobBudget.limit) }
    if nameCount > Self.nameLimit {
      throw .tooManyFiles(pattern: pattern.text, limit: Self.nameLimit)
    }
    return names
  }

  private func join(_ path: String, _ name: String) -> String {
    if path.isEmpty { return pattern.isAbsolute ? "/" + name : name }
    return path + "/" + name
  }

  /// Converts a path that a pattern matches, which may be relative to ``folder``, to a path
  /// relative to the current folder.
  private func located(_ path: String) -> String {
    if pattern.isAbsolute { return path.isEmpty ? "/" : path }
    if folder.isEmpty { return path.isEmpty ? "." : path }
    return path.isEmpty ? folder : OutputFolder.path(of: path, in: folder)
  }
}
