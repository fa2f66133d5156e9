#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Writes values as XML, in the style of the surrounding text.
package struct XMLWriter {
  /// The line break; empty to write everything on one line.
  let newline: String
  /// The white space that each level adds.
  package let indentUnit: String

  package init(newline: String, indentUnit: String) {
    self.newline = newline
    self.indentUnit = indentUnit
  }

  package func document(_ root: [String: PropertyListValue]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(text(.dictionary(root), indent: ""))
    </plist>

    """
  }

  /// A value as an XML element. The first line is not indented, because the text that it continues
  /// already ends in the indentation.
  ///
  /// - Parameter indent: the indentation of the line on which the element begins.
  func text(_ value: PropertyListValue, indent: String) -> String {
    switch value {
    case .dictionary(let members):
      container(
        "dict",
        members.sorted { $0.key < $1.key }.flatMap { key, value in
          [element("key", Self.escaped(key)), text(value, indent: indent + indentUnit)]
        }, indent)
    case .array(let elements):
      container("array", elements.map { text($0, indent: indent + indentUnit) }, indent)
    case .string(let text): element("string", Self.escaped(text))
    case .boolean(let isTrue): isTrue ? "<true/>" : "<false/>"
    case .integer(let number): element("integer", "\(number)")
    case .unsigned(let number): element("integer", "\(number)")
    case .real(let number): element("real", "\(number)")
    case .date(let date): element("date", DateText.text(date) ?? "")
    case .data(let data): element("data", data.base64EncodedString())
    }
  }

  package func member(_ key: String, _ value: PropertyListValue, indent: String) -> String {
    element("key", Self.escaped(key)) + lineBreak(indent) + text(value, indent: indent)
  }

  func lineBreak(_ indent: String) -> String { newline.isEmpty ? "" : newline + indent }

  private func container(_ name: String, _ children: [String], _ indent: String) -> String {
    if children.isEmpty { return "<\(name)/>" }
    let lines = children.map { lineBreak(indent + indentUnit) + $0 }.joined()
    return "<\(name)>\(lines)\(lineBreak(indent))</\(name)>"
  }

  private func element(_ name: String, _ text: String) -> String { "<\(name)>\(text)</\(name)>" }

  /// Escapes text. XML cannot contain control characters, so U+FFFD replaces them.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case "\0"..<" ": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
