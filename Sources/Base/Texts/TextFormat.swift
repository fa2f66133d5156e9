/// The format of a text file that has the name of an image. The format is recognized by the first
/// bytes of the file.
public enum TextFormat: String, Sendable, CaseIterable {
  /// A few lines that Git writes in place of a file until Git LFS downloads the file.
  case lfsPointer = "a Git LFS pointer"
  case html = "an HTML page"
  case xml = "an XML file"
  case json = "a JSON file"
  case plain = "a text file"

  public var name: String { rawValue }

  /// How to get the image itself.
  package var remedy: String {
    switch self {
    case .lfsPointer: "run 'git lfs pull' (in CI, check out with LFS)"
    case .html: "download the image itself, not the page that shows it (on GitHub, the raw file)"
    case .xml, .json, .plain: "download or export the image again"
    }
  }

  /// The format of a file that begins with `bytes`. `nil` if the file is empty, or if it has
  /// control characters, which text files do not have.
  package init?(_ bytes: ContiguousArray<UInt8>) {
    var start = bytes.prefix(ImageFormat.byteCount)
    // UTF-16, without the zeros of Latin characters.
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) {
      start = start.dropFirst(2).filter { $0 != 0 }[...]
    }
    let isText = start.allSatisfy { $0 >= 0x20 && $0 != 0x7F || 0x09...0x0D ~= $0 }
    if start.isEmpty || !isText { return nil }
    let text = String(decoding: start, as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    let content = Self.afterComments(text)
    let beginning = content.prefix(20).lowercased()
    let second = content.dropFirst().first { !$0.isWhitespace }
    if ["https://git-lfs.", "https://hawser."].contains(where: { text.hasPrefix("version " + $0) })
    {
      self = .lfsPointer
    } else if Self.pageStarts.contains(where: { beginning.hasPrefix($0) }) {
      self = .html
    } else if content.first == "<", let second, second.isLetter || "!?".contains(second) {
      self = .xml
    } else if content.first == "{" && second == "\"" || content.first == "[" && second == "{" {
      self = .json
    } else {
      self = .plain
    }
  }

  private static let pageStarts = [
    "<!doctype html", "<html", "<head", "<body", "<title", "<meta", "<script", "<h1", "<p>",
  ]

  /// The text after the XML comments and processing instructions at its start.
  private static func afterComments(_ text: Substring) -> Substring {
    var text = text
    while let mark = text.hasPrefix("<!--") ? "-->" : text.hasPrefix("<?") ? "?>" : nil,
      let end = text.firstRange(of: mark)
    {
      text = text[end.upperBound...].drop(while: \.isWhitespace)
    }
    return text
  }
}
