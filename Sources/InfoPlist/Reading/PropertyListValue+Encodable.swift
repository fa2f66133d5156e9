extension PropertyListValue: Encodable {
  /// Encodes the value with PropertyListEncoder, which writes the binary format.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .dictionary(let members):
      var container = encoder.container(keyedBy: AnyKey.self)
      for (key, value) in members { try container.encode(value, forKey: AnyKey(key)) }
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    case .string(let text): try Self.encode(text, encoder)
    case .boolean(let isTrue): try Self.encode(isTrue, encoder)
    case .integer(let number): try Self.encode(number, encoder)
    case .unsigned(let number): try Self.encode(number, encoder)
    case .real(let number): try Self.encode(number, encoder)
    case .date(let date): try Self.encode(date, encoder)
    case .data(let data): try Self.encode(data, encoder)
    }
  }

  private static func encode(_ value: some Encodable, _ encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }

  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ key: String) { stringValue = key }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { return nil }
  }
}
