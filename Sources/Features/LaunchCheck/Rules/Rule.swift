internal import Files
internal import InfoPlist
internal import LaunchApps
public import LaunchRules

/// A check of an Info.plist, its launch images and its launch storyboards.
public struct Rule: Sendable {
  /// What rules check. Each rule is about one kind of subject.
  enum Subject {
    case app(BundleContents)
    case unreadable(InfoPlistError, path: String)
    /// A file or folder that was left out, because its name is not UTF-8.
    case leftOut(SearchOmissions.Name)
    /// A specification from which a project is made that is missing.
    case specification(path: String)

    var unknownFacts: Set<Fact> { if case .app(let app) = self { app.unknownFacts } else { [] } }
  }

  /// A name in lower case, with hyphens, that never changes.
  public let id: String
  public let level: Level
  /// Why the rule matters.
  public let reason: String
  /// The source of the reason, such as `TN2244`. DECOMP stands for decompiled system code: a strong
  /// hint, but not documented by Apple.
  public let source: String
  /// How certain it is that a finding matters at launch or in the store; `nil` for rules about
  /// launchgen's own work, and for conclusions by analogy.
  public let confidence: Confidence?
  /// The facts that the rule needs; if one of them is unknown, the rule reports nothing.
  let needs: Set<Fact>
  private let check: @Sendable (Subject) -> [Violation]

  /// A rule about apps.
  ///
  /// - Parameter check: finds the violations in an app for which all needed facts are known.
  init(
    _ id: String, _ level: Level, needs: Set<Fact> = [], reason: String, source: String,
    _ confidence: Confidence?, check: @escaping @Sendable (_ app: BundleContents) -> [Violation]
  ) {
    self.init(id: id, level, needs, reason, source, confidence) { subject in
      if case .app(let app) = subject { check(app) } else { [] }
    }
  }

  private init(
    id: String, _ level: Level, _ needs: Set<Fact>, _ reason: String, _ source: String,
    _ confidence: Confidence?, _ check: @escaping @Sendable (Subject) -> [Violation]
  ) {
    self.id = id
    self.level = level
    self.needs = needs
    self.reason = reason
    self.source = source
    self.confidence = confidence
    self.check = check
  }

  /// A rule that has at most one violation in an app.
  static func once(
    _ id: String, _ level: Level, needs: Set<Fact> = [], reason: String, source: String,
    _ confidence: Confidence?, check: @escaping @Sendable (_ app: BundleContents) -> Violation?
  ) -> Rule {
    Rule(id, level, needs: needs, reason: reason, source: source, confidence) { app in
      check(app).map { [$0] } ?? []
    }
  }

  /// A rule about something else than the contents of an app.
  static func outsideApps(
    _ id: String, _ level: Level, reason: String, source: String, _ confidence: Confidence?,
    check: @escaping @Sendable (Subject) -> Violation?
  ) -> Rule {
    Rule(id: id, level, [], reason, source, confidence) { subject in
      check(subject).map { [$0] } ?? []
    }
  }

  /// None if a fact that the rule needs is unknown.
  func violations(in subject: Subject, unknown: Set<Fact>) -> [Violation] {
    needs.isDisjoint(with: unknown) ? check(subject) : []
  }

  /// All rules, in the order in which `check --rules` lists them.
  public static let all: [Rule] = [
    propertyLists, orientations, keys, store, entries, launches, screens, ownImages, matching,
    images, launchScreens, storyboards, storyboardContents, projects,
  ].flatMap(\.self)
}

/// Sources that several rules have.
enum Source {
  static let technote = "TN2244"
  static let orientationAnswer = "QA1588"
  static let reference = "Information Property List Key Reference"
  static let decompiled = "DECOMP"
  static let wild = "Info.plist files of shipped apps"
  static let store = "App Store Connect"
  static let launchTechnote = "TN3118"
  static let xcodeHelp = "Xcode Help"
  static let storyboards = "launch screens of shipped apps"
  static let launchScreens = "Apple's documentation of UILaunchScreen"
  static let ibtool = "ibtool's messages, as projects quote them"
  static let xcode = "Swift Build, the build system of Xcode"
}
