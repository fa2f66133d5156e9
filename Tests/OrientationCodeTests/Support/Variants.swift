import OrientationCode

/// Templates in all orientations, as one source file: a compiler that starts once is fast.
enum Variants {
  /// The files' text; each template and orientation has names of its own in it.
  static func text(_ templates: [CodeTemplate], _ language: CodeLanguage) -> String {
    var result = ""
    for template in templates {
      for (number, orientations) in LandscapeSelection.allCases.enumerated() {
        let files = template.files(language: language, orientations: orientations)
        // Headers first.
        let text = files.sorted { $0.name.hasSuffix(".h") && !$1.name.hasSuffix(".h") }
          .map(\.text).joined()
        result += renamed(text, "_\(template.name.replacing("-", with: "_"))_\(number)")
      }
    }
    return result
  }

  /// With the ending at every type and C function that the text declares, and without what a file
  /// has once.
  private static func renamed(_ text: String, _ ending: String) -> String {
    let declaration = /(?:class |enum |struct |@interface |static \w+ \*?)([A-Z]\w+)/
    let names = Set(text.matches(of: declaration).map { String($0.1) })
    // The usual boundary does not part "SceneDelegate.self".
    let word = /\b[A-Z]\w+\b/.wordBoundaryKind(.simple)
    return text.replacing(word) { match in
      names.contains(String(match.output)) ? match.output + ending : match.output
    }
    .replacing("@main\n", with: "").replacing(/#import "\w+\.h"\n/, with: "")
  }
}
