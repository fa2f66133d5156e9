import Foundation

/// Property lists as Foundation writes them.
enum FoundationList {
  static func bytes(
    _ list: Any, _ format: PropertyListSerialization.PropertyListFormat = .xml
  ) throws -> ContiguousArray<UInt8> {
    ContiguousArray(
      try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0))
  }
}
