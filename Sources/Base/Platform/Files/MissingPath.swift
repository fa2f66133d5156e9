/// Remedies for a path that does not exist.
package enum MissingPath {
  package static let general = "check the path"

  package static func remedy(_ path: String) -> String {
    if path.contains("://") { return "it is a URL, download it first" }
    if path.hasPrefix("~") {
      return "the shell did not replace ~, write it without quotation marks"
    }
    let second = path.unicodeScalars.dropFirst().first
    if path.contains("\\") || (second == ":" && path.first?.isLetter == true) {
      return "it is a Windows path, write it with / and without a drive"
    }
    // The path may exist, and be another kind of file than the one that is missing.
    let found = path.isEmpty ? path : Path.onDisk(path) ?? path
    return found == path ? general : "did you mean \(found)?"
  }

  package static func found(_ remedy: String) -> String? { remedy == general ? nil : remedy }

  /// The remedy for a path. If there is only the ``general`` remedy, but one to three `others` are
  /// found, the remedy names the `others`: `did you mean A.xcodeproj or B.xcodeproj?`.
  package static func remedy(_ path: String, _ others: () -> [String]) -> String {
    let remedy = remedy(path)
    guard remedy == general else { return remedy }
    let found = others().filter { $0 != path }
    return (1...3).contains(found.count)
      ? "did you mean \(found.sorted().joined(separator: " or "))?" : general
  }
}
