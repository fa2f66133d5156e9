/// A page that shows a preview: a single HTML file, which has no scripts and loads no other file.
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
    let sections = [
      launchScreen(&pictures), artwork(&pictures), screens(&pictures), next, launches,
    ]
    return .tag(
      "body",
      .tag("a", ["class": "skip", "href": "#content"], "Skip to the content"),
      pictures.symbols, header,
      .tag("main", ["id": "content"], .all(sections)),
      .tag(
        "footer", .text("This page was made by "), .tag("code", preview.origin.command),
        .text(" (\(preview.origin.generator)). Nothing here was tried on a device.")))
  }

  private var header: Node {
    let verdict = preview.verdict
    return .tag(
      "header",
      .tag("p", ["class": "eyebrow"], "Launch preview"),
      .tag("h1", preview.title), .tag("p", ["class": "made"], verdict.summary),
      .tag(
        "p", ["class": verdict.isWell ? "verdict well" : "verdict"],
        verdictIcon, .tag("span", verdict.text)),
      list(verdict.findings, "findings"))
  }

  private var verdictIcon: Node {
    .tag(
      "svg", ["class": "icon", "viewBox": "0 0 24 24", "aria-hidden": "true"],
      .tag("circle", ["class": "disc", "cx": "12", "cy": "12", "r": "11"]),
      .tag("path", ["d": preview.verdict.isWell ? "M7 12.5l3.4 3.4L17 9" : "M12 6.5v7M12 17v.5"]))
  }

  private var next: Node? {
    if preview.next.isEmpty { return nil }
    return .tag(
      "section", ["class": "next", "aria-labelledby": "next"], .tag("h2", ["id": "next"], "Next"),
      .tag("ol", .all(preview.next.map(Self.step))))
  }

  private static func step(_ step: PreviewContent.Step) -> Node {
    .tag(
      "li", .text(step.text), step.command.map { .tag("code", $0) },
      step.choices.isEmpty ? nil : .tag("ul", .all(step.choices.map(Self.step))))
  }

  /// A line for each group of devices: their names, their iOS versions and what they show. The
  /// other facts are collapsed below.
  private var launches: Node? {
    guard let titles = preview.launches.first, preview.launches.count > 1 else { return nil }
    let rows = preview.launches.dropFirst()
    let groups = rows.map { cells in
      let name = cells[0].hasPrefix("every") ? "E" + cells[0].dropFirst() : cells[0]
      let others = zip(titles, cells).filter { $0.0 != titles[1] }.dropLast()
      return Node.tag(
        "details",
        .tag("summary", .tag("strong", name), .text(", iOS \(cells[1]): \(cells.last ?? "")")),
        facts(others.map { ($0.0, $0.1) }))
    }
    return section(
      "launches", "What each device shows",
      lead: "Every device and version of iOS that the app runs on.", .all(groups),
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
