internal import LaunchApps
public import LaunchRules

/// A check of an Info.plist, its launch images and its launch files.
public struct Rule: Sendable {
  /// A name in lower case, with hyphens. It never changes.
  public let id: String
  public let level: Level
  /// Why the rule matters, in one sentence.
  public let reason: String
  /// How the reason is known. DECOMP stands for decompiled system code: a strong hint, but not
  /// documented by Apple.
  public let source: String
  /// How surely it is known that a finding matters at launch or in the store; `nil` for rules about
  /// launchgen's own work, and for conclusions by analogy.
  public let confidence: Confidence?
  let violations: @Sendable (BundleContents) -> [Violation]

  init(
    _ id: String, _ level: Level, reason: String, source: String, _ confidence: Confidence?,
    check: @escaping @Sendable (BundleContents) -> () -> [Violation]
  ) {
    self.id = id
    self.level = level
    self.reason = reason
    self.source = source
    self.confidence = confidence
    violations = { contents in check(contents)() }
  }
}
