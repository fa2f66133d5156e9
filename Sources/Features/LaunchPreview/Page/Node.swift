import Files
import LaunchImages
internal import Texts

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A part of an HTML page.
///
/// Names of elements and attributes are constants of the program, and all other text is escaped
/// when it is written, so text from outside cannot become markup.
indirect enum Node {
  typealias Attributes = KeyValuePairs<StaticString, String>

  case text(String)
  case element(StaticString, [Attributes.Element], [Node])
  case styleSheet([UInt8])
  case image(Picture)

  /// An element with attributes and those children that are not `nil`.
  static func tag(
    _ name: StaticString, _ attributes: Attributes = [:], _ children: [Node?] = []
  ) -> Node {
    .element(name, Array(attributes), children.compactMap(\.self))
  }

  /// An element that contains only text.
  static func tag(_ name: StaticString, _ attributes: Attributes = [:], _ text: String) -> Node {
    .tag(name, attributes, [.text(text)])
  }

  /// An SVG element with numbers as its further attributes.
  static func tag(
    _ name: StaticString, _ attributes: Attributes,
    at numbers: KeyValuePairs<StaticString, Double>, _ text: String? = nil
  ) -> Node {
    .element(
      name, Array(attributes) + numbers.map { ($0.key, Decimal.text($0.value)) },
      text.map { [.text($0)] } ?? [])
  }

  /// An SVG element in a frame.
  static func tag(_ name: StaticString, _ attributes: Attributes, in frame: ViewFrame) -> Node {
    .tag(
      name, attributes,
      at: ["x": frame.x, "y": frame.y, "width": frame.width, "height": frame.height])
  }
}

/// Writes nodes as HTML, in UTF-8.
struct NodeWriter {
  private(set) var bytes = ContiguousArray<UInt8>()

  mutating func write(_ node: Node) {
    switch node {
    case .text(let text): append(escaped: text)
    case .styleSheet(let sheet):
      bytes += "<style>".utf8
      bytes += sheet
      bytes += "</style>".utf8
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
      for child in children { write(child) }
      bytes += "</\(name)>".utf8
    }
  }

  mutating func write(page: Node) {
    bytes += "<!DOCTYPE html>".utf8
    write(page)
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
    let hundredths = Int((value * 100).rounded())
    let digits = hundredths.magnitude
    let sign = hundredths < 0 ? "-" : ""
    let whole = "\(sign)\(digits / 100)"
    switch digits % 100 {
    case 0: return whole
    case let rest where rest % 10 == 0: return "\(whole).\(rest / 10)"
    case let rest: return "\(whole).\(rest / 10)\(rest % 10)"
    }
  }

  /// A share from 0 to 1 in percent, with at most one decimal place: `12.5 %`.
  static func percent(_ part: Double) -> String { text((part * 1000).rounded() / 10) + " %" }
}
