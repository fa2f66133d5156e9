package import LaunchRules

/// The remedies that the report of an import suggests. They mention options, so the program that
/// has the options provides them.
package protocol ImportAdvice {
  /// The name of the option for the orientation.
  var orientationOption: String { get }

  /// - Parameter path: the path of the image.
  func remedy(for issue: ImageIssue, at path: String) -> String
  /// The remedy in words; `nil` if there is nothing to do.
  func remedy(for remark: ImportRemark) -> String?
  /// The arguments of the command that makes new images; the command's name comes first.
  func arguments(_ replacement: Replacement) -> [String]
  /// The arguments of the command that imports the images of another language by themselves; `nil`
  /// if they can't be.
  ///
  /// - Parameter artwork: the path of the artwork that this import writes, or would write.
  func arguments(
    _ images: LanguageImages, of importer: Importer, artwork: String
  ) -> [String]?
  /// What to do so that the question is answered, with the commands that answer it, in lines.
  ///
  /// - Parameters:
  ///   - orientation: the answer that the Info.plist or most images suggest; `nil` if none does.
  ///   - artwork: the path of the written artwork; `nil` if it is not written.
  func answers(
    to question: ImportQuestion, _ orientation: LandscapeOrientation?, artwork: String?
  ) -> [String]
}

extension ImportAdvice {
  /// The problem, its reason and the remedy, in words that follow the path.
  func text(_ issue: ImageIssue, at path: String) -> String {
    "\(issue.description(at: path)); \(remedy(for: issue, at: path))"
  }

  func text(_ remark: ImportRemark) -> String {
    "\(remark)" + (remedy(for: remark).map { "; " + $0 } ?? "")
  }
}
