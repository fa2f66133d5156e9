internal import InfoPlist
public import LaunchRules

/// The text of UILaunchImages as an XML property list.
public struct PropertyList: Hashable, Sendable {
  public let entries: [LaunchImageEntry]

  public init(entries: [LaunchImageEntry]) {
    self.entries = entries
  }

  static let writer = XMLWriter(newline: "\n", indentUnit: "    ")

  /// A complete property list whose root contains only UILaunchImages.
  public func document() -> String {
    Self.writer.document([InfoPlistKey.launchImages: PropertyListValue(entries)])
  }

  /// The key and its array, as in TN2244's Listing 1, to paste into an Info.plist.
  public func fragment() -> String {
    let indent = Self.writer.indentUnit
    let value = PropertyListValue(entries)
    return indent + Self.writer.member(InfoPlistKey.launchImages, value, indent: indent) + "\n"
  }
}
