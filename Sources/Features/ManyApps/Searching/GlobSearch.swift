internal import Platform
internal import Texts

/// A pattern for paths. In a name, `*` matches any text, and `?` matches a single character. The
/// name `**` matches any number of folders.
struct GlobPattern: Equatable, Sendable {
  let text: String
  let names: [String]

  /// Fails unless a name other than `**` has a `*`. The text that the first such `*` matches
  /// becomes an app's id.
  init?(_ text: String) {
    self.text = text
    names = text.pathNames.filter { $0 != "." }.map { String($0) }
    guard names.contains(where: { $0 != "**" && $0.contains("*") }) else { return nil }
  }
}

struct GlobMatch: Equatable, Sendable {
  /// The path: relative or absolute, like the pattern.
  let path: String
  /// The text that the first `*` matched.
  let id: String
}

/// Finds the files of the patterns in a launchgen.json.
struct GlobSearch {
  /// The folder in which relative patterns begin; empty for the current folder.
  let folder: String
  /// How many names may still be visited. At first, this is ``nameLimit``, which is more names than
  /// any project has.
  var namesLeft = Self.nameLimit
  /// The paths on which the matches depend: folders whose names were listed, and files and folders
  /// whose existence was checked. The paths are relative to the current folder.
  private(set) var places: Set<String> = []

  static let nameLimit = 4_000_000

  private struct Step: Hashable {
    var path: String
    /// What the first `*` has matched.
    var id: String?
  }

  /// The files that a pattern finds, in the order of their paths' bytes. Unreadable folders are
  /// skipped.
  mutating func matches(of pattern: GlobPattern) throws(ConfigurationFault) -> [GlobMatch] {
    var found = [Step(path: pattern.text.isAbsolutePath ? "/" : "")]
    for (index, name) in pattern.names.enumerated() {
      let isLast = index == pattern.names.count - 1
      var next: [Step] = []
      for step in found { next += try steps(from: step, name, isLast: isLast) }
      // Several ways may lead to the same path.
      found = next.withoutRepeats
    }
    places.formUnion(found.map { located($0.path) })
    let matches = found.compactMap { step in
      step.id.map { GlobMatch(path: step.path, id: $0) }
    }.filter { !$0.id.isEmpty && FileKind(of: located($0.path)) == .file }
    let paths = Dictionary(matches.map { ($0.path, $0) }) { first, _ in first }
    return paths.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private mutating func steps(
    from step: Step, _ name: String, isLast: Bool
  ) throws(ConfigurationFault) -> [Step] {
    if name == "**" {
      return try folders(below: step.path).map { Step(path: $0, id: step.id) }
    }
    let letters = Array(name)
    let isLiteral = !letters.contains("*") && !letters.contains("?")
    let candidates = isLiteral ? [name] : try names(in: step.path)
    var steps: [Step] = []
    for candidate in candidates {
      // As in a shell, `*` does not match hidden files.
      if candidate.hasPrefix("."), letters.first != "." { continue }
      guard let match = WildcardMatch(letters, candidate) else { continue }
      let path = Path.joined(step.path, candidate)
      // Only a folder can match the remaining names.
      if isLast || FileKind(of: located(path)) == .folder {
        steps.append(Step(path: path, id: step.id ?? match.captured))
      } else if isLiteral {
        places.insert(located(path))
      }
    }
    return steps
  }

  /// A folder and all folders in it, without hidden ones. Links are not followed, because they
  /// could lead in circles.
  private mutating func folders(below folder: String) throws(ConfigurationFault) -> [String] {
    var folders = [folder]
    var index = 0
    while index < folders.count {
      let folder = folders[index]
      index += 1
      for name in try names(in: folder) where !name.hasPrefix(".") {
        let path = Path.joined(folder, name)
        if FileKind(of: located(path), followsLinks: false) != .folder { continue }
        // A pattern may name a foreign folder, but `**` does not match foreign folders.
        if ForeignFolders.contains(name, in: located(folder)) {
          SearchOmissions.add(located(path), as: .foreignFolder)
        } else {
          folders.append(path)
        }
      }
    }
    return folders
  }

  private mutating func names(in path: String) throws(ConfigurationFault) -> [String] {
    places.insert(located(path))
    let names = (try? FolderListing.names(in: located(path))) ?? []
    namesLeft -= names.count
    if namesLeft < 0 { throw .tooManyFiles(limit: Self.nameLimit) }
    return names
  }

  /// ``folder`` joined with `path`; a period if both are empty.
  private func located(_ path: String) -> String {
    let located = Path.joined(folder, path)
    return located.isEmpty ? "." : located
  }
}
