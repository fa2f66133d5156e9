internal import Files
internal import LaunchRules
internal import Texts

/// Looks for storyboards and xibs by name among files that were listed.
struct StoryboardSearch {
  enum Match: Equatable {
    /// The paths of the file and of its variants for device families.
    case found([String])
    case otherCase(fileName: String)
    case none
    /// Several files in different folders have the name.
    case ambiguous
  }

  private struct Candidate {
    var path: String
    /// The file's name without extension.
    var stem: Substring
    /// The index of the file's extension in the list of extensions; the lowest is preferred.
    var type: Int
    /// The path without extension and language folder.
    var place: String
    var level: Int
    /// The rank of the language folder; the lowest is preferred. iOS uses Base.lproj for languages
    /// that have no separate file.
    var language: Int
  }

  private let candidates: [Substring: [Candidate]]
  /// For each stem in lower case, the first file and its index among all files.
  private let order: [String: (place: Int, path: String)]

  /// - Parameters:
  ///   - paths: paths of files and folders.
  ///   - extensions: the extensions to find, the preferred one first.
  init(_ paths: [String], extensions: [String]) {
    let all = paths.compactMap { path -> Candidate? in
      let parts = path.pathNames
      guard let name = parts.last, let dot = name.lastIndex(of: "."),
        let type = extensions.firstIndex(of: String(name[dot...].dropFirst()))
      else { return nil }
      let language = parts.dropLast().last { $0.hasSuffix(".lproj") }
      let folders = parts.dropLast().filter { !$0.hasSuffix(".lproj") }
      let stem = name[..<dot]
      return Candidate(
        path: path, stem: stem, type: type, place: (folders + [stem]).joined(separator: "/"),
        level: folders.count,
        language: [nil, "Base.lproj", "en.lproj"].firstIndex(of: language) ?? 3)
    }
    candidates = Dictionary(grouping: all, by: \.stem)
    order = Dictionary(all.enumerated().map { ($1.stem.lowercased(), ($0, $1.path)) }) {
      first, _ in first
    }
  }

  /// The name of a file, without extension, that differs from `name` in a letter or two.
  func nearest(to name: String) -> String? {
    EditDistance.nearest(to: name, in: candidates.keys.map(String.init), within: 2)
  }

  func match(_ name: String) -> Match {
    let stems = [name] + DeviceIdiom.allCases.map { name + $0.suffix }
    var paths: [String] = []
    for stem in stems {
      let named = candidates[stem[...]] ?? []
      guard let level = named.map(\.level).min() else { continue }
      let highest = named.filter { $0.level == level }
      guard Set(highest.map(\.place)).count == 1,
        let best = highest.min(by: {
          ($0.type, $0.language, $0.path) < ($1.type, $1.language, $1.path)
        })
      else { return .ambiguous }
      paths.append(best.path)
    }
    if !paths.isEmpty { return .found(paths) }
    let other = stems.compactMap { order[$0.lowercased()] }.min { $0.0 < $1.0 }
    return other.map { .otherCase(fileName: $0.path.lastPathName) } ?? .none
  }
}
