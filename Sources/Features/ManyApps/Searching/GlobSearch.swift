internal import Platform
internal import Texts

/// A pattern for paths: `*` matches any part of a name, `?` a single character, and `**` as a whole
/// name any number of folders.
struct GlobPattern: Equatable, Sendable {
  enum Part: Equatable, Sendable {
    case literal(String)
    case wildcard([Character])
    case anyFolders
  }

  let text: String
  let isAbsolute: Bool
  let parts: [Part]

  /// Fails if no name in the pattern has a `*`, from which the apps get their ids; `**` is not
  /// sufficient.
  init?(_ text: String) {
    self.text = text
    isAbsolute = text.isAbsolutePath
    var parts: [Part] = []
    for name in text.pathNames where name != "." {
      let part = Self.part(name)
      // Two consecutive `**` match the same as one.
      if part != .anyFolders || parts.last != .anyFolders { parts.append(part) }
    }
    self.parts = parts
    guard parts.contains(where: Self.hasStar) else { return nil }
  }

  private static func part(_ name: Substring) -> Part {
    if name == "**" { return .anyFolders }
    let isLiteral = !name.contains("*") && !name.contains("?")
    return isLiteral ? .literal(String(name)) : .wildcard(Array(name))
  }

  private static func hasStar(_ part: Part) -> Bool {
    if case .wildcard(let characters) = part { characters.contains("*") } else { false }
  }
}

struct GlobMatch: Equatable, Sendable {
  /// The path: relative or absolute, like the pattern.
  let path: String
  /// The text that the first `*` matched.
  let id: String
}

/// The number of names that the patterns of a file may still visit.
struct GlobBudget {
  static let limit = 4_000_000

  var names = GlobBudget.limit
}

struct GlobSearch {
  /// The maximum number of file names that one pattern may visit: more than any project has. `**`
  /// does not follow links, which could lead in circles.
  static let nameLimit = 1_000_000

  private let pattern: GlobPattern
  private let folder: String
  private var matches: [GlobMatch] = []
  /// The folders whose contents were listed, and the paths that were tested for a file.
  private var places: Set<String> = []
  private var nameCount = 0
  private var budget: GlobBudget
  private var visited: Set<Visit> = []

  /// A folder, the index of the pattern's part to match there, and the id so far. Each combination
  /// is searched once, even if several links lead to it, because the ids would be the same.
  private struct Visit: Hashable {
    let part: Int
    /// `nil` if the folder does not exist, and for a file.
    let folder: FileIdentity?
    /// Empty for a folder that exists.
    let path: String
    let id: String?
  }

  private struct Step {
    /// The index of the part to match; the number of parts if all have matched.
    var part: Int
    var path: String
    /// What the first `*` has matched.
    var id: String?
  }

  /// The files that a pattern finds, in the order of their paths' bytes. Unreadable folders are
  /// skipped.
  ///
  /// - Parameter folder: the folder in which a relative pattern begins; empty for the current folder.
  /// - Complexity: O(parts of the pattern times names in the folders that it leads to)
  static func matches(
    of pattern: GlobPattern, in folder: String, _ budget: inout GlobBudget
  ) throws(ConfigurationFault) -> [GlobMatch] {
    var search = GlobSearch(pattern: pattern, folder: folder, budget: budget)
    try search.search()
    budget = search.budget
    // Several matches of `**` may lead to the same file.
    let paths = Dictionary(search.matches.map { ($0.path, $0) }) { first, _ in first }
    return paths.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The folders and files that determine the matches of a pattern: folders whose contents are
  /// compared with it, and files that may or may not exist. Paths are relative to the current
  /// folder.
  static func places(of pattern: GlobPattern, in folder: String) -> Set<String> {
    var search = GlobSearch(pattern: pattern, folder: folder, budget: GlobBudget())
    try? search.search()
    return search.places
  }

  /// Searches with a list of open steps. A recursion would be as deep as the pattern is long, and a
  /// file's author decides that.
  private mutating func search() throws(ConfigurationFault) {
    var open = [Step(part: 0, path: "", id: nil)]
    while let step = open.popLast() {
      guard visited.insert(visit(step)).inserted else { continue }
      if step.part == pattern.parts.count {
        try add(step.path, step.id)
      } else {
        open += try steps(after: step).reversed()
      }
    }
  }

  private func visit(_ step: Step) -> Visit {
    let isLast = step.part == pattern.parts.count
    let folder = isLast ? nil : FileIdentity(of: located(step.path))
    return Visit(
      part: step.part, folder: folder, path: folder == nil ? step.path : "", id: step.id)
  }

  private mutating func steps(after step: Step) throws(ConfigurationFault) -> [Step] {
    var next = step
    next.part += 1
    switch pattern.parts[step.part] {
    case .literal(let name):
      next.path = join(step.path, name)
      return [next]
    case .wildcard(let characters):
      let isLast = next.part == pattern.parts.count
      return try names(in: step.path).compactMap { name in
        // As in a shell, `*` does not match hidden files.
        if name.hasPrefix("."), characters.first != "." { return nil }
        guard let match = WildcardMatch(characters, name) else { return nil }
        var next = next
        next.path = join(step.path, name)
        next.id = step.id ?? match.captured
        // Only a folder can match the remaining parts.
        return isLast || FileKind(of: located(next.path)) == .folder ? next : nil
      }
    case .anyFolders:
      return try [next]
        + names(in: step.path).compactMap { name in
          var below = step
          below.path = join(step.path, name)
          guard !name.hasPrefix("."),
            FileKind(of: located(below.path), followsLinks: false) == .folder
          else { return nil }
          // A pattern may name such a folder; `**` names none.
          if ForeignFolders.contains(name, in: located(step.path)) {
            SearchOmissions.add(foreignFolder: located(below.path))
            return nil
          }
          return below
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

  /// The path of a match, relative to the current folder.
  private func located(_ path: String) -> String {
    if pattern.isAbsolute { return path.isEmpty ? "/" : path }
    if folder.isEmpty { return path.isEmpty ? "." : path }
    return path.isEmpty ? folder : Path.joined(folder, path)
  }
}
