/// What to do about a path that leads nowhere.
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
    return general
  }

  /// The remedy that names the files that may be meant, if there are few.
  package static func remedy(_ path: String, _ others: () -> [String]) -> String {
    let remedy = remedy(path)
    guard remedy == general else { return remedy }
    let found = others().filter { $0 != path }
    return (1...3).contains(found.count)
      ? "there is \(found.sorted().joined(separator: ", "))" : general
  }
}
