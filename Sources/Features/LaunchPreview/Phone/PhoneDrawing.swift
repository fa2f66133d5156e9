import LaunchImages
import LaunchRules
import Pixels

/// An SVG drawing of a device as it is held, and of its screen's content.
///
/// Like iOS, the drawing shows the file of a launch image unchanged in the upright screen, and then
/// rotates the whole device, so a file that is rotated the wrong way looks wrong here too.
struct PhoneDrawing {
  enum Content {
    /// A launch image in the upright screen.
    case file(PictureReference, isLetterboxed: Bool)
    /// Pictures in the interface, which rotates with the device; the lowest layer first.
    case interface([Layer], background: RGBColor)
    case unknown
    case blank
  }

  /// A picture, and how an image view as large as the screen shows it.
  typealias Layer = (picture: PictureReference, fit: PictureFit)

  let geometry: PhoneGeometry
  let holding: Holding
  let content: Content
  /// The interface's safe area, in points.
  let safeArea: SafeArea
  /// The identifier of the drawing's clip path, which no other drawing on the page may have.
  let identifier: String
  /// A description of the drawing for people who do not see it.
  let label: String

  init(
    _ display: Display, held: InterfaceOrientation, _ content: Content, identifier: String,
    label: String
  ) {
    geometry = PhoneGeometry(display)
    holding = Holding(orientation: held, geometry: geometry)
    self.content = content
    safeArea = display.safeAreas?[held] ?? SafeArea()
    self.identifier = identifier
    self.label = label
  }

  /// The device's share of the full width as it is held, if a device with a length of `longest`
  /// millimeters fills that width.
  func share(ofLongest longest: Double) -> Double {
    let share = min(1, geometry.millimeters / max(longest, 1))
    return holding.orientation.isLandscape
      ? share : share * geometry.bodyWidth / geometry.bodyHeight
  }

  /// - Parameter width: the width of the drawing, as a value in CSS.
  func node(width: String) -> Node {
    .tag(
      "svg",
      [
        "class": "phone", "viewBox": holding.viewBox, "role": "img", "aria-label": label,
        "style": "width:\(width)",
      ],
      [
        .tag("clipPath", ["id": identifier], [screen([:])]),
        .tag(
          "g", ["transform": "rotate(\(holding.degrees))"],
          body + [
            .tag("g", ["clip-path": "url(#\(identifier))"], [screen(["class": "screen"])] + shown),
            screen(["class": "edge"]),
          ] + overlays),
      ])
  }

  private func screen(_ attributes: Attributes) -> Node {
    .tag(
      "rect",
      attributes.adding("width", Decimal.text(geometry.width))
        .adding("height", Decimal.text(geometry.height))
        .adding("rx", Decimal.text(geometry.cornerRadius)))
  }

  private var shown: [Node] {
    switch content {
    case .blank: [empty("blank")]
    case .unknown: [empty("not shown")]
    case .file(let picture, let isLetterboxed):
      [isLetterboxed ? letterboxed(picture) : picture.use(width: geometry.width, geometry.height)]
    case .interface(let layers, let background):
      [
        .tag(
          "g", ["transform": holding.interfaceTransform],
          [
            .tag(
              "rect",
              [
                "width": Decimal.text(holding.size.width),
                "height": Decimal.text(holding.size.height), "fill": background.hexadecimal,
              ])
          ]
            + layers.map {
              $0.picture.shown($0.fit, holding.size.width, holding.size.height, safeArea)
            })
      ]
    }
  }

  /// A hatched screen with a word, which nobody takes for a dark picture.
  private func empty(_ word: String) -> Node {
    let (width, height) = holding.size
    let (middle, size) = (Decimal.text(height / 2), Decimal.text(height / 8))
    return .tag(
      "g", ["class": "empty", "transform": holding.interfaceTransform],
      [
        .tag(
          "rect",
          [
            "class": "hatch", "width": Decimal.text(width), "height": Decimal.text(height),
            "fill": "url(#hatch)",
          ]),
        .tag(
          "text", ["x": Decimal.text(width / 2), "y": middle, "font-size": size], word),
      ])
  }

  /// The picture at the center of the screen, as large as its aspect ratio allows.
  private func letterboxed(_ picture: PictureReference) -> Node {
    picture.fitted(.contain, geometry.width, geometry.height)
  }
}
