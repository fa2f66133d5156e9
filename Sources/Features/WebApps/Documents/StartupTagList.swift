internal import Texts

/// The HTML tags with which a page refers to its startup images.
struct StartupTagList {
  let plan: WebAppPlan

  /// The first line of each list.
  private static let title =
    "<!-- Startup images of a web app on iOS: for the head of each page that people may add to "
    + "their Home Screen. -->"

  static func isOwn(_ text: String) -> Bool { text.hasPrefix(title + "\n") }

  var text: String {
    let lines = [
      Self.title,
      #"<meta name="apple-mobile-web-app-capable" content="yes">"#,
      #"<meta name="mobile-web-app-capable" content="yes">"#,
    ]
    return (lines + screens.flatMap(self.lines)).map { $0 + "\n" }.joined()
  }

  private var screens: [StartupScreen] {
    plan.tags.reduce(into: []) { if $0.last != $1.screen { $0.append($1.screen) } }
  }

  private func lines(of screen: StartupScreen) -> [String] {
    let tags = plan.tags.filter { $0.screen == screen }.map(tag)
    return ["<!-- \(screen.devices ?? "\(screen)") -->"] + tags
  }

  private func tag(_ tag: StartupTag) -> String {
    #"<link rel="apple-touch-startup-image" media="\#(MarkupText.escaped(tag.media))" "#
      + #"href="\#(MarkupText.escaped(url(of: tag.file)))">"#
  }

  private func url(of file: String) -> String {
    let prefix = plan.options.urlPrefix
    return prefix + (prefix.isEmpty || prefix.hasSuffix("/") ? "" : "/") + file
  }
}
