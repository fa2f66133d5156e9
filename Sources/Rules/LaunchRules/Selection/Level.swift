/// The severity of a fault in an app or in its images.
public enum Level: String, Hashable, Sendable, CaseIterable, Encodable {
  /// The launch shows a blank or wrong screen, or the App Store rejects the app.
  case error
  /// A mistake that does no harm by itself.
  case warning
  /// A fact that is worth knowing.
  case note
}
