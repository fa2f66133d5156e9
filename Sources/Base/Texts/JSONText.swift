package enum JSONText {
  /// JSON on several lines, with sorted keys, so that equal values give equal texts. Hidden
  /// characters are escaped.
  package static func of(_ value: some Encodable) throws -> String {
    try text(of: value, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
  }

  /// JSON on one line, with sorted keys and escaped hidden characters.
  package static func line(of value: some Encodable) throws -> String {
    try text(of: value, [.sortedKeys, .withoutEscapingSlashes])
  }

  package static func value<Value: Decodable>(of bytes: some Sequence<UInt8>) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(bytes))
  }

  private static func text(
    of value: some Encodable, _ formatting: JSONEncoder.OutputFormatting
  ) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    return VisibleText.json(String(decoding: try encoder.encode(value), as: UTF8.self))
  }
}
