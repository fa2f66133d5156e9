import LaunchImages
import Pixels

extension Page {
  /// The section with the whole artwork; `nil` without an artwork.
  func artwork(_ pictures: inout PictureList) -> Node? {
    guard let artwork = preview.artwork else { return nil }
    let picture = pictures.add(artwork.picture)
    return section(
      "artwork", "Artwork",
      lead: "All of it, \(artwork.picture.size) pixels, with the part that each screen shows.",
      [
        .tag("div", ["class": "artwork"], [figure(artwork, picture), legend(artwork)])
      ])
  }

  private func figure(_ artwork: PreviewArtwork, _ picture: PictureReference) -> Node {
    let size = picture.size
    let names = artwork.outlines.map(\.name).joined(separator: "; ")
    let count = artwork.outlines.count
    let outlines = artwork.outlines.enumerated().map { index, outline in
      rectangle("outline line-\(index % 6)", outline.part, size, number: index + 1, of: count + 2)
    }
    let safe = artwork.safe.map {
      rectangle("safe", $0, size, number: count + 1, of: count + 2)
    }
    let detail = artwork.detail.map {
      rectangle("detail", $0, size, number: count + 2, of: count + 2)
    }
    // No outline hides a number.
    let all = outlines + [safe, detail].compactMap { $0 }
    let marks =
      all.flatMap(\.frames) + [artwork.kept.map { point($0, size) }].compactMap { $0 }
      + all.map(\.number)
    return .tag(
      "figure", [:],
      [
        .tag(
          "svg",
          [
            "class": "whole", "viewBox": "0 0 \(size.width) \(size.height)", "role": "img",
            "aria-label": "The whole artwork, with outlines of what is shown by \(names)",
          ],
          [picture.use(width: Double(size.width), Double(size.height))] + marks)
      ])
  }

  /// An outline with its number, which is at its upper edge. Each outline is drawn a little inside
  /// of the one before, so that equal ones don't hide each other, and on a dark line, which is
  /// visible on white.
  private func rectangle(
    _ name: String, _ part: UnitRect, _ size: PixelSize, number: Int, of count: Int
  ) -> (frames: [Node], number: Node) {
    let unit = Double(max(size.width, size.height)) / 200
    let inset = (Double(number) - 0.5) * unit * 0.8
    let (x, y) = (part.x * Double(size.width) + inset, part.y * Double(size.height) + inset)
    let width = max(part.width * Double(size.width) - 2 * inset, unit)
    let height = max(part.height * Double(size.height) - 2 * inset, unit)
    let frames = ["casing", name].map { name in
      Node.tag(
        "rect",
        [
          "class": name, "x": Decimal.text(x), "y": Decimal.text(y), "width": Decimal.text(width),
          "height": Decimal.text(height),
        ])
    }
    let middle = x + width * Double(number) / Double(count + 1)
    let label = [
      Node.tag(
        "circle",
        [
          "class": name, "cx": Decimal.text(middle), "cy": Decimal.text(y + 3.5 * unit),
          "r": Decimal.text(2.6 * unit),
        ]),
      .tag(
        "text",
        [
          "x": Decimal.text(middle), "y": Decimal.text(y + 3.5 * unit),
          "font-size": Decimal.text(3.6 * unit),
        ], "\(number)"),
    ]
    return (frames, .tag("g", ["class": "number"], label))
  }

  private func point(_ place: Position, _ size: PixelSize) -> Node {
    .tag(
      "circle",
      [
        "class": "kept", "cx": Decimal.text(place.x * Double(size.width)),
        "cy": Decimal.text(place.y * Double(size.height)),
        "r": Decimal.text(Double(size.height) / 40),
      ])
  }

  private func legend(_ artwork: PreviewArtwork) -> Node {
    let rows = artwork.outlines.enumerated().map { index, outline in
      let lost = 1 - outline.part.area
      let loss = lost < 0.0005 ? "all of it" : "loses \(Decimal.percent(lost))"
      let enlarged =
        outline.enlargement > 1
        ? ", enlarged \(Decimal.text((outline.enlargement * 100).rounded(.up) / 100)) times" : ""
      return item("line-\(index % 6)", outline.name, loss + enlarged, number: index + 1)
    }
    let count = artwork.outlines.count
    let safe = artwork.safe.map { _ in
      item(
        "safe", "On every screen", "away from cameras and home indicators", number: count + 1)
    }
    let detail = artwork.detail.map { _ in
      item("detail", "Most detail", "probably what people look at", number: count + 2)
    }
    let kept = artwork.kept.map { _ in
      item("kept", "Focus", "kept by every launch image, near its center")
    }
    return .tag("ul", ["class": "legend"], rows + [safe, detail, kept].compactMap { $0 })
  }

  private func item(
    _ name: String, _ title: String, _ text: String, number: Int? = nil
  ) -> Node {
    .tag(
      "li", [:],
      [
        .tag("span", ["class": "swatch \(name)"], number.map { "\($0)" } ?? ""),
        .tag("span", [:], [.tag("strong", [:], title), .text(" "), .tag("span", [:], text)]),
      ])
  }
}
