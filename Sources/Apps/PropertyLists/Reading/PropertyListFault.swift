/// A reason why bytes are not a usable property list.
public enum PropertyListFault: Error, Equatable, Sendable {
  // Faults of the size and the kind.
  case empty
  case tooLarge
  /// Containers are nested more than `limit` deep.
  case tooDeep(limit: Int)
  case tooManyValues
  /// A key has more than `limit` bytes.
  case keyTooLong(limit: Int)
  case json
  case openStep
  /// The file has lines for the C preprocessor.
  case preprocessed
  /// The file is a picture. The value is the name of its format, with an article.
  case picture(String)
  case notPropertyList

  // Faults of characters.
  /// The encoding is neither UTF-8 nor UTF-16 with a byte order mark. The value is its name.
  case encoding(String)
  case invalidText
  case controlCharacter(UInt8)
  /// XML does not define the entity. The value is its name.
  case entity(String)

  // Faults of XML's structure.
  /// The file ends inside an element. The value is the element's name.
  case endsInside(String)
  case documentType
  case entityDeclarations
  case brokenMarkup
  /// The file has the marks of a merge that left a conflict.
  case mergeConflict
  case noRoot
  /// The first element is not `<plist>`. The value is the element's name.
  case notInPlist(String)
  case secondRoot
  case afterRoot
  case unknownElement(String)
  case attributes(String)
  case endTag(found: String, expected: String)
  case textBetweenValues
  case markupInValue(String)
  case keyWithoutValue(String)
  case valueWithoutKey(String)

  // Faults of XML's values.
  case integer(String)
  case real(String)
  case date(String)
  case base64

  // Faults of the binary format.
  case trailer
  case offset(object: Int)
  case objectOutside(object: Int)
  case objectKind(marker: UInt8)
  case keyIsNotString
  /// The values expand to more than 16 MB, because containers share them.
  case unfolds
}
