import LaunchApps
import LaunchCheck
import LaunchPreview
import Platform
import Texts

extension LoadedBundle {
  /// The app's contents, from which its launches are known.
  ///
  /// - Throws: ``CommandError`` if the Info.plist is faulty or a setting is unknown.
  func launchContents() throws(CommandError) -> BundleContents {
    let found = try mapError(try contents.get()) { (error: InfoPlistError) in
      CommandError(error.message(forNamed: path))
    }
    if let other = found.otherKind { throw CommandError(other.message(at: path)) }
    if let obstacle = found.obstacle { throw CommandError(obstacle) }
    return found
  }

  func preview(title: String) throws(CommandError) -> AppPreview {
    let explanation = LaunchExplanation(path: path, contents: try launchContents())
    let all = findings(Checker())
    let findings = all.filter { $0.level == .error } + all.filter { $0.level == .warning }
    return AppPreview(
      explanation, title: title,
      findings: JoinedOrientations.joined(findings.map { "\($0.level.rawValue): \($0.message)" }))
  }
}

/// Joins messages that differ only in the way in which the device is held.
enum JoinedOrientations {
  static func joined(_ messages: [String]) -> [String] {
    let general = messages.map(withoutSides)
    var joined: [String] = []
    for (message, text) in zip(messages, general) {
      let isAlone = general.count { $0 == text } == 1
      let shown = isAlone ? message : text
      if !joined.contains(shown) { joined.append(shown) }
    }
    return joined
  }

  private static func withoutSides(_ message: String) -> String {
    message.split(separator: " ", omittingEmptySubsequences: false).map { word in
      for side in ["landscape-left", "landscape-right"] where word.hasPrefix(side) {
        return "landscape" + word.dropFirst(side.count)
      }
      return String(word)
    }.joined(separator: " ")
  }
}
