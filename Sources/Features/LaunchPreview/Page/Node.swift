internal import LaunchImages
internal import Pictures
internal import Pixels
internal import Platform
internal import Texts

/// A part of an HTML page.
///
/// Names of elements and attributes are constants of the program, and all other text is escaped
/// when it is written, so text from outside cannot become markup.
indirect enum Node {
  typealias Attributes = KeyValuePairs<StaticString, String>

  case text(String)
  case element(StaticString, [Attributes.Element], [Node?])
  case all([Node?])
  case styleSheet([UInt8])
  case image(Picture)

  static func tag(_ name: StaticString, _ children: Node?...) -> Node {
    .element(name, [], children)
  }

  static func tag(_ name: StaticString, _ text: String) -> Node { .tag(name, .text(text)) }

  static func tag(_ name: StaticString, _ attributes: Attributes, _ children: Node?...) -> Node {
    .element(name, Array(attributes), children)
  }

  static func tag(_ name: StaticString, _ attributes: Attributes, _ text: String) -> Node {
    .tag(name, attributes, .text(text))
  }

  /// An SVG element. The further attributes in `numbers` have numbers as values.
  static func tag(
    _ name: StaticString, _ attributes: Attributes = [:],
    at numbers: KeyValuePairs<StaticString, Double>, _ text: String? = nil
  ) -> Node {
    .element(
      name, Array(attributes) + numbers.map { ($0.key, Decimal.text($0.value)) },
      [text.map { .text($0) }])
  }

  static func tag(_ name: StaticString, _ attributes: Attributes, in frame: ViewFrame) -> Node {
    .tag(
      name, attributes,
      at: ["x": frame.x, "y": frame.y, "width": frame.width, "height": frame.height])
  }
}

struct NodeWriter {
  private(set) var bytes = ContiguousArray<UInt8>()

  mutating func write(_ node: Node) {
    switch node {
    case .text(let text): append(escaped: text)
    case .all(let nodes): for case let node? in nodes { write(node) }
    case .styleSheet(let sheet): bytes += Array("<style>".utf8) + sheet + Array("</style>".utf8)
    case .image(let picture):
      let size = "width=\"\(picture.size.width)\" height=\"\(picture.size.height)\""
      bytes += "<image \(size) preserveAspectRatio=\"none\" href=\"data:image/png;base64,".utf8
      bytes += Data(picture.png).base64EncodedData()
      bytes += "\"></image>".utf8
    case .element(let name, let attributes, let children):
      bytes += "<\(name)".utf8
      for (name, text) in attributes {
        bytes += " \(name)=\"".utf8
        append(escaped: text)
        bytes += "\"".utf8
      }
      bytes += ">".utf8
      // HTML's void elements have no end tag; the page has only this one.
      if "\(name)" == "meta" { return }
      write(.all(children))
      bytes += "</\(name)>".utf8
    }
  }

  private mutating func append(escaped text: String) {
    for scalar in text.unicodeScalars {
      bytes += (MarkupText.reference(scalar) ?? VisibleText.of(scalar)).utf8
    }
  }
}

/// Formats numbers for SVG attributes and sentences.
enum Decimal {
  /// A number with at most two decimal places: `12.5`.
  static func text(_ value: Double) -> String {
    // Adding zero removes the sign of -0.
    let text = "\((value * 100).rounded() / 100 + 0)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A share from 0 to 1 in percent, with at most one decimal place: `12.5 %`.
  static func percent(_ part: Double) -> String { text((part * 1000).rounded() / 10) + " %" }
}

extension Phone {
  /// The device as an SVG drawing. `identifier` names the clip path and is unique on the page.
  /// `width` is a CSS length, such as `100%`. `label` describes the drawing for people who do not
  /// see the drawing.
  func node(
    _ identifier: String, label: String, width: String, _ pictures: inout PictureList
  ) -> Node {
    let clip = Node.tag("rect", ["rx": Decimal.text(screen.radius)], in: screen.frame)
    let nodes = [body, shown, overlays].map { Node.all($0.map { $0.node(&pictures) }) }
    return .tag(
      "svg",
      [
        "class": "phone", "viewBox": "0 0 \(Decimal.text(size.width)) \(Decimal.text(size.height))",
        "role": "img", "aria-label": label, "style": "width:\(width)",
      ],
      .tag("clipPath", ["id": identifier], clip), nodes[0],
      .tag("g", ["clip-path": "url(#\(identifier))"], nodes[1]), nodes[2])
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
        .tag("rect", ["class": "hatch", "fill": "url(#hatch)"], in: frame),
        .tag(
          "text",
          at: [
            "x": frame.x + frame.width / 2, "y": frame.y + frame.height / 2,
            "font-size": min(frame.height / 8, frame.width / 7),
          ], word))
    }
  }
}

/// The pictures of a page. The page contains the bytes of each picture only once.
struct PictureList {
  private var pictures: [Picture] = []

  /// A node that shows a picture. The picture is rotated, and then stretched to the frame.
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

  /// The symbols of the pictures, and the pattern of empty screens. Symbols and patterns are
  /// invisible until other nodes use them.
  var symbols: Node {
    let hatch = Node.tag(
      "pattern",
      [
        "id": "hatch", "width": "20", "height": "20", "patternUnits": "userSpaceOnUse",
        "patternTransform": "rotate(45)",
      ],
      .tag("rect", ["width": "5", "height": "20"]))
    let symbols = pictures.enumerated().map { index, picture in
      Node.tag(
        "symbol",
        [
          "id": "picture-\(index + 1)",
          "viewBox": "0 0 \(picture.size.width) \(picture.size.height)",
          "preserveAspectRatio": "none",
        ], .image(picture))
    }
    return .tag(
      "svg", ["class": "pictures", "aria-hidden": "true", "width": "0", "height": "0"], hatch,
      .all(symbols))
  }
}

extension Rotation {
  fileprivate var degrees: Int {
    switch self {
    case .none: 0
    case .clockwise: 90
    case .halfTurn: 180
    case .counterclockwise: -90
    }
  }
}
