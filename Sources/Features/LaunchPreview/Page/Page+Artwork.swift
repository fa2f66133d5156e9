import LaunchImages
import Pictures
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
    let outlines = artwork.outlines.enumerated().flatMap { index, outline in
      frames("outline line-\(index % 6)", outline.part, size, inset: Double(index) + 0.5)
    }
    let safe = artwork.safe.map {
      frames("safe", $0, size, inset: Double(artwork.outlines.count) + 0.5)
    }
    let kept = artwork.kept.map { kept in
      let (x, y) = (kept.x * Double(size.width), kept.y * Double(size.height))
      return Node.tag(
        "circle", ["class": "kept"], at: ["cx": x, "cy": y, "r": Double(size.height) / 40])
    }
    let names = artwork.outlines.map(\.name).joined(separator: "; ")
    return .tag(
      "figure", ["class": "numbered"],
      .tag(
        "svg",
        [
          "class": "whole", "viewBox": "0 0 \(size.width) \(size.height)", "role": "img",
          "aria-label": "The whole artwork, with outlines of what is shown by \(names)",
        ], pictures.node(artwork.picture), .all(outlines), safe.map { .all($0) }, kept),
      .all(numbers(artwork)))
  }

  /// An outline of `part`: a colored line on a dark line, so that the outline is visible on white
  /// too. Each outline needs a larger `inset` than the previous one, so that equal outlines do not
  /// hide each other.
  private func frames(
    _ name: String, _ part: UnitRect, _ size: PixelSize, inset: Double
  ) -> [Node] {
    let unit = Double(max(size.width, size.height)) / 200
    let inset = inset * unit * 0.8
    let frame = ViewFrame(
      x: part.x * Double(size.width) + inset, y: part.y * Double(size.height) + inset,
      width: max(part.width * Double(size.width) - 2 * inset, unit),
      height: max(part.height * Double(size.height) - 2 * inset, unit))
    return ["casing", name].map { .tag("rect", ["class": $0], in: frame) }
  }

  /// The numbers of the outlines, in the margins of the picture. If an outline reaches the upper
  /// edge, its number is above its left corner. Otherwise, its number is left of the picture, at
  /// the height of its upper edge. Numbers that would overlap are moved apart.
  private func numbers(_ artwork: PreviewArtwork) -> [Node] {
    let places = artwork.outlines.enumerated().map { index, outline in
      let isAbove = outline.part.y < 0.01
      return (index, isAbove, isAbove ? outline.part.x : outline.part.y)
    }
    var next = [true: 0.0, false: 0.0]
    return places.sorted { $0.2 < $1.2 }.map { index, isAbove, corner in
      let place = max(corner, next[isAbove] ?? 0)
      next[isAbove] = place + (isAbove ? 0.09 : 0.15)
      return .tag(
        "span",
        [
          "class": "number line-\(index % 6)", "aria-hidden": "true",
          "style": "\(isAbove ? "left" : "top"):\(Decimal.text(place * 100))%",
        ], "\(index + 1)")
    }
  }

  private func legend(_ artwork: PreviewArtwork) -> Node {
    let rows = artwork.outlines.enumerated().map { index, outline in
      let lost = 1 - outline.part.area
      let loss = lost < 0.0005 ? "all of it" : "loses \(Decimal.percent(lost))"
      let enlarged =
        outline.enlargement > 1
        ? ", enlarged \(Decimal.text((outline.enlargement * 100).rounded(.up) / 100)) times" : ""
      return item("number line-\(index % 6)", outline.name, loss + enlarged, "\(index + 1)")
    }
    let safe = artwork.safe.map { _ in
      item("swatch", "On every screen", "away from cameras and home indicators")
    }
    let kept = artwork.kept.map { _ in
      item("swatch kept", "Focus", "kept by every launch image, near its center")
    }
    return .tag("ul", ["class": "legend"], .all(rows), safe, kept)
  }

  private func item(_ name: String, _ title: String, _ text: String, _ number: String = "") -> Node
  {
    .tag(
      "li", .tag("span", ["class": name], number),
      .tag("span", .tag("strong", title), .text(" "), .tag("span", text)))
  }
}
