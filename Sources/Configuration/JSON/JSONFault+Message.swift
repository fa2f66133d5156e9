extension JSONFault {
  var words: (problem: String, remedy: String) {
    switch self {
    case .unexpectedEnd:
      ("the text ends too early", "close what is open, or restore an earlier copy")
    case .unexpected(UInt8(ascii: "'")): ("unexpected '''", "use \" for texts")
    case .unexpected(let byte):
      (
        "unexpected \(Self.name(byte))", "check the commas, colons and quotation marks before it"
      )
    case .openComment: ("the comment has no end", "end it with */")
    case .openText:
      (
        "the text has no closing quotation mark on its line",
        "add it, or write a line break as \\n"
      )
    case .controlCharacter:
      ("a control character in a text", "write it as an escape sequence such as \\t")
    case .invalidEscape: ("an unknown escape sequence", "write a backslash as \\\\")
    case .loneSurrogate:
      ("half of a surrogate pair", "write both halves, or the character itself")
    case .nullCharacter: ("a null character in a text", "remove it")
    case .notUTF8: ("the text is not valid UTF-8", "save the file as UTF-8")
    case .invalidNumber:
      ("not a number as JSON writes it", "put it into quotation marks if it is a text")
    case .unknownWord(let word):
      ("unknown word '\(word)'", "use true, false or null, or put it into quotation marks")
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
