import LaunchImages
import LaunchRules
package import Pixels

extension Page {
  /// The section with all screens that show launch images or stay blank; `nil` if there are none.
  func screens(_ pictures: inout PictureList) -> Node? {
    if preview.screens.isEmpty && preview.unused == nil { return nil }
    var cards: [Node] = []
    for (index, screen) in preview.screens.enumerated() {
      cards.append(card(screen, number: index + 1, &pictures))
    }
    let hasBoth = Set(preview.screens.map(\.display.idiom)).count > 1
    let zoomed = preview.screens.contains(where: \.display.isZoomed)
    let grid = Node.tag("div", ["class": isLong ? "screens many" : "screens"], cards)
    let section = section(
      "screens", "Screens",
      lead:
        "Each device as it is held at launch, at the same scale\(hasBoth ? ", iPads smaller" : ""). A launch image is drawn as "
        + "iOS draws it: as the file is, into the upright screen; then the device is turned."
        + (zoomed
          ? " Zoomed: with Display Zoom, an iPhone shows the layout of a smaller one." : ""),
      [cards.isEmpty ? nil : grid, unused].compactMap { $0 })
    if preview.launchScreen == nil { return section }
    // Systems of today show the launch screen.
    return .tag("details", [:], [.tag("summary", [:], "iOS 7 to 12: launch images"), section])
  }

  /// Whether the page has so many screens that it needs a table of contents and small cards.
  var isLong: Bool { preview.screens.count > 8 }

  /// The images that no device loads, folded into one line.
  private var unused: Node? {
    guard let unused = preview.unused else { return nil }
    let count = unused.files.count
    return .tag(
      "details", ["class": "unused"],
      [
        .tag(
          "summary", [:],
          "\(count) more \(count == 1 ? "file" : "files"), which no device loads"),
        .tag("p", [:], unused.reason),
      ] + [list(unused.files, "files")].compactMap { $0 })
  }

  /// Links to all screens.
  var contents: Node? {
    guard isLong, preview.launchScreen == nil else { return nil }
    let links = preview.screens.enumerated().map { index, screen in
      Node.tag("li", [:], [.tag("a", ["href": "#screen-\(index + 1)"], screen.name)])
    }
    return .tag("nav", ["aria-label": "Screens"], [.tag("ul", ["class": "contents"], links)])
  }

  private func card(
    _ screen: PreviewScreen, number: Int, _ pictures: inout PictureList
  ) -> Node {
    var picture: PictureReference?
    if case .picture(let file) = screen.content { picture = pictures.add(file) }
    let name = "screen-\(number)"
    let phones = screen.held.enumerated().map { index, held in
      phone(screen, picture, held, "\(name)-\(index)")
    }
    let stage = phones + [file(screen, picture)].compactMap { $0 }
    return .tag(
      "article", ["class": "card", "aria-labelledby": name],
      [
        .tag("h3", ["id": name], screen.name),
        .tag(
          "div", ["class": "words"],
          [
            .tag("div", ["class": "stage"], stage), facts(screen.facts),
            screen.note.map { .tag("p", ["class": "note"], $0) },
            list(screen.launches, "launches"),
          ].compactMap { $0 }),
      ])
  }

  private func screens(_ idiom: DeviceIdiom) -> [PreviewScreen] {
    preview.screens.filter { $0.display.idiom == idiom }
  }

  /// The height of the longest iPhone or iPad, in millimeters.
  private func longest(_ idiom: DeviceIdiom) -> Double {
    screens(idiom).map { PhoneGeometry($0.display).millimeters }.max() ?? 1
  }

  /// The aspect ratio of the place for each iPhone or iPad: all places are equal, so that devices
  /// next to each other are aligned.
  private func place(_ idiom: DeviceIdiom) -> String {
    let heights = screens(idiom).flatMap { screen in
      screen.held.map { held -> Double in
        let geometry = PhoneGeometry(screen.display)
        let share = held.isLandscape ? geometry.bodyWidth / geometry.bodyHeight : 1
        return geometry.millimeters * share
      }
    }
    let (width, height) = (longest(idiom), heights.max() ?? 1)
    return "aspect-ratio:\(Decimal.text(width))/\(Decimal.text(height))"
  }

  private func phone(
    _ screen: PreviewScreen, _ picture: PictureReference?, _ held: InterfaceOrientation,
    _ identifier: String
  ) -> Node {
    let longest = longest(screen.display.idiom)
    let drawing = PhoneDrawing(
      screen.display, held: held, content(screen, picture), identifier: identifier,
      label: "\(screen.name), \(words(screen)), \(held.optionName)")
    return .tag(
      "figure", ["class": "held"],
      [
        .tag(
          "div", ["class": "place", "style": place(screen.display.idiom)],
          [drawing.node(width: Decimal.text(drawing.share(ofLongest: longest) * 100) + "%")]),
        .tag("figcaption", [:], Holding(orientation: held, geometry: drawing.geometry).text),
      ])
  }

  private func content(
    _ screen: PreviewScreen, _ picture: PictureReference?
  ) -> PhoneDrawing.Content {
    switch screen.content {
    case .blank: return .blank
    case .unknown: return .unknown
    case .picture:
      guard let picture else { return .unknown }
      return screen.isDrawnUpright(picture.size)
        ? .interface(
          [(picture, .fitted(screen.isLetterboxed ? .contain : .fill))], background: .black)
        : .file(picture, isLetterboxed: screen.isLetterboxed)
    }
  }

  private func words(_ screen: PreviewScreen) -> String {
    switch screen.content {
    case .blank: "blank screen"
    case .unknown: "launch image that is not shown here"
    case .picture: "showing \(screen.file ?? "the launch image")"
    }
  }

  /// A small picture of the launch image's file as it is stored; `nil` without a file.
  private func file(_ screen: PreviewScreen, _ picture: PictureReference?) -> Node? {
    guard let picture, let file = screen.file else { return nil }
    let size = picture.size
    let isUpright = screen.isDrawnUpright(size)
    let turned = screen.turn.map {
      $0 != .none ? "rotated \($0.rawValue)" : isUpright ? "not rotated" : "already rotated"
    }
    let caption = turned.map { "the file, \($0)" } ?? "the file as it is"
    return .tag(
      "figure", ["class": "file"],
      [
        screen.turn.flatMap(Icon.turn),
        .tag(
          "svg",
          [
            "class": "paper", "viewBox": "0 0 \(size.width) \(size.height)", "role": "img",
            "aria-label": "\(file) as it is, \(size) pixels",
          ],
          [picture.use(width: Double(size.width), Double(size.height))]),
        .tag("figcaption", [:], caption),
      ].compactMap { $0 })
  }

  private func facts(_ facts: [PreviewScreen.Fact]) -> Node? {
    if facts.isEmpty { return nil }
    return .tag(
      "dl", ["class": "facts"],
      facts.map { fact in
        .tag("div", [:], [.tag("dt", [:], fact.name), .tag("dd", [:], fact.value)])
      })
  }
}

extension PreviewScreen {
  /// Whether iOS draws a launch image of this size upright in the interface, which rotates with the
  /// device. iPads always do. iPhones do so only with landscape files: a Plus with that of an asset
  /// catalog and, as shipped apps rely on it, all iPhones since iOS 9.
  package func isDrawnUpright(_ size: PixelSize) -> Bool {
    if display.idiom == .pad { return true }
    let isTolerant = firstSystem.map { $0 >= ScreenImage.firstUpright } ?? false
    return size.width > size.height && (display == .plus || isTolerant)
  }
}
