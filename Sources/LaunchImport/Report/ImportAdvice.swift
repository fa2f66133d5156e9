package import LaunchRules

/// The remedies that an import names, which depend on the options of the program that imports.
package protocol ImportAdvice {
  /// The name of the option for the orientation.
  var orientationOption: String { get }

  /// - Parameter path: the path of the image.
  func remedy(for issue: ImageIssue, at path: String) -> String
  /// The remedy; `nil` if there is nothing to do.
  func remedy(for remark: ImportRemark) -> String?
  /// The arguments of the command that makes the images anew, its name first.
  func arguments(_ replacement: Replacement) -> [String]
  /// The command that shows the replacement, for users who have checked the artwork's orientation.
  func confirmation(_ orientation: LandscapeOrientation) -> String
}

extension ImportAdvice {
  /// The problem, its reason and the remedy.
  func text(_ issue: ImageIssue, at path: String) -> String {
    "\(issue.description(at: path)); \(remedy(for: issue, at: path))"
  }

  func text(_ remark: ImportRemark) -> String {
    "\(remark)" + (remedy(for: remark).map { "; " + $0 } ?? "")
  }
}
