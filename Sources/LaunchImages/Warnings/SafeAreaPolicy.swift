/// What is done about detail that screens do not show.
public enum SafeAreaPolicy: String, Hashable, Sendable, CaseIterable {
  case off
  /// A warning says where it is.
  case warn
}
