internal import Pictures
internal import Pixels

/// What startup images share with a web app manifest, as JSON. A manifest has neither startup images
/// nor colors for a dark scheme (Web Application Manifest, 1).
struct WebManifest {
  let plan: WebAppPlan

  init(_ plan: WebAppPlan) { self.plan = plan }

  /// Whether a text is such a manifest: its lines have no other names, in the same order.
  static func isOwn(_ text: String) -> Bool {
    let names = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.prefix { $0 != ":" }
    }
    return names == [
      "{", "  \"display\"", "  \"orientation\"", "  \"background_color\"", "  \"theme_color\"",
      "}", "",
    ]
  }

  /// None of the values has a character that JSON escapes.
  var text: String {
    let options = plan.options.manifest
    let background = plan.options.images.background.meanColor
    return """
      {
        "display": "\(options.display.rawValue)",
        "orientation": "\(options.orientation.rawValue)",
        "background_color": "\(background.hexadecimal.uppercased())",
        "theme_color": "\((options.themeColor ?? background).hexadecimal.uppercased())"
      }

      """
  }
}
