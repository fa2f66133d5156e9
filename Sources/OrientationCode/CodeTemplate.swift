public import LaunchRules
internal import Mustache

/// Code that an app needs for its orientations, after a rule of UIKit.
public struct CodeTemplate: Sendable {
  /// `portrait-after-launch`
  public let name: String
  /// What the code makes of an app.
  public let summary: String
  /// Why the code is as it is.
  public let rule: String
  /// Which of Apple's documents has the rule.
  public let source: String
  /// The first iOS that each language's code runs on.
  public let minimumOS: [CodeLanguage: OSVersion]

  /// - Complexity: O(the length of the text)
  public func files(
    language: CodeLanguage, orientations: LandscapeSelection
  ) -> [CodeFile] {
    let words = OrientationWords(selection: orientations, language: language)
    let file = "\(name).\(language.rawValue)"
    guard let text = TemplateLibrary.shared.render(words.context, withTemplate: file) else {
      preconditionFailure("no template \(file)")
    }
    return CodeFile.files(in: text)
  }

  /// - Returns: `nil` where no template has this name.
  public static func named(_ name: String) -> CodeTemplate? { all.first { $0.name == name } }
}
