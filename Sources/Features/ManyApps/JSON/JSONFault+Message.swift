extension JSONFault {
  var words: (problem: String, remedy: String) {
    switch self {
    case .unexpectedEnd:
      ("the file ends too early", "close what is open, or restore an earlier copy")
    case .unexpected(UInt8(ascii: "'")): ("unexpected '''", "quote strings with \"")
    case .unexpected(let byte):
      (
        "unexpected \(Self.name(byte))", "check the commas, colons and quotation marks before it"
      )
    case .openComment: ("the comment has no end", "end it with */")
    case .openText:
      (
        "the string has no closing quotation mark on its line",
        "add it, or write a line break as \\n"
      )
    case .controlCharacter:
      ("a control character in a string", "write it as an escape sequence such as \\t")
    case .invalidEscape: ("an unknown escape sequence", "write a backslash as \\\\")
    case .loneSurrogate:
      ("half of a surrogate pair", "write both halves, or the character itself")
    case .nullCharacter: ("a null character in a string", "remove it")
    case .notUTF8: ("the file is not valid UTF-8", "save the file as UTF-8")
    case .invalidNumber:
      ("not a valid JSON number", "quote it if it is a string")
    case .unknownWord(let word):
      ("unknown word '\(word)'", "use true, false or null, or quote it if it is a string")
    case .duplicateKey(let key, let first):
      ("the key '\(key)' appears twice (first in line \(first.line))", "remove one of them")
    case .trailingText: ("something follows the end", "remove it")
    case .tooDeep(let limit): ("more than \(limit) levels of brackets", "check the brackets")
    case .tooManyValues(let limit):
      ("more than \(limit) values", "list the apps in a manifest instead")
    }
  }

  private static func name(_ byte: UInt8) -> String {
    (0x21..<0x7F).contains(byte) ? "'\(Unicode.Scalar(byte))'" : "character"
  }
}
