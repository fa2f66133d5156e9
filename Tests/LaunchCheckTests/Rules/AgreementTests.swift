import AppDocuments
import LaunchCheck
import LaunchRules
import TestSupport
import Testing

/// `explain` and `check` never disagree: a launch that shows a blank screen has a finding, and what
/// these findings say is a launch.
@Suite struct AgreementTests {
  /// The last ones say why iOS skips all entries, or finds no file.
  private static let blankRules: Set<String> = [
    "blank-screen", "missing-scale", "missing-file", "launch-images-array", "entry-dictionary",
    "entry-name", "minimum-os-missing", "minimum-os", "entry-orientation", "entry-size",
    "size-swapped", "size-in-pixels", "name-suffix",
  ]

  static let samples: [Sample] = ofRules + random

  private static let ofRules: [Sample] = RuleSamples.all.values.flatMap { samples in
    (samples.failing + samples.passing).filter {
      // What a build variable hides is not judged.
      $0.text == nil && !$0.isLaidOut && !$0.written.contains("$")
    }
  }

  /// Orientations, entries and files in all kinds of company.
  private static let random: [Sample] = (0..<300).map { seed in
    var generator = SeededGenerator(seed: seed)
    let sizes = ["320 480", "320 568", "375 667", "414 736", "375 812", "414 896", "768 1024"]
    let kinds = ["Landscape", "Portrait", "LandscapeLeft", "landscape", "-"]
    var sample = Sample.clean
    sample.orientations = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      ["LandscapeRight", "LandscapeLeft", "Portrait"].randomElement(using: &generator) ?? ""
    }
    sample.entries = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
      let name = ["A", "B", "C", "D"].randomElement(using: &generator) ?? ""
      let system = ["7.0", "8.0", "9.0", "12.0"].randomElement(using: &generator) ?? ""
      return "\(name) \(system) \(kinds.randomElement(using: &generator) ?? "") "
        + (sizes.randomElement(using: &generator) ?? "")
    }
    sample.images = ["A@2x.png 640 1136", "B@3x.png 1242 2208", "C@2x~ipad.png 1536 2048"].filter {
      _ in Bool.random(using: &generator)
    }
    sample.isBuilt = Bool.random(using: &generator)
    if Bool.random(using: &generator) {
      let target = ["7.0", "8.0", "9.0", "13.0"].randomElement(using: &generator) ?? ""
      sample.more = "<key>MinimumOSVersion</key><string>\(target)</string>"
    }
    return sample
  }

  @Test func blankScreensAreFindings() throws {
    for (index, sample) in Self.samples.enumerated() {
      let contents = try sample.contents()
      let survey = LaunchSurvey(contents.info, LaunchSurvey.Scope(contents.info))
      let blank = survey.rows.filter {
        if case .blank = $0.launch.outcome { true } else { false }
      }
      let findings = try sample.findings()
      let rules = Set(findings.map(\.rule))
      let found = rules.intersection(Self.blankRules)
      #expect(blank.isEmpty || !found.isEmpty, "\(sample): \(blank.first?.launch as Any)")
      if rules.contains("missing-scale") { #expect(!blank.isEmpty, "sample \(index)") }
      let hasError = findings.contains { $0.rule == "blank-screen" && $0.level == .error }
      if hasError { #expect(!blank.isEmpty, "sample \(index)") }
    }
  }
}
