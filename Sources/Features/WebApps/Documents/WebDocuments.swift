package import Pictures
internal import Pixels
internal import Texts

extension WebAppPlan {
  /// The text files, in the order of writing. The tags come last, when all files that they refer to
  /// exist.
  package var documents: [PicturePlan.Document] {
    [
      PicturePlan.Document(manifestFile, manifest, isOwn: Self.isOwnManifest),
      PicturePlan.Document(tagsFile, tagList, isOwn: Self.isOwnTagList),
    ]
  }

  /// The first line of the HTML file with the tags.
  private static let tagsTitle =
    "<!-- Startup images of a web app on iOS: for the head of each page that people may add to "
    + "their Home Screen. -->"

  static func isOwnTagList(_ text: String) -> Bool { text.hasPrefix(tagsTitle + "\n") }

  /// The HTML tags with which a page refers to its startup images.
  private var tagList: String {
    let lines = [
      Self.tagsTitle,
      #"<meta name="apple-mobile-web-app-capable" content="yes">"#,
      #"<meta name="mobile-web-app-capable" content="yes">"#,
    ]
    var screens: [StartupScreen] = []
    for tag in tags where screens.last != tag.screen { screens.append(tag.screen) }
    let links = screens.flatMap { screen in
      ["<!-- \(screen.devices ?? "\(screen)") -->"] + tags.filter { $0.screen == screen }.map(link)
    }
    return (lines + links).map { $0 + "\n" }.joined()
  }

  private func link(_ tag: StartupTag) -> String {
    #"<link rel="apple-touch-startup-image" media="\#(MarkupText.escaped(tag.media))" "#
      + #"href="\#(MarkupText.escaped(url(of: tag.file)))">"#
  }

  private func url(of file: String) -> String {
    let prefix = options.urlPrefix
    return prefix + (prefix.isEmpty || prefix.hasSuffix("/") ? "" : "/") + file
  }

  /// Whether a text is a manifest that launchgen wrote: its lines have the member names of
  /// ``manifest``, in the same order.
  private static func isOwnManifest(_ text: String) -> Bool {
    let names = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.prefix { $0 != ":" }
    }
    return names == [
      "{", "  \"display\"", "  \"orientation\"", "  \"background_color\"", "  \"theme_color\"",
      "}", "",
    ]
  }

  /// The part of a web app manifest that must agree with the startup images, as JSON. Manifests
  /// contain neither startup images nor colors for a dark scheme (Web Application Manifest, 1). No
  /// value contains a character that JSON must escape.
  private var manifest: String {
    let background = options.images.background.meanColor
    let members = options.manifest
    return """
      {
        "display": "\(members.display.rawValue)",
        "orientation": "\(members.orientation.rawValue)",
        "background_color": "\(background.hexadecimal.uppercased())",
        "theme_color": "\((members.themeColor ?? background).hexadecimal.uppercased())"
      }

      """
  }
}
