import LaunchImages
import Pixels

extension Phone {
  /// The device as an SVG drawing.
  ///
  /// - Parameters:
  ///   - identifier: the identifier of the drawing's clip path, which no other drawing on the page
  ///     may have.
  ///   - label: a description of the drawing for people who do not see it.
  ///   - width: the width of the drawing, as a value in CSS.
  func node(
    _ identifier: String, label: String, width: String, _ pictures: inout PictureList
  ) -> Node {
    let clip = Node.tag(
      "rect", ["rx": Decimal.text(screen.radius)], in: screen.frame)
    let nodes = [body, shown, overlays].map { shapes in shapes.map { $0.node(&pictures) } }
    return .tag(
      "svg",
      [
        "class": "phone", "viewBox": "0 0 \(Decimal.text(size.width)) \(Decimal.text(size.height))",
        "role": "img", "aria-label": label, "style": "width:\(width)",
      ],
      [.tag("clipPath", ["id": identifier], [clip])] + nodes[0]
        + [.tag("g", ["clip-path": "url(#\(identifier))"], nodes[1])] + nodes[2])
  }
}

extension PhoneShape {
  fileprivate func node(_ pictures: inout PictureList) -> Node {
    switch form {
    case .part(let part, let radius):
      .tag("rect", ["class": part.rawValue, "rx": Decimal.text(radius)], in: frame)
    case .background(let color): .tag("rect", ["fill": color.hexadecimal], in: frame)
    case .picture(let picture, let rotation): pictures.node(picture, in: frame, rotation)
    case .hatch(let word):
      .tag(
        "g", ["class": "empty"],
        [
          .tag("rect", ["class": "hatch", "fill": "url(#hatch)"], in: frame),
          .tag(
            "text", [:],
            at: [
              "x": frame.x + frame.width / 2, "y": frame.y + frame.height / 2,
              "font-size": frame.height / 8,
            ], word),
        ])
    }
  }
}

/// The pictures of a page, each of which the page contains once.
struct PictureList {
  private var pictures: [Picture] = []

  /// A node that shows a picture, which is rotated and then stretched to a frame.
  mutating func node(
    _ picture: Picture, in frame: ViewFrame, _ rotation: Rotation = .none
  ) -> Node {
    let known = pictures.firstIndex { $0.size == picture.size && $0.png == picture.png }
    if known == nil { pictures.append(picture) }
    let reference = "#picture-\((known ?? pictures.count - 1) + 1)"
    if rotation == .none { return .tag("use", ["href": reference], in: frame) }
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    let (width, height) =
      rotation.swapsAxes ? (frame.height, frame.width) : (frame.width, frame.height)
    let center = "\(Decimal.text(x)) \(Decimal.text(y))"
    return .tag(
      "use", ["href": reference, "transform": "rotate(\(rotation.degrees) \(center))"],
      in: ViewFrame(x: x - width / 2, y: y - height / 2, width: width, height: height))
  }

  mutating func node(_ picture: Picture) -> Node {
    let (width, height) = (Double(picture.size.width), Double(picture.size.height))
    return node(picture, in: ViewFrame(x: 0, y: 0, width: width, height: height))
  }

  /// The SVG symbols of the pictures and the pattern of empty screens, which are invisible by
  /// themselves.
  var symbols: Node {
    .tag(
      "svg", ["class": "pictures", "aria-hidden": "true", "width": "0", "height": "0"],
      [Self.hatch]
        + pictures.enumerated().map { index, picture in
          .tag(
            "symbol",
            [
              "id": "picture-\(index + 1)",
              "viewBox": "0 0 \(picture.size.width) \(picture.size.height)",
              "preserveAspectRatio": "none",
            ], [.image(picture)])
        })
  }

  private static var hatch: Node {
    .tag(
      "pattern",
      [
        "id": "hatch", "width": "20", "height": "20", "patternUnits": "userSpaceOnUse",
        "patternTransform": "rotate(45)",
      ],
      [.tag("rect", ["width": "5", "height": "20"])])
  }
}

extension Rotation {
  /// The angle in degrees, clockwise.
  fileprivate var degrees: Int {
    switch self {
    case .none: 0
    case .clockwise: 90
    case .halfTurn: 180
    case .counterclockwise: -90
    }
  }
}
