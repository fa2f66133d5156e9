import OrientationCode
import Testing

/// A template in a language, for some orientations.
struct TemplateVariant: Sendable, CustomTestStringConvertible {
  let template: CodeTemplate
  let language: CodeLanguage
  let orientations: LandscapeSelection

  static let all = CodeTemplate.all.flatMap { template in
    CodeLanguage.allCases.flatMap { language in
      LandscapeSelection.allCases.map {
        TemplateVariant(template: template, language: language, orientations: $0)
      }
    }
  }

  /// Those whose text differs from that for both orientations, and the latter.
  static let distinct = all.filter { variant in
    variant.orientations == .both
      || variant.files
        != variant.template.files(language: variant.language, orientations: .both)
  }

  var files: [CodeFile] { template.files(language: language, orientations: orientations) }

  /// `landscape-app.swift.landscape-right+landscape-left`
  var testDescription: String {
    let orientations = orientations.description.replacing(",", with: "+")
    return "\(template.name).\(language.rawValue).\(orientations)"
  }
}
