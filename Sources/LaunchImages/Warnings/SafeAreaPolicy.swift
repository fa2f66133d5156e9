/// What a build does about detail that screens do not show.
public enum SafeAreaPolicy: String, Hashable, Sendable, CaseIterable {
  case off
  /// Warnings list the screens that hide detail.
  case warn
}
