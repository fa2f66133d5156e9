internal import LaunchApps
public import LaunchRules

/// A check of an Info.plist, its launch images and its launch storyboards.
public struct Rule: Sendable {
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
  /// Finds the violations in an app for which all needed facts are known.
  private let check: @Sendable (BundleContents) -> [Violation]

  init(
    _ id: String, _ level: Level, needs: Set<Fact> = [], reason: String, source: String,
    _ confidence: Confidence?, check: @escaping @Sendable (_ app: BundleContents) -> [Violation]
  ) {
    self.id = id
    self.level = level
    self.needs = needs
    self.reason = reason
    self.source = source
    self.confidence = confidence
    self.check = check
  }

  /// The violations in an app; none if a fact that the rule needs is unknown.
  ///
  /// - Parameter unknown: the app's ``BundleContents/unknownFacts``.
  func violations(in app: BundleContents, unknown: Set<Fact>) -> [Violation] {
    needs.isDisjoint(with: unknown) ? check(app) : []
  }
}
