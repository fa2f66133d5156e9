internal import Foundation

@testable import AppDocuments

/// Property lists, read by this package and by Foundation: what both accept has the same values.
///
/// Foundation accepts more, on purpose. These are refused here and accepted there:
///
/// - malformed XML, attributes, entities, bytes that are not UTF-8, control
///   characters: Foundation overlooks most of it, and what people mean by it is not certain;
/// - OpenStep lists, and lists whose root is not a dictionary: no Info.plist is one;
/// - numbers, dates and base64 with characters that do not belong there;
/// - in binary, objects that an Info.plist never has (UIDs, sets, null, keys that are not strings),
///   and integers of more than 8 bytes for lengths and references;
/// - what exceeds ``PropertyListLimit``.
package enum PropertyListTarget: FuzzTarget {
  package static func check(_ input: ContiguousArray<UInt8>) throws(Finding) {
    let document: PropertyListDocument
    do throws(PropertyListError) {
      document = try PropertyListDocument(reading: input)
    } catch {
      return try checkRefusal(error, input)
    }
    let other: Any
    do {
      other = try foundationList(input).0
    } catch {
      return try expect(
        FoundationDifference.isRefused(document), "accepted, but refused by Foundation: \(error)")
    }
    // Which value of a doubled key counts is nobody's rule.
    guard document.duplicateKeys.isEmpty else { return }
    if let difference = FoundationDifference.between(.dictionary(document.root), other) {
      throw Finding("Foundation reads other values: \(difference)")
    }
  }

  private static func checkRefusal(
    _ error: PropertyListError, _ input: ContiguousArray<UInt8>
  ) throws(Finding) {
    _ = error.description
    guard case .malformed(let fault, let line) = error else { return }
    _ = fault.remedy
    try expect((line ?? 1) >= 1 && (line ?? 1) <= input.count + 1, "line \(line ?? 0)")
    guard !FoundationDifference.isStricter(fault),
      let (other, format) = try? foundationList(input), format != .openStep
    else { return }
    if other is [String: Any] { throw Finding("accepted by Foundation, but refused: \(fault)") }
  }

  private static func foundationList(
    _ input: ContiguousArray<UInt8>
  ) throws -> (Any, PropertyListSerialization.PropertyListFormat) {
    var format = PropertyListSerialization.PropertyListFormat.xml
    let list = try unsafe PropertyListSerialization.propertyList(
      from: Data(input), format: &format)
    return (list, format)
  }
}
