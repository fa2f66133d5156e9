extension XMLScanner {
  /// Reads everything before `<plist>`.
  mutating func scanProlog() throws(ScanFailure) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if looksAt("<?xml"), position + 5 < bytes.count, bytes[position + 5].isSpace {
      try checkDeclaration()
    }
    try skipMisc()
    if take("<!DOCTYPE") { try scanDocumentType() }
    try skipMisc()
  }

  /// Reads `<plist version="1.0">`.
  mutating func scanRootTag() throws(ScanFailure) {
    guard position < bytes.count else {
      throw ScanFailure(bytes.contains(UInt8(ascii: "<")) ? .noRoot : .empty, at: nil)
    }
    guard bytes[position] == UInt8(ascii: "<") else { throw ScanFailure(foreignKind, at: nil) }
    let tag = try scanTag()
    guard tag.name == "plist", tag.kind != .end else {
      throw ScanFailure(.notInPlist(tag.name), at: tag.range.lowerBound)
    }
    if tag.kind == .empty { throw ScanFailure(.noRoot, at: tag.range.lowerBound) }
  }

  /// The fault of a file that does not begin like XML.
  private var foreignKind: PropertyListFault {
    if isAtDirective { return .preprocessed }
    let start = startAfterComments
    guard start < bytes.count else { return .notPropertyList }
    switch bytes[start] {
    case UInt8(ascii: "["): return .json
    case UInt8(ascii: "("): return .openStep
    case UInt8(ascii: "{"):
      // JSON begins like {"a": 1}, and an old-style property list like { a = 1; }.
      let mark = bytes[start...].first { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=") }
      return mark == UInt8(ascii: ":") ? .json : .openStep
    default: return .notPropertyList
    }
  }

  /// The position at which the text begins after comments of an old-style property list, such as
  /// `// !$*UTF8*$!`.
  private var startAfterComments: Int {
    var rest = self
    while rest.looksAt("//") || rest.looksAt("/*") {
      if rest.take("//") {
        let end = bytes[rest.position...].firstIndex(where: \.isLineBreak)
        rest.position = end ?? bytes.count
      } else {
        let end = bytes[(rest.position + 2)...].firstRange(of: "*/".utf8)
        rest.position = end?.upperBound ?? bytes.count
      }
      rest.skipSpace()
    }
    return rest.position
  }

  /// Whether a line for the C preprocessor begins at `position`: `#include "version.h"`.
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
    guard source.encoding == .utf8, let label = words.firstRange(of: "encoding") else { return }
    let name = words[label.upperBound...].drop { $0 != "\"" && $0 != "'" }.dropFirst()
      .prefix { $0 != "\"" && $0 != "'" }
    if !["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased()) {
      throw ScanFailure(.encoding(String(name)), at: position)
    }
  }

  private mutating func scanDocumentType() throws(ScanFailure) {
    let start = position
    skipSpace()
    guard take("plist") else { throw ScanFailure(.documentType, at: start) }
    skipSpace()
    var identifiers: [String] = []
    for _ in 0..<(take("PUBLIC") ? 2 : take("SYSTEM") ? 1 : 0) {
      skipSpace()
      identifiers.append(string(try scanQuoted(in: "!DOCTYPE")))
    }
    skipSpace()
    if looksAt("[") { try scanInternalSubset() }
    guard position < bytes.count else { throw ScanFailure(.endsInside("!DOCTYPE"), at: start) }
    guard take(">") else { throw ScanFailure(.brokenMarkup, at: start) }
    let isApples = identifiers.allSatisfy(Self.appleIdentifiers.contains)
    if !isApples { throw ScanFailure(.documentType, at: start) }
  }

  /// Reads the internal subset of the document type, between `[` and `]`. It must be empty; .NET
  /// writes an empty one.
  private mutating func scanInternalSubset() throws(ScanFailure) {
    let start = position
    position += 1
    skipSpace()
    guard take("]") else { throw ScanFailure(.entityDeclarations, at: start) }
    skipSpace()
  }

  private static let appleIdentifiers: Set<String> = [
    "-//Apple//DTD PLIST 1.0//EN",
    "-//Apple Computer//DTD PLIST 1.0//EN",
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd",
    "https://www.apple.com/DTDs/PropertyList-1.0.dtd",
    "file://localhost/System/Library/DTDs/PropertyList.dtd",
  ]
}
