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

  /// - Parameters:
  ///   - swift: the text in Swift, after a header: lines such as `rule: …`, and a line `---`. The
  ///     header has all facts, and that of `objectiveC` only `minimum`.
  ///   - isHold: whether the code for holding the launch screen precedes the text.
  init(_ name: String, _ swift: [UInt8], _ objectiveC: [UInt8], isHold: Bool = false) {
    let (facts, text) = Self.parts(of: swift)
    let (other, otherText) = Self.parts(of: objectiveC)
    self.name = name
    summary = facts["summary"] ?? ""
    rule = facts["rule"] ?? ""
    source = facts["source"] ?? ""
    minimumOS = [.swift: facts, .objectiveC: other].mapValues { facts in
      OSVersion(facts["minimum"].flatMap { Int($0) } ?? 0, 0)
    }
    let holds = [
      PackageResources.launch_screen_hold_swift_template,
      PackageResources.launch_screen_hold_objc_template,
    ]
    texts = [
      .swift: (isHold ? holds[0] : []) + text, .objectiveC: (isHold ? holds[1] : []) + otherText,
    ]
  }

  /// The facts in the header of a text, and the rest.
  private static func parts(of text: [UInt8]) -> (facts: [String: String], rest: ArraySlice<UInt8>)
  {
    let mark = text.firstRange(of: "---\n".utf8) ?? 0..<0
    let lines = String(decoding: text[..<mark.lowerBound], as: UTF8.self).split(separator: "\n")
    let facts = lines.map { $0.split(separator: ":", maxSplits: 1).map { $0.drop { $0 == " " } } }
    return (
      Dictionary(uniqueKeysWithValues: facts.map { (String($0[0]), String($0[1])) }),
      text[mark.upperBound...]
    )
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
