package import Pictures
internal import Pixels
internal import Texts

extension WebAppPlan {
  /// The text files, in the order of writing. The file with the tags comes last, because the tags
  /// refer to the other files.
  package var documents: [PicturePlan.Document] {
    [
      PicturePlan.Document(manifestFile, manifest, isOwn: Self.isOwnManifest),
      PicturePlan.Document(tagsFile, tagList, isOwn: Self.isOwnTagList),
    ]
  }

  /// The first lines of every tag list.
  private static let capabilities =
    ["apple-mobile-web-app-capable", "mobile-web-app-capable"].map {
      #"<meta name="\#($0)" content="yes" />"#
    }
  /// The beginning of each line after ``capabilities`` in a tag list.
  private static let linkStart = #"<link rel="apple-touch-startup-image" "#

  /// Whether a text has launchgen's tags and nothing else.
  static func isOwnTagList(_ text: String) -> Bool {
    let lines = text.split(separator: "\n").map(String.init)
    return lines.starts(with: capabilities)
      && lines.dropFirst(capabilities.count).allSatisfy { $0.hasPrefix(linkStart) }
  }

  /// The tags by which a page refers to its startup images. HTML, XHTML and JSX can all contain the
  /// tags, because each tag is closed, and there are no comments.
  private var tagList: String {
    (Self.capabilities + tags.map(link)).map { $0 + "\n" }.joined()
  }

  private func link(_ tag: StartupTag) -> String {
    Self.linkStart + #"media="\#(MarkupText.escaped(tag.media))" "#
      + #"href="\#(MarkupText.escaped(url(of: tag.file)))" />"#
  }

  func url(of file: String) -> String {
    let prefix = options.urlPrefix
    return prefix + (prefix.isEmpty || prefix.hasSuffix("/") ? "" : "/") + file
  }

  /// Whether a text is a manifest that launchgen wrote. The lines of such a manifest have the
  /// member names of ``manifest``, in the same order.
  private static func isOwnManifest(_ text: String) -> Bool {
    let names = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.prefix { $0 != ":" }
    }
    return names == [
      "{", "  \"display\"", "  \"background_color\"", "  \"theme_color\"",
      "}", "",
    ]
  }

  /// The web app manifest as JSON, with only the members that must agree with the startup images.
  /// Manifests have no members for startup images or for dark mode (Web Application Manifest, 1).
  /// No value contains a character that JSON must escape.
  private var manifest: String {
    let background = options.images.background.meanColor
    let members = options.manifest
    return """
      {
        "display": "\(members.display.rawValue)",
        "background_color": "\(background.hexadecimal.uppercased())",
        "theme_color": "\((members.themeColor ?? background).hexadecimal.uppercased())"
      }

      """
  }
}
