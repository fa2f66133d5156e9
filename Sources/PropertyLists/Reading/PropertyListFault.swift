/// A reason why bytes are not a usable property list.
public enum PropertyListFault: Error, Hashable, Sendable {
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
  case encoding(String)
  case invalidText
  case controlCharacter(UInt8)
  case entity(String)

  // Faults of XML's structure.
  case endsInside(String)
  case documentType
  case entityDeclarations
  case brokenMarkup
  case noRoot
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
  case unfolds
}
