import OrientationCode

extension CodeTemplate {
  /// The templates that a compiler reads.
  static let code = all.filter { template in
    CodeLanguage.allCases.allSatisfy { language in
      template.files(language: language, orientations: .both)
        .allSatisfy { !$0.name.hasSuffix(".xml") }
    }
  }
}
