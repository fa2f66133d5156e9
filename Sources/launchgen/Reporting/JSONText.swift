#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

enum JSONText {
  /// Keys in alphabetical order: the same value gives the same text.
  static func of(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
