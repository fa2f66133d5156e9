extension XMLScanner {
  struct Tag {
    /// `empty` is a tag such as `<dict/>`.
    enum Kind {
      case start, end, empty
    }

    let kind: Kind
    let name: String
    let range: Range<Int>
  }

  mutating func scanTag() throws(ScanFailure) -> Tag {
    let start = position
    position += 1
    let isEnd = take("/")
    let nameStart = position
    while position < bytes.count, isNameByte(bytes[position]) { position += 1 }
    let name = string(nameStart..<position)
    // For CoreFoundation, a tag ends at its first ">", quoted or not.
    guard let end = bytes[position...].firstIndex(where: { "<>".utf8.contains($0) }) else {
      throw ScanFailure(.endsInside(name), at: start)
    }
    let isEmpty = !isEnd && bytes[end - 1] == UInt8(ascii: "/")
    let attributes = bytes[position..<(isEmpty ? end - 1 : end)]
    let hasAttributes = !attributes.allSatisfy(\.isSpace)
    let isBroken = hasAttributes && (isEnd || attributes.first?.isSpace == false)
    guard bytes[end] == UInt8(ascii: ">"), !name.isEmpty, !isBroken else {
      throw ScanFailure(.brokenMarkup, at: start)
    }
    position = end + 1
    return Tag(
      kind: isEnd ? .end : isEmpty ? .empty : .start, name: name, range: start..<position)
  }

  /// Skips white space, comments and processing instructions.
  mutating func skipMisc() throws(ScanFailure) {
    while true {
      skipSpace()
      // This test comes first because most markup is a tag.
      guard position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "!") || bytes[position + 1] == UInt8(ascii: "?")
      else { return }
      if looksAt("<!--") {
        try skip(past: "-->", from: position + 4)
      } else if looksAt("<?") {
        try skip(past: "?>", from: position + 2)
      } else {
        return
      }
    }
  }

  mutating func skipSpace() {
    while position < bytes.count, bytes[position].isSpace { position += 1 }
  }

  func looksAt(_ text: String, at index: Int? = nil) -> Bool {
    bytes[(index ?? position)...].starts(with: text.utf8)
  }

  /// If `text` is at `position`, moves past `text` and returns `true`; otherwise returns `false`.
  mutating func take(_ text: String) -> Bool {
    guard looksAt(text) else { return false }
    position += text.utf8.count
    return true
  }

  func string(_ range: Range<Int>) -> String { source.text(range) }

  /// Moves past the markup at `position`. It ends with `text`, which is looked for from `start` on.
  private mutating func skip(past text: String, from start: Int) throws(ScanFailure) {
    guard let end = bytes[start...].firstRange(of: text.utf8) else {
      throw ScanFailure(.brokenMarkup, at: position)
    }
    position = end.upperBound
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    !byte.isSpace && !"<>/='\"!?&".utf8.contains(byte)
  }

  mutating func scanProlog() throws(ScanFailure) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if looksAt("<?xml"), position + 5 < bytes.count, bytes[position + 5].isSpace {
      try checkDeclaration()
    }
    try skipMisc()
    while take("<!DOCTYPE") {
      try scanDocumentType()
      try skipMisc()
    }
  }

  mutating func scanRootTag() throws(ScanFailure) -> Tag {
    guard position < bytes.count else {
      throw ScanFailure(bytes.contains(UInt8(ascii: "<")) ? .noRoot : .empty, at: nil)
    }
    guard bytes[position] == UInt8(ascii: "<") else {
      if isAtDirective { throw ScanFailure(.preprocessed, at: nil) }
      let hasList = bytes[position...].contains("<plist".utf8)
      throw hasList
        ? ScanFailure(.textBetweenValues, at: position) : ScanFailure(.notPropertyList, at: nil)
    }
    let tag = try scanTag()
    let start = tag.range.lowerBound
    let isValue = ElementKind(rawValue: tag.name).map { $0 != .key } ?? false
    guard tag.name == "plist" || isValue, tag.kind != .end else {
      throw ScanFailure(.notInPlist(tag.name), at: start)
    }
    if !isValue, tag.kind == .empty { throw ScanFailure(.noRoot, at: start) }
    return tag
  }

  /// Whether a line for the C preprocessor begins at `position`, such as `#include "version.h"`.
  var isAtDirective: Bool {
    guard looksAt("#") else { return false }
    let word = bytes[(position + 1)...].drop { $0 == UInt8(ascii: " ") }
      .prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
    return ["define", "elif", "else", "endif", "if", "ifdef", "ifndef", "include", "undef"]
      .contains(String(decoding: word.prefix(8), as: UTF8.self))
  }

  private func checkDeclaration() throws(ScanFailure) {
    let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
    let words = string(position..<end)
    guard let label = words.firstRange(of: "encoding") else { return }
    let name = words[label.upperBound...].drop { $0 != "\"" && $0 != "'" }.dropFirst()
      .prefix { $0 != "\"" && $0 != "'" }
    if !["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased()) {
      throw ScanFailure(.encoding(String(name)), at: position)
    }
  }

  private mutating func scanDocumentType() throws(ScanFailure) {
    let start = position
    guard let end = bytes[start...].firstIndex(where: { "[>".utf8.contains($0) }) else {
      throw ScanFailure(.endsInside("!DOCTYPE"), at: start)
    }
    // CoreFoundation refuses brackets, even the empty ones that .NET writes.
    if bytes[end] == UInt8(ascii: "[") { throw ScanFailure(.internalSubset, at: end) }
    position = end + 1
  }
}
