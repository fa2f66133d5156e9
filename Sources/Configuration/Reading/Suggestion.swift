internal import Texts

/// Suggests what the user may have meant.
enum Suggestion {
  /// - Returns: `nil` if no name is similar. The shorter the name, the fewer letters may differ.
  static func nearest(to name: String, in names: some Collection<String>) -> String? {
    EditDistance.nearest(to: name, in: names, within: min(4, max(2, name.utf8.count / 2)))
  }
}
