/// A family of devices. Each can have its own keys and files.
public enum DeviceIdiom: String, Hashable, Sendable, CaseIterable {
  case phone = "iphone"
  case pad = "ipad"

  /// The suffix of the family's keys in Info.plist and, before the extension, of its files: `~ipad`.
  public var suffix: String { "~" + rawValue }
}
