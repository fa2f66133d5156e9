import Files
import LaunchApps

/// What to do about a path that leads nowhere.
enum PathRemedy {
  static func of(missing path: String) -> String {
    if path.contains("://") { return "it is a URL, download it first" }
    if path.hasPrefix("~") {
      return "the shell did not replace ~, write it without quotation marks"
    }
    let second = path.unicodeScalars.dropFirst().first
    if path.contains("\\") || (second == ":" && path.first?.isLetter == true) {
      return "it is a Windows path, write it with / and without a drive"
    }
    return "check the path"
  }

  /// The remedy for a project, which names those in the folders below the current one.
  static func of(missingProject path: String) -> String {
    let general = of(missing: path)
    let others = (try? FolderWalk.projects(in: ""))?.filter { $0 != path }
    guard general == "check the path", let found = others, (1...3).contains(found.count) else {
      return general
    }
    return "there is \(found.sorted().joined(separator: ", "))"
  }

  /// The remedy for an Info.plist, which names those in the folders below the current one.
  static func of(missingInfoPlist path: String) -> String {
    let general = of(missing: path)
    guard general == "check the path" else { return general }
    let found = FolderWalk.files(ofTypes: ["plist"], in: "", depth: 3).filter { path in
      FolderWalk.isInfoPlist(path.lastPathName)
    }
    guard (1...3).contains(found.count) else { return general }
    return "there is \(found.sorted().joined(separator: ", "))"
  }
}
