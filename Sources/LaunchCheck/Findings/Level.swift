/// How bad a finding is.
public enum Level: String, Hashable, Sendable, CaseIterable, Encodable {
  /// A blank or wrong screen, or a rejection by the App Store.
  case error
  /// A mistake that does no harm on its own.
  case warning
  /// Worth knowing.
  case note
}
