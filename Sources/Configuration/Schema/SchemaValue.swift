/// A JSON value in a JSON Schema.
package enum SchemaValue: Encodable, Sendable, ExpressibleByStringLiteral,
  ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByIntegerLiteral
{
  case text(String)
  case boolean(Bool)
  case number(Int)
  case list([SchemaValue])
  case object([String: SchemaValue])

  package init(stringLiteral value: String) { self = .text(value) }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(integerLiteral value: Int) { self = .number(value) }
  package init(arrayLiteral elements: SchemaValue...) { self = .list(elements) }
  package init(dictionaryLiteral elements: (String, SchemaValue)...) {
    self = .object(Dictionary(uniqueKeysWithValues: elements))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .boolean(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .list(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}
