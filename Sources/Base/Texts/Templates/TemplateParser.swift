struct TemplateParser {
  private let lines: [Substring]
  private var line = 0

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  mutating func parse() throws(TemplateError) -> [TextTemplate.Part] { try parts(of: nil) }

  /// Parses the lines up to the end of a list, or to the end of the text if `list` is `nil`.
  private mutating func parts(of list: Substring?) throws(TemplateError) -> [TextTemplate.Part] {
    var parts: [TextTemplate.Part] = []
    while line < lines.count {
      let current = lines[line]
      line += 1
      if let name = Self.tag("#", current) {
        parts.append(.list(name, try self.parts(of: name)))
      } else if let name = Self.tag("/", current) {
        if name == list { return parts }
        throw .unexpectedEnd(name: String(name), line: line)
      } else {
        parts += try tags(in: current)
        // The last line has no newline at its end.
        if line < lines.count { parts.append(.text("\n")) }
      }
    }
    if let list { throw .missingEnd(name: String(list)) }
    return parts
  }

  private func tags(in text: Substring) throws(TemplateError) -> [TextTemplate.Part] {
    var parts: [TextTemplate.Part] = []
    var rest = text
    while let start = rest.firstRange(of: "{{") {
      guard let end = rest[start.upperBound...].firstRange(of: "}}") else {
        throw .openTag(line: line)
      }
      let name = rest[start.upperBound..<end.lowerBound]
      if name.hasPrefix("#") || name.hasPrefix("/") {
        throw .listTagAmidLine(name: String(name), line: line)
      }
      parts += [.text(rest[..<start.lowerBound]), name == "," ? .comma : .value(name)]
      rest = rest[end.upperBound...]
    }
    return parts + [.text(rest)]
  }

  /// The name in a line that consists only of a list's tag, such as `{{#name}}` if `mark` is `#`;
  /// `nil` for any other line.
  private static func tag(_ mark: Character, _ line: Substring) -> Substring? {
    guard line.hasPrefix("{{\(mark)"), line.hasSuffix("}}") else { return nil }
    let name = line.dropFirst(3).dropLast(2)
    return name.contains("}") ? nil : name
  }
}
