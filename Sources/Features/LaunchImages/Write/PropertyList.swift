internal import AppDocuments
public import LaunchRules

/// The XML property list of UILaunchImages and its variant for iPads.
public struct PropertyList: Hashable, Sendable {
  /// The entries for iPhones, in UILaunchImages.
  public let entries: [LaunchImageEntry]
  /// The entries for iPads, in UILaunchImages~ipad.
  public let padEntries: [LaunchImageEntry]

  public init(entries: [LaunchImageEntry], padEntries: [LaunchImageEntry] = []) {
    self.entries = entries
    self.padEntries = padEntries
  }

  /// The keys for iPhones and for iPads that have entries, with their entries. If neither key has
  /// entries, the result is the key for iPhones with an empty array.
  private var members: [(key: String, entries: [LaunchImageEntry])] {
    let name = InfoPlistKey.launchImages
    let pad = padEntries.isEmpty ? [] : [(name + DeviceIdiom.pad.suffix, padEntries)]
    return entries.isEmpty && !pad.isEmpty ? pad : [(name, entries)] + pad
  }

  static let writer = XMLWriter(newline: "\n", indentUnit: "    ")

  /// A complete property list whose root dictionary contains only UILaunchImages and, if there are
  /// entries for iPads, its variant for iPads.
  public func document() -> String {
    Self.writer.document(
      Dictionary(uniqueKeysWithValues: members.map { ($0.key, PropertyListValue($0.entries)) }))
  }

  /// The keys and their arrays, as in TN2244's Listing 1, to paste into an Info.plist.
  public func fragment() -> String {
    let indent = Self.writer.indentUnit
    return members.map { key, entries in
      indent + Self.writer.member(key, PropertyListValue(entries), indent: indent) + "\n"
    }.joined()
  }
}
