public import Platform
internal import Texts

/// Why bytes cannot be read or edited as a property list whose root is a dictionary.
public enum PropertyListError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file cannot be read, or there is too little memory.
  case unreadable(FileError)
  case malformed(PropertyListFault, line: Int?)
  case rootIsNotDictionary(line: Int?)
  /// An edit did not produce the expected result. This is a bug in this library.
  case editFailed

  /// The line of the problem, from 1; `nil` if it has no line.
  public var line: Int? {
    switch self {
    case .malformed(_, let line), .rootIsNotDictionary(let line): line
    case .unreadable, .editFailed: nil
    }
  }

  /// The text to print after the file's name: what is wrong and why.
  public var description: String {
    switch self {
    case .unreadable(let error): "cannot be read (\(error))"
    case .malformed(.picture(let format), _): "is \(format), not an Info.plist"
    case .malformed(let fault, _): "is not a usable property list (\(fault))"
    case .rootIsNotDictionary: "is not an Info.plist (its root is not a dictionary)"
    case .editFailed: "could not be edited (the result is wrong; this is a bug in launchgen)"
    }
  }
}

/// A reason why bytes are not a usable property list.
public enum PropertyListFault: Error, Equatable, Sendable, CustomStringConvertible {
  case empty, tooLarge, tooDeep, tooManyValues
  /// A key has more than 1024 bytes, or too many combining marks.
  case keyTooLong
  case json, openStep, preprocessed, lfsPointer, notPropertyList
  /// The file is a picture. The value is the name of its format, with an article.
  case picture(String)

  /// The encoding is neither UTF-8 nor UTF-16 with a byte order mark. The value is its name.
  case encoding(String)
  case invalidText
  case controlCharacter(UInt8)
  case entity(String)

  /// The file ends inside an element with this name.
  case endsInside(String)
  case internalSubset, brokenMarkup, mergeConflict, noRoot
  case notInPlist(String)
  /// Text precedes the value, inside or outside of `<plist>`.
  case textBefore
  /// Something follows the value of `<plist>`, which is called `root`.
  case afterRoot(String, root: String)
  case unknownElement(String)
  case attributes(String)
  case endTag(found: String, expected: String)
  case textBetweenValues
  case markupInValue(String)
  case keyWithoutValue(String)
  case valueWithoutKey(String)

  case integer(String)
  case real(String)
  case date(String)
  case base64

  case trailer
  case offset(object: Int)
  case objectOutside(object: Int)
  case objectKind(marker: UInt8)
  case keyIsNotString
  /// The values expand to more than 16 MB, because containers share them.
  case unfolds

  /// The reason in a few words, without a line number.
  public var description: String {
    switch self {
    case .empty: "it is empty"
    case .tooLarge: "it is larger than 16 MB"
    case .tooDeep: "it is nested more than \(PropertyListLimit.depth) deep"
    case .tooManyValues: "it has more than 250,000 values"
    case .keyTooLong:
      "it has a key of more than \(PropertyListLimit.comparedBytes) bytes, "
        + "or of too many combining marks"
    case .json: "it is JSON"
    case .openStep: "it is an old-style (OpenStep) property list"
    case .preprocessed: "it has lines for the C preprocessor"
    case .picture(let format): "it is \(format)"
    case .lfsPointer: "it is \(TextFormat.lfsPointer.name)"
    case .notPropertyList: "it is neither XML nor binary"
    case .encoding(let name): "its encoding is \(Self.short(name))"
    case .invalidText: "it has bytes that are not text in its encoding"
    case .controlCharacter(let byte): "it has the control character \(byte)"
    case .entity(let name): "it has the entity &\(Self.short(name));"
    case .internalSubset: "its document type has square brackets, which iOS does not read"
    case .endsInside(let element): "it ends inside <\(Self.short(element))>"
    case .brokenMarkup: "a tag or a comment is malformed"
    case .mergeConflict: "a merge left a conflict in it"
    case .noRoot: "it has no value"
    case .notInPlist(let element): "its first element is <\(Self.short(element))>, not <plist>"
    case .textBefore: "there is text before its value"
    case .afterRoot(let what, let root):
      "\(Self.short(what)) follows the \(root), and <plist> can have only one value"
    case .unknownElement(let name): "<\(Self.short(name))> is not an element of property lists"
    case .attributes(let name): "<\(Self.short(name))> has attributes"
    case .endTag(let found, let expected):
      "it has </\(Self.short(found))> instead of </\(expected)>"
    case .textBetweenValues: "there is text between its values"
    case .markupInValue(let element): "there is a tag or a comment inside <\(element)>"
    case .keyWithoutValue(let key): "the key '\(Self.short(key))' has no value"
    case .valueWithoutKey(let element): "<\(element)> has no key"
    default: valueWords
    }
  }

  private var valueWords: String {
    switch self {
    case .integer(let text): "'\(Self.short(text))' is not an integer"
    case .real(let text): "'\(Self.short(text))' is not a number"
    case .date(let text): "'\(Self.short(text))' is not a date"
    case .base64: "<data> is not valid base64"
    case .offset(let object): "object \(object) is outside the file"
    case .objectOutside(let object): "object \(object) does not exist"
    case .objectKind(let marker):
      "it has an object of kind 0x\(String(marker, radix: 16)), which an Info.plist never contains"
    case .keyIsNotString: "a dictionary's key is not a string"
    case .unfolds: "it expands to more than 16 MB"
    default: "it is truncated, or its trailer is damaged"
    }
  }

  package var remedy: String {
    switch self {
    case .json: "name the app's Info.plist, or convert this file with plutil -convert xml1"
    case .openStep:
      "if it is an Info.plist, convert it with plutil -convert xml1; of a project, check the .xcodeproj"
    case .preprocessed:
      "use the built app's Info.plist, or preprocess it first, for example: "
        + "cc -E -P -x c -traditional-cpp Info.plist -o out.plist"
    case .picture: "name the app's Info.plist, or see the picture with 'launchgen preview'"
    case .encoding, .invalidText: "convert it to UTF-8"
    case .entity: "replace it with its text"
    case .mergeConflict: "choose one side, and remove the lines <<<<<<<, ======= and >>>>>>>"
    case .lfsPointer: TextFormat.lfsPointer.remedy
    case .internalSubset: "remove the brackets and what is inside"
    case .textBefore: "remove the text"
    case .afterRoot("text", _): "remove the text"
    case .afterRoot("<dict>", "dictionary"): "put the keys of both into one dictionary"
    case .afterRoot(_, "dictionary"): "move it into the dictionary"
    default: "fix it, or restore an earlier copy"
    }
  }

  private static func short(_ text: String) -> String {
    text.count <= 40 ? text : text.prefix(39) + "…"
  }
}

/// A fault in XML. `offset` is its position in the text as UTF-8; `nil` if it has no position.
struct ScanFailure: Error {
  let fault: PropertyListFault
  let offset: Int?

  init(_ fault: PropertyListFault, at offset: Int?) {
    self.fault = fault
    self.offset = offset
  }
}
