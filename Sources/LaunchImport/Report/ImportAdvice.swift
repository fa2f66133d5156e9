package import LaunchRules

/// The words of an import that say what to do, and that name options: a command's.
package protocol ImportAdvice {
  /// The name of the option for the orientation.
  var orientationOption: String { get }

  /// - Parameter path: the image's.
  func remedy(for issue: ImageIssue, at path: String) -> String
  /// `nil` if there is nothing to do.
  func remedy(for remark: ImportRemark) -> String?
  /// The command that makes the images anew, in words.
  func arguments(_ replacement: Replacement) -> [String]
  /// The command to see that, once somebody has looked which way the artwork is turned.
  func confirmation(_ orientation: LandscapeOrientation) -> String
}

extension ImportAdvice {
  /// What is wrong and why; what to do.
  func text(_ issue: ImageIssue, at path: String) -> String {
    "\(issue.description(at: path)); \(remedy(for: issue, at: path))"
  }

  func text(_ remark: ImportRemark) -> String {
    "\(remark)" + (remedy(for: remark).map { "; " + $0 } ?? "")
  }
}
