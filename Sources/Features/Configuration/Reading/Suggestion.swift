internal import Texts

/// Suggests the name that the user may have meant.
enum Suggestion {
  /// - Returns: the most similar name; `nil` if no name is similar. The shorter the name, the fewer
  ///   letters may differ.
  static func nearest(to name: String, in names: some Collection<String>) -> String? {
    EditDistance.nearest(to: name, in: names, within: min(4, (name.utf8.count + 1) / 3))
  }
}
