/// A page that shows a preview: a single file without scripts, which loads nothing.
package struct Page {
  let preview: Preview

  package init(_ preview: Preview) { self.preview = preview }

  /// The content security policy: only the pictures and styles in the page are allowed.
  package static let policy =
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'"

  /// The file's bytes, in UTF-8. The same preview always results in the same bytes.
  ///
  /// - Complexity: O(bytes)
  package var bytes: ContiguousArray<UInt8> {
    var writer = NodeWriter()
    writer.write(documentType: "html")
    writer.write(.tag("html", ["lang": "en"], [head, content]))
    return writer.bytes
  }

  /// Whether a text begins like a page that launchgen wrote.
  package static func isOwn(_ text: String) -> Bool {
    text.prefix(2000).contains("<meta name=\"generator\" content=\"launchgen ")
  }

  private var head: Node {
    .tag(
      "head", [:],
      [
        .tag("meta", ["charset": "utf-8"]),
        .tag("meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy]),
        .tag("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
        .tag("meta", ["name": "color-scheme", "content": "light dark"]),
        .tag("meta", ["name": "generator", "content": preview.generator]),
        .tag("title", [:], "\(preview.title): launch preview"),
        .styleSheet(PackageResources.Preview_css),
      ])
  }

  private var content: Node {
    var pictures = PictureList()
    // Each section adds its pictures.
    let sections = [
      screens(&pictures), artwork(&pictures), launchFile(&pictures), launches,
    ].compactMap { $0 }
    return .tag(
      "body", [:],
      [
        .tag("a", ["class": "skip", "href": "#content"], "Skip to the content"),
        pictures.node, header,
        .tag("main", ["id": "content"], sections),
        .tag("footer", [:], "Made by \(preview.generator). Nothing here was tried on a device."),
      ])
  }

  private var header: Node {
    let verdict = preview.verdict
    return .tag(
      "header", [:],
      [
        .tag("p", ["class": "eyebrow"], "Launch preview"),
        .tag("h1", [:], preview.title),
        .tag(
          "p", ["class": verdict.isWell ? "verdict well" : "verdict"],
          [Icon.verdict(isWell: verdict.isWell), .tag("span", [:], verdict.text)]),
        list(verdict.findings, "findings"),
        .tag("p", ["class": "command"], [.tag("code", [:], preview.command)]),
      ].compactMap { $0 })
  }

  /// A list; `nil` if it would be empty.
  func list(_ items: [String], _ name: String) -> Node? {
    items.isEmpty
      ? nil : .tag("ul", ["class": name], items.map { .tag("li", [:], $0) })
  }

  /// A section of the page, with its heading.
  func section(_ name: String, _ title: String, lead: String, _ children: [Node]) -> Node {
    .tag(
      "section", ["id": name, "aria-labelledby": "\(name)-title"],
      [
        .tag("h2", ["id": "\(name)-title"], title), .tag("p", ["class": "lead"], lead),
      ] + children)
  }
}
