extension XMLScanner {
  /// The value of an element that is not a container.
  ///
  /// - Parameter inside: the range of the element's text, a result of ``scanText(_:)``.
  func scalar(
    _ kind: ElementKind, _ inside: Range<Int>, _ tag: Tag
  ) throws(ScanFailure) -> PropertyListValue {
    let result: (value: PropertyListValue?, fault: PropertyListFault)
    switch kind {
    case .string: return .string(characters(in: inside))
    case .integer: result = (ScalarText.integer(string(inside)), .integer(string(inside)))
    case .real: result = (ScalarText.real(string(inside)), .real(string(inside)))
    case .date: result = (ScalarText.date(string(inside)), .date(string(inside)))
    case .data:
      // CoreFoundation refuses `<data/>`, but not `<data></data>`.
      result = (tag.kind == .start ? ScalarText.data(bytes[inside]) : nil, .base64)
    case .true, .false, .key, .dict, .array:
      result = (inside.isEmpty ? .boolean(kind == .true) : nil, .textBetweenValues)
    }
    guard let value = result.value else {
      throw ScanFailure(result.fault, at: tag.range.lowerBound)
    }
    return value
  }

  /// Reads the text of an element and its end tag, and returns the range of the text.
  mutating func scanText(_ tag: Tag) throws(ScanFailure) -> Range<Int> {
    if tag.kind == .empty { return position..<position }
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "<"):
        if looksAt(Self.sectionStart) {
          guard let section = section(at: position) else {
            throw ScanFailure(.endsInside(tag.name), at: position)
          }
          position = section.upperBound + Self.sectionEnd.utf8.count
        } else if looksAt("</") {
          let end = position
          let endTag = try scanTag()
          if endTag.name == tag.name { return start..<end }
          throw ScanFailure(.endTag(found: endTag.name, expected: tag.name), at: end)
        } else {
          throw ScanFailure(.markupInValue(tag.name), at: position)
        }
      case UInt8(ascii: "&"):
        let reference = reference(at: position)
        if reference.scalar == nil { throw ScanFailure(.entity(reference.name), at: position) }
        position = reference.end
      default: position += 1
      }
    }
    throw ScanFailure(.endsInside(tag.name), at: tag.range.lowerBound)
  }

  /// The characters of an element's text, with references and CDATA sections resolved.
  ///
  /// - Parameter range: a result of ``scanText(_:)``.
  func characters(in range: Range<Int>) -> String {
    let isPlain = !bytes[range].contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
    if isPlain { return string(range) }
    var result = ContiguousArray<UInt8>()
    var index = range.lowerBound
    while index < range.upperBound {
      if looksAt(Self.sectionStart, at: index), let section = section(at: index) {
        result += bytes[section]
        index = section.upperBound + Self.sectionEnd.utf8.count
      } else if bytes[index] == UInt8(ascii: "&") {
        let reference = reference(at: index)
        if let scalar = reference.scalar { result += String(scalar).utf8 }
        index = reference.end
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let sectionStart = "<![CDATA["
  private static let sectionEnd = "]]>"

  /// The range of the characters in a CDATA section; `nil` if it does not end.
  private func section(at index: Int) -> Range<Int>? {
    let start = index + Self.sectionStart.utf8.count
    return bytes[start...].firstRange(of: Self.sectionEnd.utf8).map { start..<$0.lowerBound }
  }

  private static let referenceEnd = UInt8(ascii: ";")

  /// Reads a reference such as `&amp;`, `&#65;` or `&#x41;`.
  ///
  /// - Returns: its name, its character (`nil` if XML has no such reference), and the offset after
  ///   it.
  private func reference(at index: Int) -> (name: String, scalar: Unicode.Scalar?, end: Int) {
    // The longest reference is &#x0010FFFF;
    let near = bytes[index + 1..<min(index + 13, bytes.count)]
    let end = near.firstIndex(of: Self.referenceEnd)
    let name = string(near.startIndex..<(end ?? near.endIndex))
    return (name, end == nil ? nil : Self.scalar(named: name), (end ?? near.endIndex) + 1)
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
