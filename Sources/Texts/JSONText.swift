#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Values as JSON.
package enum JSONText {
  /// Keys in alphabetical order: the same value gives the same text. Hidden characters are escaped.
  package static func of(_ value: some Encodable) throws -> String {
    try text(of: value, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
  }

  /// The same on one line.
  package static func line(of value: some Encodable) throws -> String {
    try text(of: value, [.sortedKeys, .withoutEscapingSlashes])
  }

  private static func text(
    of value: some Encodable, _ formatting: JSONEncoder.OutputFormatting
  ) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    return VisibleText.json(String(decoding: try encoder.encode(value), as: UTF8.self))
  }
}
