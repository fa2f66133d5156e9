/// The statements of an .xcconfig file, in order.
///
/// Source: MacroConfigFileParser of Swift Build, the build system of Xcode.
struct XCConfig: Sendable {
  enum Statement: Sendable {
    case assignment(key: String, value: String)
    /// A line such as `#include "Shared.xcconfig"`. The string is the path, and `#include?` is
    /// optional.
    case include(String, isOptional: Bool)
    /// A line that Xcode rejects. The value is the reason.
    case fault(String)
  }

  private(set) var lines: [(number: Int, statement: Statement)] = []

  init(_ bytes: ContiguousArray<UInt8>) {
    var rest = Self.split(bytes)[...]
    while let first = rest.first {
      let number = rest.startIndex + 1
      rest = rest.dropFirst()
      var parts = [first]
      // A backslash at the end joins the next line.
      while let last = parts.last, last.hasSuffix("\\") {
        parts[parts.count - 1] = last.dropLast().trimming()
        guard let next = rest.popFirst() else { break }
        parts.append(next)
      }
      let text = parts.filter { !$0.isEmpty }.joined(separator: " ")
      if let statement = Self.statement(text[...]) { lines.append((number, statement)) }
    }
  }

  /// Splits a file into lines, without comments, and without spaces and tabs at both ends.
  private static func split(_ bytes: ContiguousArray<UInt8>) -> [Substring] {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let text = String(decoding: bytes[start...], as: UTF8.self)
    // In Swift, CRLF is a single character.
    return text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
      .map { line in
        let comment = line.utf8.firstRange(of: "//".utf8)?.lowerBound ?? line.endIndex
        return line[..<comment].trimming()
      }
  }

  private static func statement(_ line: Substring) -> Statement? {
    guard let first = line.utf8.first else { return nil }
    if first == UInt8(ascii: "#") { return include(line.dropFirst().trimming()) }
    let character = Character(Unicode.Scalar(first))
    guard character == "_" || character.isASCII && character.isLetter else {
      return .fault("'\(line.prefix(20))' is not a setting")
    }
    // An equals sign in brackets is part of a condition.
    var depth = 0
    let key = line.prefix { character in
      if character == "[" { depth += 1 }
      if character == "]" { depth -= 1 }
      return depth > 0 || character != "="
    }
    guard key.endIndex < line.endIndex else { return .fault("'\(line.prefix(20))' has no =") }
    var value = line[key.endIndex...].dropFirst().trimming()
    if value.last == ";" { value = value.dropLast().trimming() }
    return .assignment(key: String(key.trimming()), value: String(value))
  }

  private static func include(_ text: Substring) -> Statement {
    let isOptional = text.hasPrefix("include?")
    let name = text.dropFirst(isOptional ? 8 : 7).trimming()
    guard text.hasPrefix("include"), name.count > 2, name.first == "\"", name.last == "\"" else {
      return .fault("'#\(text.prefix(20))' is not an #include \"FILE\"")
    }
    return .include(String(name.dropFirst().dropLast()), isOptional: isOptional)
  }
}
