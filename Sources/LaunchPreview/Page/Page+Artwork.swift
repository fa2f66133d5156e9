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
    let outlines = artwork.outlines.enumerated().map { index, outline in
      rectangle("outline line-\(index % 6)", outline.part, size)
    }
    let marks = [
      artwork.safe.map { rectangle("safe", $0, size) },
      artwork.focus.map { rectangle("focus", $0, size) },
      artwork.kept.map { point($0, size) },
    ].compactMap { $0 }
    return .tag(
      "figure", [:],
      [
        .tag(
          "svg",
          [
            "class": "whole", "viewBox": "0 0 \(size.width) \(size.height)", "role": "img",
            "aria-label": "The whole artwork, with outlines of what is shown by \(names)",
          ],
          [picture.use(width: Double(size.width), Double(size.height))] + marks + outlines)
      ])
  }

  private func rectangle(_ name: String, _ part: UnitRect, _ size: PixelSize) -> Node {
    let (width, height) = (Double(size.width), Double(size.height))
    return .tag(
      "rect",
      [
        "class": name, "x": Decimal.text(part.x * width), "y": Decimal.text(part.y * height),
        "width": Decimal.text(part.width * width), "height": Decimal.text(part.height * height),
      ])
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
      return item("line-\(index % 6)", outline.name, loss + enlarged)
    }
    let safe = artwork.safe.map { _ in
      item("safe", "On every screen", "beside cameras and home indicators")
    }
    let focus = artwork.focus.map { _ in
      item("focus", "Most contrast", "probably what people look at")
    }
    let kept = artwork.kept.map { _ in
      item("kept", "Focus", "kept by every launch image, near its center")
    }
    return .tag("ul", ["class": "legend"], rows + [safe, focus, kept].compactMap { $0 })
  }

  private func item(_ name: String, _ title: String, _ text: String) -> Node {
    .tag(
      "li", [:],
      [
        .tag("span", ["class": "swatch \(name)", "aria-hidden": "true"]),
        .tag("span", [:], [.tag("strong", [:], title), .text(" "), .tag("span", [:], text)]),
      ])
  }
}
