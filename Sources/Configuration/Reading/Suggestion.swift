internal import Texts

/// What somebody may have meant.
enum Suggestion {
  /// - Returns: `nil` if no name is like it. Of a short name, few letters are all there is.
  static func nearest(to name: String, in names: some Collection<String>) -> String? {
    EditDistance.nearest(to: name, in: names, within: min(4, max(2, name.utf8.count / 2)))
  }
}
