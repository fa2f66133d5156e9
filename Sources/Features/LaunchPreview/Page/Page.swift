/// A page that shows a preview: a single HTML file without scripts that loads no other file.
package struct Page {
  let preview: PreviewContent

  package init(_ preview: PreviewContent) { self.preview = preview }

  /// The page's content security policy: only pictures and styles inside the page are allowed.
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
        .tag("meta", ["name": "generator", "content": preview.origin.generator]),
        .tag("title", [:], "\(preview.title): launch preview"),
        .styleSheet(PackageResources.Preview_css),
      ])
  }

  private var content: Node {
    var pictures = PictureList()
    // Each section adds its pictures.
    let sections = [
      launchScreen(&pictures), artwork(&pictures), screens(&pictures), launches,
    ].compactMap { $0 }
    return .tag(
      "body", [:],
      [
        .tag("a", ["class": "skip", "href": "#content"], "Skip to the content"),
        pictures.node, header,
        .tag("main", ["id": "content"], [contents].compactMap { $0 } + sections),
        .tag(
          "footer", [:], "Made by \(preview.origin.generator). Nothing here was tried on a device."),
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
        next,
        .tag(
          "p", ["class": "command"],
          [.text("This page was made by "), .tag("code", [:], preview.origin.command)]),
      ].compactMap { $0 })
  }

  /// What to do next, with commands to copy; `nil` if nothing is known.
  private var next: Node? {
    if preview.next.isEmpty { return nil }
    let steps = preview.next.map { step in
      Node.tag(
        "li", [:],
        [.text(step.text)] + [step.command.map { .tag("code", [:], $0) }].compactMap { $0 })
    }
    return .tag("div", ["class": "next"], [.tag("h2", [:], "Next"), .tag("ol", [:], steps)])
  }

  /// An HTML list of the items, with `name` as its class; `nil` if there are no items.
  func list(_ items: [String], _ name: String) -> Node? {
    items.isEmpty
      ? nil : .tag("ul", ["class": name], items.map { .tag("li", [:], $0) })
  }

  /// A section of the page, with `title` as its heading and `lead` as its first paragraph.
  func section(_ name: String, _ title: String, lead: String, _ children: [Node]) -> Node {
    .tag(
      "section", ["id": name, "aria-labelledby": "\(name)-title"],
      [
        .tag("h2", ["id": "\(name)-title"], title), .tag("p", ["class": "lead"], lead),
      ] + children)
  }
}
