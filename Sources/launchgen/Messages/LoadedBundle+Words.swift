import LaunchApps
import LaunchCheck
import LaunchPreview

extension LoadedBundle {
  /// The app's contents, from which its launches are known.
  ///
  /// - Throws: ``CommandError`` if the Info.plist is faulty or a setting is unknown.
  func launchContents() throws(CommandError) -> BundleContents {
    let found: BundleContents
    do throws(InfoPlistError) {
      found = try contents.get()
    } catch {
      throw CommandError(path, error)
    }
    if let other = found.otherKind { throw CommandError(path, other) }
    if let obstacle = found.obstacle { throw CommandError(obstacle) }
    return found
  }

  func preview(title: String) throws(CommandError) -> AppPreview {
    let explanation = LaunchExplanation(path: path, contents: try launchContents())
    let all = findings(Checker())
    let findings = all.filter { $0.level == .error } + all.filter { $0.level == .warning }
    return AppPreview(
      explanation, title: title,
      findings: OrientationWords.joined(findings.map { "\($0.level.rawValue): \($0.message)" }))
  }
}

/// Joins messages that differ only in the way in which the device is held.
enum OrientationWords {
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
