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
      findings: findings.map { "\($0.level.rawValue): \($0.message)" })
  }
}
