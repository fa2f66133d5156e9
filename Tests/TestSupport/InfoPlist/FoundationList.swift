package import Foundation

/// Property lists as Foundation writes them.
package enum FoundationList {
  package static func bytes(
    _ list: Any, _ format: PropertyListSerialization.PropertyListFormat = .xml
  ) throws -> ContiguousArray<UInt8> {
    ContiguousArray(
      try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0))
  }

  /// Values of every kind.
  package static var all: [String: Any] {
    [
      "string": "Ünï 日本語 👩‍👩‍👧 <&>\"'", "empty": "", "small": 3, "negative": -1, "wide": 1 << 40,
      "least": Int64.min, "most": UInt64.max, "real": 1.5, "yes": true, "no": false,
      "date": Date(timeIntervalSinceReferenceDate: 86_400), "data": Data([0, 1, 2]),
      "none": [String: Any](), "nothing": [Any](), "long": String(repeating: "x", count: 300),
      "nested": [["a": [1, 2, [3]]], ["b": "c"]], "many": Array(0..<300),
    ]
  }
}
