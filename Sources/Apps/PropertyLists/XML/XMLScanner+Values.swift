extension XMLScanner {
  /// Reads a value that is not a container, and checks its text.
  mutating func scanScalar(_ kind: ElementKind, _ tag: Tag) throws(ScanFailure) -> SyntaxNode {
    let inside = try scanText(tag)
    let start = tag.range.lowerBound
    // CoreFoundation refuses `<data/>`, but not `<data></data>`.
    guard kind != .data || tag.kind == .start, let value = try value(kind, inside) else {
      throw ScanFailure(fault(kind, inside), at: start)
    }
    return SyntaxNode(content: .scalar(value), element: start..<position, inside: inside)
  }

  private func value(
    _ kind: ElementKind, _ inside: Range<Int>
  ) throws(ScanFailure) -> PropertyListValue? {
    switch kind {
    case .string: .string(try characters(in: inside))
    case .integer: ScalarText.integer(string(inside))
    case .real: ScalarText.real(string(inside))
    case .date: ScalarText.date(string(inside))
    case .data: ScalarText.data(bytes[inside])
    case .true, .false: inside.isEmpty ? .boolean(kind == .true) : nil
    case .key, .dict, .array: nil
    }
  }

  private func fault(_ kind: ElementKind, _ inside: Range<Int>) -> PropertyListFault {
    switch kind {
    case .integer: .integer(string(inside))
    case .real: .real(string(inside))
    case .date: .date(string(inside))
    case .data: .base64
    default: .textBetweenValues
    }
  }

  /// Reads the text of an element and its end tag, and returns the bytes of the text.
  mutating func scanText(_ tag: Tag) throws(ScanFailure) -> Range<Int> {
    if tag.kind == .empty { return position..<position }
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "<"):
        if looksAt("<![CDATA[") {
          try skipCDATA(in: tag.name)
        } else if looksAt("</") {
          let end = position
          let endTag = try scanTag()
          if endTag.name == tag.name { return start..<end }
          throw ScanFailure(.endTag(found: endTag.name, expected: tag.name), at: end)
        } else {
          throw ScanFailure(.markupInValue(tag.name), at: position)
        }
      case UInt8(ascii: "&"): _ = try scanReference()
      default: position += 1
      }
    }
    throw ScanFailure(.endsInside(tag.name), at: tag.range.lowerBound)
  }

  /// The characters of an element's text, with references and CDATA sections resolved.
  ///
  /// - Parameter range: a result of ``scanText(_:)``.
  func characters(in range: Range<Int>) throws(ScanFailure) -> String {
    let isPlain = !bytes[range].contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
    if isPlain { return string(range) }
    var result = ContiguousArray<UInt8>()
    var reader = self
    reader.position = range.lowerBound
    while reader.position < range.upperBound {
      if reader.take("<![CDATA[") {
        while !reader.take("]]>") {
          result.append(bytes[reader.position])
          reader.position += 1
        }
      } else if bytes[reader.position] == UInt8(ascii: "&") {
        result += Array(String(try reader.scanReference()).utf8)
      } else {
        result.append(bytes[reader.position])
        reader.position += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func skipCDATA(in name: String) throws(ScanFailure) {
    let start = position
    position += 9
    while position < bytes.count {
      if take("]]>") { return }
      position += 1
    }
    throw ScanFailure(.endsInside(name), at: start)
  }

  /// Reads a reference such as `&amp;`, `&#65;` or `&#x41;`.
  private mutating func scanReference() throws(ScanFailure) -> Unicode.Scalar {
    let start = position + 1
    // The longest reference is &#x0010FFFF;
    let near = bytes[start..<min(start + 12, bytes.count)]
    guard let end = near.firstIndex(of: UInt8(ascii: ";")) else {
      throw ScanFailure(.entity(string(near.startIndex..<near.endIndex)), at: position)
    }
    let name = string(start..<end)
    guard let scalar = Self.scalar(named: name) else {
      throw ScanFailure(.entity(name), at: position)
    }
    position = end + 1
    return scalar
  }

  private static func scalar(named name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    guard let number, let scalar = Unicode.Scalar(number) else { return nil }
    return number < 0x20 && ![9, 10, 13].contains(number) ? nil : scalar
  }
}
