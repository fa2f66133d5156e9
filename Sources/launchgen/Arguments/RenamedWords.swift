import Configuration
import Files

/// Words of earlier versions that still work. A note says which words replace them.
enum RenamedWords {
  /// Notes on the typed arguments that have a new name.
  static func notes(_ arguments: [String]) -> [String] {
    let words = arguments.prefix { $0 != "--" }
    if words.contains("-q") || words.contains("--quiet") { return [] }
    let usesAuto =
      words.contains("--position=auto")
      || zip(words, words.dropFirst()).contains { $0 == "--position" && $1 == "auto" }
    let found: [(isUsed: Bool, old: String, new: String)] = [
      (usesAuto, "--position auto", "--focus auto"),
      (words.contains("--loose"), "--loose", "--image-outside-catalog"),
    ]
    return found.filter(\.isUsed).map { "note: '\($0.old)' is now '\($0.new)'" }
  }
}
