import LaunchImages
import LaunchRules
import Pixels

extension Page {
  func screens(_ pictures: inout PictureList) -> Node? {
    if preview.screens.isEmpty && preview.unused == nil { return nil }
    let cards = preview.screens.indices.map { card($0, &pictures) }
    let hasBoth = Set(preview.screens.map(\.display.idiom)).count > 1
    let zoomed = preview.screens.contains(where: \.display.isZoomed)
    let grid = Node.tag("div", ["class": isLong ? "screens many" : "screens"], .all(cards))
    let section = section(
      "screens", "Screens",
      lead: "Each device as it is held at launch, at the same scale"
        + (hasBoth ? ", iPads smaller" : "")
        + ". A launch image is drawn as iOS draws it: as the file is, into the upright screen; "
        + "then the device is turned."
        + (zoomed
          ? " Zoomed: with Display Zoom, an iPhone shows the layout of a smaller one." : ""),
      cards.isEmpty ? nil : grid, unused)
    if preview.launchScreen == nil { return section }
    // Current versions of iOS show the launch screen, so the launch images are collapsed.
    return .tag("details", .tag("summary", "iOS 7 to 12: launch images"), section)
  }

  /// Whether the page has so many screens that it needs small cards.
  private var isLong: Bool { preview.screens.count > 8 }

  private var unused: Node? {
    guard let unused = preview.unused else { return nil }
    let count = unused.files.count
    return .tag(
      "details", ["class": "unused"],
      .tag("summary", "\(count) more \(count == 1 ? "file" : "files"), which no device loads"),
      .tag("p", unused.reason), list(unused.files, "files"))
  }

  private func card(_ index: Int, _ pictures: inout PictureList) -> Node {
    let screen = preview.screens[index]
    let name = "screen-\(index + 1)"
    var stage = screen.held.enumerated().map { index, held in
      phone(screen, held, "\(name)-\(index)", &pictures)
    }
    if case .picture(let picture) = screen.content, let file = screen.file {
      stage.append(paper(screen, picture, file, &pictures))
    }
    return .tag(
      "article", ["class": "card", "aria-labelledby": name],
      .tag("h3", ["id": name], screen.name),
      .tag(
        "div", ["class": "words"],
        .tag("div", ["class": "stage"], .all(stage)), facts(screen.facts),
        screen.note.map { .tag("p", ["class": "note"], $0) },
        list(screen.launches, "launches")))
  }

  private func phone(
    _ screen: PreviewScreen, _ held: InterfaceOrientation, _ identifier: String,
    _ pictures: inout PictureList
  ) -> Node {
    let shown =
      switch screen.content {
      case .blank: "blank screen"
      case .unknown: "launch image that is not shown here"
      case .picture: "showing \(screen.file ?? "the launch image")"
      }
    let phone = Phone(screen, held: held)
    // All iPhones get boxes of one aspect ratio, and so do all iPads, to align neighbors.
    let phones = preview.screens.filter { $0.display.idiom == screen.display.idiom }
      .flatMap { screen in screen.held.map { Phone(screen, held: $0).millimeters } }
    let longest = phones.map { max($0.width, $0.height) }.max() ?? 1
    let highest = phones.map(\.height).max() ?? 1
    let ratio = "aspect-ratio:\(Decimal.text(longest))/\(Decimal.text(highest))"
    let width = Decimal.text(phone.millimeters.width / longest * 100) + "%"
    return .tag(
      "figure", ["class": "held"],
      .tag(
        "div", ["class": "place", "style": ratio],
        phone.node(
          identifier, label: "\(screen.name), \(shown), \(held.optionName)", width: width, &pictures
        )
      ),
      .tag("figcaption", held.caption))
  }

  /// A small picture of the launch image's file as it is stored.
  private func paper(
    _ screen: PreviewScreen, _ picture: Picture, _ file: String, _ pictures: inout PictureList
  ) -> Node {
    let size = picture.size
    let isUpright = screen.isDrawnUpright(size)
    let turned = screen.turn.map {
      $0 != .none ? "rotated \($0.rawValue)" : isUpright ? "not rotated" : "already rotated"
    }
    return .tag(
      "figure", ["class": "file"],
      screen.turn.flatMap(arrow),
      .tag(
        "svg",
        [
          "class": "paper", "viewBox": "0 0 \(size.width) \(size.height)", "role": "img",
          "aria-label": "\(file) as it is, \(size) pixels",
        ], pictures.node(picture)),
      .tag("figcaption", turned.map { "the file, \($0)" } ?? "the file as it is"))
  }

  /// An arrow in the direction in which the artwork was rotated; `nil` without a direction.
  private func arrow(_ rotation: Rotation) -> Node? {
    guard rotation.swapsAxes else { return nil }
    return .tag(
      "svg", ["class": "turn", "viewBox": "0 0 24 24", "aria-hidden": "true"],
      .tag(
        "path",
        [
          "d": "M4 14a8 8 0 0 1 14.5-4.6M19 4v6h-6",
          "transform": rotation == .clockwise ? "rotate(0)" : "translate(24 0) scale(-1 1)",
        ]))
  }

  private func facts(_ facts: [(name: String, value: String)]) -> Node? {
    if facts.isEmpty { return nil }
    let nodes = facts.map { Node.tag("div", .tag("dt", $0.name), .tag("dd", $0.value)) }
    return .tag("dl", ["class": "facts"], .all(nodes))
  }

  func launchScreen(_ pictures: inout PictureList) -> Node? {
    guard let launchScreen = preview.launchScreen else { return nil }
    // iPhones and iPads get separate rows, because iPads are much taller.
    let rows = launchScreen.rows.flatMap { row in
      [DeviceIdiom.phone, .pad].map { idiom in
        row.displays.filter { $0.idiom == idiom }.map { (row, Phone(row, on: $0), $0) }
      }
    }
    let phones = rows.joined().map { $0.1 }
    let longest = phones.map { max($0.millimeters.width, $0.millimeters.height) }.max() ?? 1
    let widest = rows.map { $0.reduce(0) { $0 + $1.1.millimeters.width } }.max() ?? 1
    // The longest device is 26 rem wide if there are iPads, or else 24 rem.
    let scale = (longest > 200 ? 26 : 24) / longest
    var number = 0
    let nodes = rows.filter { !$0.isEmpty }.map { row in
      Node.tag(
        "div", ["class": "devices"],
        .all(
          row.map { launchScreen, phone, display in
            number += 1
            let width = phone.millimeters.width
            return .tag(
              "figure", ["style": "width:\(Self.width(width * scale, share: width / widest))"],
              phone.node(
                "launch-\(number)",
                label: "\(display.devices), showing the launch screen\(launchScreen.mode), "
                  + launchScreen.held.optionName, width: "100%", &pictures),
              .tag("figcaption", display.heading + launchScreen.mode))
          }))
    }
    return section("launch-screen", "Launch screen", lead: launchScreen.text, .all(nodes))
  }

  /// The CSS width of a device in a row: `rem` in a narrow window. In a wide window, the widest row
  /// is as wide as the page, but a device is at most 1.6 times `rem` wide.
  ///
  /// - Parameter share: the device's share of all widths in the widest row, from 0 to 1.
  private static func width(_ rem: Double, share: Double) -> String {
    // The style sheet has gaps of 2 % between the devices.
    "clamp(\(Decimal.text(rem))rem,\(Decimal.text(share * 94))%,\(Decimal.text(rem * 1.6))rem)"
  }
}

extension InterfaceOrientation {
  fileprivate var caption: String {
    switch self {
    case .portrait: "held upright"
    case .portraitUpsideDown: "held upside down"
    case .landscapeRight: "landscape right, home side on the right"
    case .landscapeLeft: "landscape left, home side on the left"
    }
  }
}
