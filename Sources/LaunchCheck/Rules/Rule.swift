/// One thing that is checked.
public struct Rule: Sendable {
  /// In lower case, with hyphens; it never changes.
  public let id: String
  public let level: Level
  /// Why it matters, in one sentence.
  public let reason: String
  /// Where that is known from. DECOMP: from decompiled system code, a strong hint and not Apple's
  /// word.
  public let source: String
  let violations: @Sendable (BundleContents) -> [Violation]

  init(
    _ id: String, _ level: Level, reason: String, source: String,
    violations: @escaping @Sendable (BundleContents) -> [Violation]
  ) {
    self.id = id
    self.level = level
    self.reason = reason
    self.source = source
    self.violations = violations
  }
}
