import Files
internal import Texts

/// Writes nodes as HTML, in UTF-8.
struct NodeWriter {
  private(set) var bytes = ContiguousArray<UInt8>()

  /// The names of elements that have no end tag in HTML.
  private static let void: Set<String> = ["meta"]

  mutating func write(_ node: Node) {
    switch node {
    case .text(let text): append(escaped: text)
    case .styleSheet(let sheet):
      bytes += "<style>".utf8
      bytes += sheet
      bytes += "</style>".utf8
    case .element(let name, let attributes, let children):
      append(byte: "<")
      append(name)
      for (name, content) in attributes.all { append(name, content) }
      append(byte: ">")
      if Self.void.contains("\(name)") { return }
      for child in children { write(child) }
      bytes += "</".utf8
      append(name)
      append(byte: ">")
    }
  }

  mutating func write(documentType: StaticString) {
    bytes += "<!DOCTYPE ".utf8
    append(documentType)
    append(byte: ">")
  }

  private mutating func append(_ name: StaticString, _ content: Attributes.Content) {
    append(byte: " ")
    append(name)
    bytes += "=\"".utf8
    switch content {
    case .text(let text): append(escaped: text)
    case .picture(let png):
      bytes += "data:image/png;base64,".utf8
      Base64.append(png, to: &bytes)
    }
    append(byte: "\"")
  }

  private mutating func append(_ text: StaticString) { bytes += "\(text)".utf8 }

  private mutating func append(byte: Unicode.Scalar) { bytes.append(UInt8(ascii: byte)) }

  private mutating func append(escaped text: String) {
    for scalar in text.unicodeScalars {
      bytes += (MarkupText.reference(scalar) ?? VisibleText.of(scalar)).utf8
    }
  }
}
