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
    return sameInOtherCase(path).map { "did you mean \($0)?" } ?? general
  }

  /// The existing path that differs from `path` only in the case of the last name; `nil` if there
  /// is none.
  private static func sameInOtherCase(_ path: String) -> String? {
    let (folder, name) = path.pathParts
    let names = (try? FolderListing.names(in: folder.isEmpty ? "." : folder)) ?? []
    let other = names.first { $0 != name && $0.lowercased() == name.lowercased() }
    return other.map { folder + $0 }
  }

  /// `remedy`, or `nil` if it is ``general``.
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
