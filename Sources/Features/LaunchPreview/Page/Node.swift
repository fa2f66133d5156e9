/// A part of an HTML page: text, an element or a style sheet.
///
/// Names of elements and attributes are constants of the program, and all other text is escaped
/// when it is written, so text from outside cannot become markup.
indirect enum Node {
  case text(String)
  case element(StaticString, Attributes, [Node])
  /// A style sheet that is built into the program.
  case styleSheet([UInt8])

  /// An element with attributes and children.
  static func tag(
    _ name: StaticString, _ attributes: Attributes = [:], _ children: [Node] = []
  ) -> Node {
    .element(name, attributes, children)
  }

  /// An element that contains only text.
  static func tag(_ name: StaticString, _ attributes: Attributes = [:], _ text: String) -> Node {
    .element(name, attributes, [.text(text)])
  }
}

/// The attributes of an element, in order.
struct Attributes: ExpressibleByDictionaryLiteral {
  enum Content {
    case text(String)
    /// The bytes of a PNG file, written as a data URL.
    case picture(ContiguousArray<UInt8>)
  }

  private(set) var all: [(name: StaticString, content: Content)]

  init(dictionaryLiteral elements: (StaticString, String)...) {
    all = elements.map { ($0, .text($1)) }
  }

  func adding(_ name: StaticString, _ text: String?) -> Attributes {
    guard let text else { return self }
    var result = self
    result.all.append((name, .text(text)))
    return result
  }

  func adding(_ name: StaticString, picture: ContiguousArray<UInt8>) -> Attributes {
    var result = self
    result.all.append((name, .picture(picture)))
    return result
  }
}
