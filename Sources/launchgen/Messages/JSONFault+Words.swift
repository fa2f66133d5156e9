import Configuration

extension JSONFault {
  var words: String {
    switch self {
    case .unexpectedEnd: "the text ends too early"
    case .unexpected(let byte): "unexpected \(Self.name(byte))"
    case .openComment: "the comment has no end"
    case .openText: "the text has no closing quotation mark on its line"
    case .controlCharacter: "a control character in a text"
    case .invalidEscape: "an unknown escape sequence"
    case .loneSurrogate: "half of a surrogate pair"
    case .nullCharacter: "a null character in a text"
    case .notUTF8: "the text is not valid UTF-8"
    case .invalidNumber: "not a number as JSON writes it"
    case .unknownWord(let word): "unknown word '\(word)'"
    case .duplicateKey(let key, let first):
      "the key '\(key)' appears twice (first in line \(first.line))"
    case .trailingText: "something follows the end"
    case .tooDeep(let limit): "more than \(limit) levels of brackets"
    case .tooManyValues(let limit): "more than \(limit) values"
    }
  }

  var remedy: String {
    switch self {
    case .unexpectedEnd: "close what is open, or restore an earlier copy"
    case .unexpected(UInt8(ascii: "'")): "use \" for texts"
    case .unexpected: "check the commas, colons and quotation marks before it"
    case .openComment: "end it with */"
    case .openText: "add it, or write a line break as \\n"
    case .controlCharacter: "write it as an escape sequence such as \\t"
    case .invalidEscape: "write a backslash as \\\\"
    case .loneSurrogate: "write both halves, or the character itself"
    case .nullCharacter, .trailingText: "remove it"
    case .notUTF8: "save the file as UTF-8"
    case .invalidNumber: "put it into quotation marks if it is a text"
    case .unknownWord: "use true, false or null, or put it into quotation marks"
    case .duplicateKey: "remove one of them"
    case .tooDeep: "check the brackets"
    case .tooManyValues: "list the apps in a manifest instead"
    }
  }

  private static func name(_ byte: UInt8) -> String {
    (0x21..<0x7F).contains(byte) ? "'\(Unicode.Scalar(byte))'" : "character"
  }
}
