/// A page that shows a preview: a single HTML file without scripts that loads no other file.
package struct Page {
  let preview: PreviewContent

  package init(_ preview: PreviewContent) { self.preview = preview }

  /// The page's content security policy: only pictures and styles inside the page are allowed.
  package static let policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"

  /// The file's bytes, in UTF-8. The same preview always results in the same bytes.
  package var bytes: ContiguousArray<UInt8> {
    var writer = NodeWriter()
    writer.write(.tag("html", ["lang": "en"], head, content))
    return "<!DOCTYPE html>".utf8 + writer.bytes
  }

  /// Whether a text begins like a page that launchgen wrote.
  package static func isOwn(_ text: String) -> Bool {
    text.prefix(2000).contains("<meta name=\"generator\" content=\"launchgen ")
  }

  private var head: Node {
    .tag(
      "head",
      .tag("meta", ["charset": "utf-8"]),
      .tag("meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy]),
      .tag("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
      .tag("meta", ["name": "color-scheme", "content": "light dark"]),
      .tag("meta", ["name": "generator", "content": preview.origin.generator]),
      .tag("title", "\(preview.title): launch preview"),
      .styleSheet(PackageResources.Preview_css))
  }

  private var content: Node {
    var pictures = PictureList()
    // Each section adds its pictures.
    let sections = [launchScreen(&pictures), artwork(&pictures), screens(&pictures), launches]
    return .tag(
      "body",
      .tag("a", ["class": "skip", "href": "#content"], "Skip to the content"),
      pictures.symbols, header,
      .tag("main", ["id": "content"], .all(sections)),
      .tag("footer", "Made by \(preview.origin.generator). Nothing here was tried on a device."))
  }

  private var header: Node {
    let verdict = preview.verdict
    return .tag(
      "header",
      .tag("p", ["class": "eyebrow"], "Launch preview"),
      .tag("h1", preview.title),
      .tag(
        "p", ["class": verdict.isWell ? "verdict well" : "verdict"],
        verdictIcon, .tag("span", verdict.text)),
      list(verdict.findings, "findings"),
      next,
      .tag(
        "p", ["class": "command"],
        .text("This page was made by "), .tag("code", preview.origin.command)))
  }

  private var verdictIcon: Node {
    .tag(
      "svg", ["class": "icon", "viewBox": "0 0 24 24", "aria-hidden": "true"],
      .tag("circle", ["class": "disc", "cx": "12", "cy": "12", "r": "11"]),
      .tag("path", ["d": preview.verdict.isWell ? "M7 12.5l3.4 3.4L17 9" : "M12 6.5v7M12 17v.5"]))
  }

  private var next: Node? {
    if preview.next.isEmpty { return nil }
    let steps = preview.next.map { step in
      Node.tag("li", .text(step.text), step.command.map { .tag("code", $0) })
    }
    return .tag("div", ["class": "next"], .tag("h2", "Next"), .tag("ol", .all(steps)))
  }

  /// The section with the table of launches; `nil` if the table has no rows below the header. On
  /// narrow pages, each cell becomes a line that begins with its column's name.
  private var launches: Node? {
    guard let header = preview.launches.first, preview.launches.count > 1 else { return nil }
    let titles = header.map { Node.tag("th", ["role": "columnheader", "scope": "col"], $0) }
    let rows = preview.launches.dropFirst().map { cells in
      let cells = zip(cells, header).map { cell, name in
        Node.tag("td", ["role": "cell", "data-name": name], cell)
      }
      return Node.tag("tr", ["role": "row"], .all(cells))
    }
    let table = Node.tag(
      "table", ["role": "table"],
      .tag("thead", ["role": "rowgroup"], .tag("tr", ["role": "row"], .all(titles))),
      .tag("tbody", ["role": "rowgroup"], .all(rows)))
    return section(
      "launches", "What each device shows",
      lead: "Every device and version of iOS that the app runs on.", table,
      list(preview.notes, "notes"))
  }

  func list(_ items: [String], _ name: String) -> Node? {
    items.isEmpty ? nil : .tag("ul", ["class": name], .all(items.map { .tag("li", $0) }))
  }

  func section(_ name: String, _ title: String, lead: String, _ children: Node?...) -> Node {
    .tag(
      "section", ["id": name, "aria-labelledby": "\(name)-title"],
      .tag("h2", ["id": "\(name)-title"], title), .tag("p", ["class": "lead"], lead),
      .all(children))
  }
}
