import LaunchImages
import Pixels

extension Page {
  func artwork(_ pictures: inout PictureList) -> Node? {
    guard let artwork = preview.artwork else { return nil }
    return section(
      "artwork", "Artwork",
      lead: "All of it, \(artwork.picture.size) pixels, with the part that each screen shows.",
      .tag("div", ["class": "artwork"], figure(artwork, &pictures), legend(artwork)))
  }

  private func figure(_ artwork: PreviewArtwork, _ pictures: inout PictureList) -> Node {
    let size = artwork.picture.size
    let count = artwork.outlines.count
    let outlines = artwork.outlines.enumerated().map { index, outline in
      rectangle("outline line-\(index % 6)", outline.part, size, number: index + 1, of: count + 2)
    }
    let safe = artwork.safe.map { rectangle("safe", $0, size, number: count + 1, of: count + 2) }
    let detail = artwork.detail.map {
      rectangle("detail", $0, size, number: count + 2, of: count + 2)
    }
    let kept = artwork.kept.map { kept in
      let (x, y) = (kept.x * Double(size.width), kept.y * Double(size.height))
      return Node.tag(
        "circle", ["class": "kept"], at: ["cx": x, "cy": y, "r": Double(size.height) / 40])
    }
    let all = outlines + [safe, detail].compactMap(\.self)
    let names = artwork.outlines.map(\.name).joined(separator: "; ")
    return .tag(
      "figure",
      .tag(
        "svg",
        [
          "class": "whole", "viewBox": "0 0 \(size.width) \(size.height)", "role": "img",
          "aria-label": "The whole artwork, with outlines of what is shown by \(names)",
        ],
        // The numbers come last, so that no outline hides a number.
        pictures.node(artwork.picture), .all(all.flatMap(\.frames)), kept,
        .all(all.map(\.number))))
  }

  /// An outline with its number at the upper edge. Each outline is drawn a little inside the
  /// previous one, so that equal outlines do not hide each other, and over a dark line, which is
  /// visible on white.
  private func rectangle(
    _ name: String, _ part: UnitRect, _ size: PixelSize, number: Int, of count: Int
  ) -> (frames: [Node], number: Node) {
    let unit = Double(max(size.width, size.height)) / 200
    let inset = (Double(number) - 0.5) * unit * 0.8
    let frame = ViewFrame(
      x: part.x * Double(size.width) + inset, y: part.y * Double(size.height) + inset,
      width: max(part.width * Double(size.width) - 2 * inset, unit),
      height: max(part.height * Double(size.height) - 2 * inset, unit))
    let x = frame.x + frame.width * Double(number) / Double(count + 1)
    let y = frame.y + 3.5 * unit
    return (
      ["casing", name].map { .tag("rect", ["class": $0], in: frame) },
      .tag(
        "g", ["class": "number"],
        .tag("circle", ["class": name], at: ["cx": x, "cy": y, "r": 2.6 * unit]),
        .tag("text", at: ["x": x, "y": y, "font-size": 3.6 * unit], "\(number)"))
    )
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
      item("safe", "On every screen", "away from cameras and home indicators", number: count + 1)
    }
    let detail = artwork.detail.map { _ in
      item("detail", "Most detail", "probably what people look at", number: count + 2)
    }
    let kept = artwork.kept.map { _ in
      item("kept", "Focus", "kept by every launch image, near its center")
    }
    return .tag("ul", ["class": "legend"], .all(rows), safe, detail, kept)
  }

  private func item(_ name: String, _ title: String, _ text: String, number: Int? = nil) -> Node {
    .tag(
      "li", .tag("span", ["class": "swatch \(name)"], number.map { "\($0)" } ?? ""),
      .tag("span", .tag("strong", title), .text(" "), .tag("span", text)))
  }
}
