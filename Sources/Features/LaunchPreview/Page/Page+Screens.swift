import LaunchApps
import LaunchImages
import LaunchRules
import Pixels

extension Page {
  func screens(_ pictures: inout PictureList) -> Node? {
    if preview.screens.isEmpty && preview.unused == nil { return nil }
    let cards = preview.screens.indices.map { card($0, &pictures) }
    let many = preview.screens.count > 8 ? " many" : ""
    let grid = Node.tag("div", ["class": "screens\(many)"], .all(cards))
    let section = section(
      "screens", "Screens",
      lead: "Each device as it is held at launch, at the same scale, but iPads smaller. A launch "
        + "image is drawn as iOS draws it: as the file is, into the upright screen; then the device "
        + "is turned. Zoomed: with Display Zoom, an iPhone shows the layout of a smaller one.",
      cards.isEmpty ? nil : grid, unused)
    let hasBlank = preview.screens.contains { if case .blank = $0.content { true } else { false } }
    if preview.launchScreen == nil || hasBlank { return section }
    // Current versions of iOS show the launch screen, so the launch images are collapsed.
    return .tag("details", .tag("summary", "Launch images, on older versions of iOS"), section)
  }

  private var unused: Node? {
    guard let unused = preview.unused else { return nil }
    let files = unused.files.count == 1 ? "1 more file" : "\(unused.files.count) more files"
    return .tag(
      "details", ["class": "unused"], .tag("summary", "\(files), which no device loads"),
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
        .tag("div", ["class": "stage"], .all(stage)),
        screen.caption.map { .tag("p", ["class": "caption"], $0) },
        screen.note.map { .tag("p", ["class": "note"], $0) },
        .tag(
          "details", .tag("summary", "Which devices"), facts(screen.facts),
          list(screen.launches, "launches"))))
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
      .tag(
        "svg",
        [
          "class": "paper", "viewBox": "0 0 \(size.width) \(size.height)", "role": "img",
          "aria-label": "\(file) as it is, \(size) pixels",
        ], pictures.node(picture)),
      .tag("figcaption", turned.map { "the file, \($0)" } ?? "the file as it is"))
  }

  func facts(_ facts: [(name: String, value: String)]) -> Node? {
    if facts.isEmpty { return nil }
    let nodes = facts.map { Node.tag("div", .tag("dt", $0.name), .tag("dd", $0.value)) }
    return .tag("dl", ["class": "facts"], .all(nodes))
  }

  func launchScreen(_ pictures: inout PictureList) -> Node? {
    guard let launchScreen = preview.launchScreen else { return nil }
    var number = 0
    let rows = launchScreen.rows.flatMap { shown in
      shown.pageRows.filter { !$0.isEmpty }.map { displays in
        Node.tag(
          "div", ["class": shown.held.isLandscape ? "devices wide" : "devices"],
          .all(
            displays.map { display in
              number += 1
              return device(shown, display, "launch-\(number)", &pictures)
            }))
      }
    }
    return section("launch-screen", "Launch screen", lead: launchScreen.text, .all(rows))
  }

  /// A device in a row. The widths of the devices are chosen so that the phones are equally high.
  private func device(
    _ launchScreen: PreviewLaunchScreen, _ display: Display, _ identifier: String,
    _ pictures: inout PictureList
  ) -> Node {
    let phone = Phone(launchScreen, on: display)
    let shown = launchScreen.plain(on: display)?.text ?? "the launch screen"
    let ratio = phone.size.width / phone.size.height
    let height = launchScreen.height(of: display)
    return .tag(
      "figure",
      [
        "class": display.idiom == .pad ? "pad" : "hand",
        "style": "flex-grow:\(Decimal.text(ratio * height));"
          + "max-width:\(Decimal.text(ratio * height))rem",
      ],
      phone.node(
        identifier,
        label: "\(display.devices), showing \(shown)\(launchScreen.mode), "
          + launchScreen.held.optionName, width: "100%", &pictures),
      .tag("figcaption", display.heading + launchScreen.mode))
  }
}

extension PreviewLaunchScreen {
  /// The displays in rows. In portrait, all displays are in one row. In landscape, iPhones with a
  /// home indicator are large and have the first row; all other displays have the second row.
  /// Without iPads, all iPhones are large.
  fileprivate var pageRows: [[Display]] {
    if !held.isLandscape { return [displays] }
    return [true, false].map { isLarge in displays.filter { self.isLarge($0) == isLarge } }
  }

  private func isLarge(_ display: Display) -> Bool {
    display.idiom == .phone
      && (PhoneGeometry(display).hasHomeIndicator || displays.allSatisfy { $0.idiom == .phone })
  }

  /// The maximum height of a device on a page, in rem.
  fileprivate func height(of display: Display) -> Double {
    if held.isLandscape { return isLarge(display) ? 24 : 13 }
    return display.idiom == .pad ? 24 : 30
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
