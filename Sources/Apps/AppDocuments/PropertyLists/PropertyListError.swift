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

  /// The line of the problem, from 1; `nil` if the problem has no line.
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
  case empty
  /// The list exceeds one of the `PropertyListLimit`s.
  case tooLarge
  case preprocessed, lfsPointer, notPropertyList
  /// The file is a picture. The value is the name of the picture's format, with an article.
  case picture(String)

  /// The encoding is not UTF-8. The value is the encoding's name.
  case encoding(String)
  case invalidText
  case controlCharacter(UInt8)
  case entity(String)

  case endsInside(String)
  case internalSubset, brokenMarkup, mergeConflict, noRoot
  case notInPlist(String)
  /// Text is before or after the root, or between the values of a container.
  case textBetweenValues
  /// An element with this name follows the value of `<plist>`.
  case afterRoot(String)
  case unknownElement(String)
  case endTag(found: String, expected: String)
  case markupInValue(String)
  case keyWithoutValue(String)
  case valueWithoutKey(String)

  /// A text that does not fit its element, such as `abc` in `<integer>`. `of` is the element's
  /// name.
  case value(String, of: String)
  /// A binary list is cut off, or contains something that no Info.plist contains.
  case damaged

  /// The reason in a few words, without a line number.
  public var description: String {
    switch self {
    case .empty: "it is empty"
    case .tooLarge: "it is larger than any Info.plist, or nested deeper"
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
    case .textBetweenValues: "there is text outside of its values"
    case .afterRoot(let element):
      "<\(Self.short(element))> follows the value of <plist>, which can have only one"
    case .unknownElement(let name): "<\(Self.short(name))> is not an element of property lists"
    case .endTag(let found, let expected):
      "it has </\(Self.short(found))> instead of </\(expected)>"
    case .markupInValue(let element): "there is a tag or a comment inside <\(element)>"
    case .keyWithoutValue(let key): "the key '\(Self.short(key))' has no value"
    case .valueWithoutKey(let element): "<\(element)> has no key"
    case .value(let text, let element): "'\(Self.short(text))' is not a value of <\(element)>"
    case .damaged: "it is truncated or damaged"
    }
  }

  package var remedy: String {
    switch self {
    case .notPropertyList:
      "name the app's Info.plist, or convert this file with plutil -convert xml1"
    case .preprocessed:
      "use the built app's Info.plist, or preprocess it first, for example: "
        + "cc -E -P -x c -traditional-cpp Info.plist -o out.plist"
    case .picture: "name the app's Info.plist, or see the picture with 'launchgen preview'"
    case .encoding, .invalidText: "convert it to UTF-8"
    case .entity: "replace it with its text"
    case .mergeConflict: "choose one side, and remove the lines <<<<<<<, ======= and >>>>>>>"
    case .lfsPointer: TextFormat.lfsPointer.remedy
    case .internalSubset: "remove the brackets and what is inside"
    case .textBetweenValues: "remove the text"
    case .afterRoot: "move it, or what is in it, into the dictionary"
    default: "fix it, or restore an earlier copy"
    }
  }

  private static func short(_ text: String) -> String {
    text.count <= 40 ? text : text.prefix(39) + "…"
  }
}

/// A fault in XML. `offset` is the fault's position in the UTF-8 text; `nil` if there is no
/// position.
struct ScanFailure: Error {
  let fault: PropertyListFault
  let offset: Int?

  init(_ fault: PropertyListFault, at offset: Int?) {
    self.fault = fault
    self.offset = offset
  }
}
