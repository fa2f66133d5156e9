import LaunchApps
import LaunchRules
import TestSupport
import Testing

@testable import LaunchCheck

/// `explain` and `check` agree about every sample on every device and version of iOS: where one says
/// that a launch goes wrong, the other does too.
@Suite struct ExplanationAgreementTests {
  /// What `explain` says of a launch that goes wrong, and the rules of which one must say why.
  private enum Trouble: String, CaseIterable {
    case noLaunchScreen, blackLaunchScreen, noPicture, onlyColor, stretched, blank, framed
    case distorted
    case wrongSize

    var rules: Set<String> {
      switch self {
      case .noLaunchScreen:
        ["launch-screen-missing", "launch-screen-name", "not-in-target", "no-initial"]
      case .blackLaunchScreen: ["decoded-size"]
      case .stretched: ["picture-stretched"]
      case .noPicture:
        [
          "image-outside-catalog", "launch-screen-asset", "asset-refused", "asset-not-shown",
          "not-in-target",
        ]
      case .onlyColor: ["launch-screen-plain"]
      case .blank:
        [
          "blank-screen", "missing-scale", "missing-file", "launch-images-array",
          "entry-dictionary",
          "entry-name", "minimum-os-missing", "minimum-os", "entry-orientation", "entry-size",
          "size-swapped", "size-in-pixels", "name-suffix", "catalog-landscape", "not-in-target",
          "ipad-launch-orientation", "launch-image-set", "launch-image-slot", "ipad-entries",
        ]
      case .framed:
        [
          "letterboxed", "newer-iphones", "store-568h", "no-launch-key", "catalog-systems",
          "catalog-newer-iphones", "size-unknown", "entry-size", "size-swapped", "size-in-pixels",
          "launch-screen-target",
        ]
      case .distorted: ["landscape-pixels", "wrong-size", "catalog-landscape"]
      case .wrongSize:
        ["wrong-size", "landscape-pixels", "launch-image-slot", "placeholder", "no-launch-key"]
      }
    }
  }

  /// What both say of an app of a sample.
  private struct Answer {
    let name: String
    /// The rules that are violated, and those of them that report an error.
    let found, errors: Set<String>
    let troubles: Set<Trouble>
    /// The troubles of which one must say why. If the deployment target is unknown, launches on
    /// systems before a certain one are not among them.
    let certainTroubles: Set<Trouble>
  }

  /// Both tests read the same answers, which take a while.
  private static let answers = samples.flatMap { name, sample in
    ((try? sample.loadedApps()) ?? []).filter(isKnown).map { answer(name, $0) }
  }

  private static let samples = RuleSamples.all.sorted { $0.key < $1.key }.flatMap { id, samples in
    (samples.failing + samples.passing).enumerated().map {
      (name: "\(id) \($0.offset)", $0.element)
    }
  }

  @Test func eachLaunchThatGoesWrongHasAFinding() {
    var seen: Set<Trouble> = []
    for answer in Self.answers {
      seen.formUnion(answer.certainTroubles)
      for trouble in answer.certainTroubles {
        #expect(
          !answer.found.isDisjoint(with: trouble.rules),
          "\(answer.name): \(trouble), \(answer.found.sorted())")
      }
    }
    // The samples have all kinds.
    #expect(seen == Set(Trouble.allCases))
  }

  @Test func eachFindingIsALaunchThatGoesWrong() {
    let certain: [(Trouble, Set<String>)] = [
      (.noLaunchScreen, ["launch-screen-missing"]), (.blackLaunchScreen, ["decoded-size"]),
      (.noPicture, ["asset-refused"]), (.onlyColor, ["launch-screen-plain"]),
      (.blank, ["blank-screen", "missing-scale"]),
      (.framed, ["letterboxed", "catalog-systems"]), (.stretched, ["picture-stretched"]),
    ]
    for answer in Self.answers {
      let found = answer.errors.union(
        answer.found.intersection([
          "letterboxed", "catalog-systems", "launch-screen-plain", "picture-stretched",
        ]))
      for (trouble, rules) in certain where !found.isDisjoint(with: rules) {
        #expect(
          answer.troubles.contains(trouble), "\(answer.name): \(found.intersection(rules))")
      }
    }
  }

  /// `explain` does not draw certainty from what `check` doubts.
  @Test func doubtsAreRepeated() throws {
    let doubts = [
      ("with such a PDF have been seen empty or black;", "have been seen empty or black;"),
      ("(no source says what iOS does then", "as no source says what iOS does then."),
      ("is not in an asset catalog (Apple requires it;", "Apple requires an asset catalog"),
      ("sources disagree whether iOS shows it)", "sources disagree"),
    ]
    var seen: Set<String> = []
    for (name, sample) in Self.samples {
      for app in (try? sample.loadedApps()) ?? [] where Self.isKnown(app) {
        let problems = Rule.all.flatMap { rule in
          rule.violations(in: .app(app), unknown: app.unknownFacts).map(\.problem)
        }
        let explanation = LaunchExplanation(path: "", contents: app)
        let reasons = explanation.rows.map(explanation.why)
        let text = (explanation.notes + reasons).joined(separator: " ")
        // A picture that cannot be read is not shown at all.
        if text.contains("iOS finds no usable file") { continue }
        for (problem, words) in doubts where problems.contains(where: { $0.contains(problem) }) {
          seen.insert(problem)
          #expect(text.contains(words), "\(name): \(problem)")
        }
      }
    }
    #expect(seen.count == doubts.count, "\(seen)")
  }

  @Test func aLongListOfImagesIsCut() throws {
    let views = (0..<6).map { "<imageView image=\"n\($0)\"/>" }.joined()
    let sample = Sample.storyboard { $0.subviews += views }
    let app = try #require(sample.loadedApps().first)
    let explanation = LaunchExplanation(path: "", contents: app)
    let row = try #require(explanation.rows.last)
    #expect(explanation.why(row).contains("n0, n1, n2 and 3 more (iOS finds no usable file)"))
  }

  @Test func picturesThatDependOnHowADeviceIsHeld() throws {
    var sample = Sample.storyboard {
      $0.subviews += """
        <imageView image="Wide"><variation key="heightClass=regular-widthClass=compact" \
        image="Tall"/></imageView>
        """
    }
    sample.orientations = ["Portrait", "LandscapeLeft"]
    let app = try #require(sample.loadedApps().first)
    let summary = LaunchExplanation(path: "", contents: app).summary ?? ""
    #expect(summary.contains("Wide") && summary.contains("Tall"), "\(summary)")
  }

  /// Whether nothing that decides about launches depends on the build, or is left out.
  private static func isKnown(_ app: BundleContents) -> Bool {
    app.otherKind == nil && app.unknownValues.isEmpty
      && app.unknownFacts.isDisjoint(with: [.infoPlist, .orientations, .entries, .launchScreenKeys])
  }

  private static func answer(_ name: String, _ app: BundleContents) -> Answer {
    let unknown = app.unknownFacts
    var found: Set<String> = []
    var errors: Set<String> = []
    for rule in Rule.all {
      let levels = rule.violations(in: .app(app), unknown: unknown).map { $0.level ?? rule.level }
      if !levels.isEmpty { found.insert(rule.id) }
      if levels.contains(.error) { errors.insert(rule.id) }
    }
    // Nobody can say whether an app without a deployment target is for older systems.
    let isWhole = app.info.minimumOS != nil
    let troubles = troubles(of: app)
    return Answer(
      name: name, found: found, errors: errors, troubles: Set(troubles.map(\.trouble)),
      certainTroubles: Set(
        troubles.filter { isWhole || $0.row.systems.before == nil }.map(\.trouble)))
  }

  private static func troubles(
    of app: BundleContents
  ) -> [(row: LaunchSurvey.Row, trouble: Trouble)] {
    let explanation = LaunchExplanation(path: "", contents: app)
    return explanation.rows.flatMap { row in
      var troubles: [Trouble] = []
      let reason = explanation.why(row)
      if case .launchScreen(let key) = row.launch.outcome {
        let content = explanation.screens.content(of: row)
        if explanation.isBlank(row) {
          troubles.append(content?.isTooLarge == true ? .blackLaunchScreen : .noLaunchScreen)
        } else if content?.missing.isEmpty == false {
          troubles.append(.noPicture)
        }
        if let plain = content?.plain { #expect(reason.contains("which shows \(plain.text)")) }
        let idiom = row.display.idiom
        let isPlain = app.assetTraits.contains { trait in
          trait.idiom == idiom && app.content(of: key, on: trait).plain?.isChosen == false
        }
        if isPlain, key == app.info.launchScreenKey(for: idiom, .latest) {
          troubles.append(.onlyColor)
        }
        if reason.contains(" stretched") { troubles.append(.stretched) }
      } else if explanation.isBlank(row) {
        troubles.append(.blank)
      } else {
        if app.isFramed(row) { troubles.append(.framed) }
        if reason.contains("distorted") { troubles.append(.distorted) }
        if app.wrongSize(row) != nil { troubles.append(.wrongSize) }
      }
      return troubles.map { (row, $0) }
    }
  }
}

extension Sample {
  /// The apps that are found in the sample.
  func loadedApps() throws -> [BundleContents] {
    if project == nil, !isLaidOut { return [try contents()] }
    let folder = try TemporaryFolder()
    if let project {
      try project.write(folder)
    } else {
      try write(to: folder, isBuilt ? "My.app/" : "App/")
    }
    return try BundleLoader.load(folder.path).map { try $0.contents.get() }
  }
}
