extension Page {
  /// The section with a table of what each device shows; `nil` if the table has no rows below the
  /// header.
  var launches: Node? {
    guard let header = preview.launches.first, preview.launches.count > 1 else { return nil }
    let table = Node.tag(
      "table", ["role": "table"],
      [
        .tag(
          "thead", ["role": "rowgroup"],
          [
            .tag(
              "tr", ["role": "row"],
              header.map { .tag("th", ["role": "columnheader", "scope": "col"], $0) })
          ]),
        .tag("tbody", ["role": "rowgroup"], preview.launches.dropFirst().map { row($0, header) }),
      ])
    return section(
      "launches", "What each device shows",
      lead: "Every device and version of iOS that the app runs on. DECOMP: known only from "
        + "decompiled system code.",
      [table] + [list(preview.notes, "notes")].compactMap { $0 })
  }

  /// A row of the table. On narrow pages, each cell becomes a line that begins with its column's
  /// name.
  private func row(_ cells: [String], _ header: [String]) -> Node {
    .tag(
      "tr", ["role": "row"],
      zip(cells, header).map { cell, name in
        .tag("td", ["role": "cell", "data-name": name], cell)
      })
  }
}
