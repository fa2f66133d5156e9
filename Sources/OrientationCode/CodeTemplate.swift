public import LaunchRules
internal import TextTemplates

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
  private let texts: [CodeLanguage: [UInt8]]

  init(
    name: String, summary: String, rule: String, source: String,
    minimumOS: [CodeLanguage: OSVersion], swift: [UInt8], objectiveC: [UInt8]
  ) {
    self.name = name
    self.summary = summary
    self.rule = rule
    self.source = source
    self.minimumOS = minimumOS
    texts = [.swift: swift, .objectiveC: objectiveC]
  }

  /// The code's files, for an app that shows these orientations.
  ///
  /// - Complexity: O(the length of the text)
  public func files(
    language: CodeLanguage, orientations: LandscapeSelection
  ) -> [CodeFile] {
    let words = OrientationWords(selection: orientations, language: language)
    do throws(TemplateError) {
      let template = try TextTemplate(String(decoding: texts[language] ?? [], as: UTF8.self))
      return CodeFile.files(in: try template.text(with: words.values))
    } catch {
      // The templates are a part of the binary, and the tests fill in each of them.
      preconditionFailure("template \(name): \(error)")
    }
  }

  /// - Returns: `nil` if no template has this name.
  public static func named(_ name: String) -> CodeTemplate? { all.first { $0.name == name } }
}
