internal import Pictures
internal import Pixels

/// The part of a web app manifest that must agree with the startup images: display mode,
/// orientation and colors. Manifests contain neither startup images nor colors for a dark scheme
/// (Web Application Manifest, 1).
struct WebManifest {
  let plan: WebAppPlan

  /// Whether a text is a manifest that launchgen wrote: its lines have the member names of
  /// ``text``, in the same order.
  static func isOwn(_ text: String) -> Bool {
    let names = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.prefix { $0 != ":" }
    }
    return names == [
      "{", "  \"display\"", "  \"orientation\"", "  \"background_color\"", "  \"theme_color\"",
      "}", "",
    ]
  }

  /// The manifest as JSON. No value contains a character that JSON must escape.
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
