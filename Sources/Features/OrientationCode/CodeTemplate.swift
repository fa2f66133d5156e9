// The public types of this module use types of LaunchRules.
@_exported public import LaunchRules
internal import Texts

/// A template for the orientations or the launch screen of an app: code or Info.plist keys that
/// follow a rule of UIKit or Metal.
public struct CodeTemplate: Sendable {
  /// The template's name, such as `portrait-after-launch`.
  public let name: String
  /// The behavior of an app with this code, in one sentence.
  public let summary: String
  /// The rule that the code follows.
  public let rule: String
  /// Apple's document for the rule.
  public let source: String
  /// The first iOS version that the code supports, by the language of the code.
  public let minimumOS: [CodeLanguage: OSVersion]
  private let texts: [CodeLanguage: [UInt8]]

  init(
    name: String, summary: String, rule: String, source: String,
    swift: (majorOS: Int, text: [UInt8]), objectiveC: (majorOS: Int, text: [UInt8])
  ) {
    self.name = name
    self.summary = summary
    self.rule = rule
    self.source = source
    minimumOS = [
      .swift: OSVersion(swift.majorOS, 0), .objectiveC: OSVersion(objectiveC.majorOS, 0),
    ]
    texts = [.swift: swift.text, .objectiveC: objectiveC.text]
  }

  public func files(language: CodeLanguage, orientations: LandscapeSelection) -> [CodeFile] {
    let words = OrientationWords(selection: orientations, language: language)
    let template = TextTemplate(String(decoding: texts[language] ?? [], as: UTF8.self))
    return CodeFile.files(in: template.text(with: words.values))
  }

  public static func named(_ name: String) -> CodeTemplate? { all.first { $0.name == name } }
}

/// The programming language of an app. Templates for Info.plist depend on the language too, because
/// the language determines the form of class names.
public enum CodeLanguage: String, Hashable, Sendable, CaseIterable {
  case swift
  case objectiveC = "objc"
}
