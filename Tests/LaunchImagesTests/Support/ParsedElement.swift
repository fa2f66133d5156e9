import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of an XML document, as Foundation's parser sees it.
final class ParsedElement: CustomStringConvertible {
  let name: String
  let attributes: [String: String]
  private(set) var children: [ParsedElement] = []

  /// The root of a well-formed document.
  static func parse(_ text: String) throws -> ParsedElement {
    let builder = Builder()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = builder
    guard parser.parse(), let root = builder.root else {
      throw NotWellFormed(
        line: parser.lineNumber, reason: "\(String(describing: parser.parserError))")
    }
    return root
  }

  struct NotWellFormed: Error {
    var line: Int
    var reason: String
  }

  private init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// This one and all below, in the document's order.
  var all: [ParsedElement] { [self] + children.flatMap(\.all) }

  func first(_ name: String) -> ParsedElement? { all.first { $0.name == name } }

  /// One line for each element, indented; attributes in alphabetical order.
  var description: String { lines(indent: "").joined(separator: "\n") }

  private func lines(indent: String) -> [String] {
    let attributes = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
    return [indent + name + attributes.joined()]
      + children.flatMap { $0.lines(indent: indent + "  ") }
  }

  private final class Builder: NSObject, XMLParserDelegate {
    var root: ParsedElement?
    private var open: [ParsedElement] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let element = ParsedElement(name: name, attributes: attributes)
      if let parent = open.last { parent.children.append(element) } else { root = element }
      open.append(element)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }
  }
}
