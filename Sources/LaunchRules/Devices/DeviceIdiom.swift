/// The two families of devices, whose keys and files may differ.
public enum DeviceIdiom: String, Hashable, Sendable, CaseIterable {
  case phone = "iphone"
  case pad = "ipad"

  /// What follows a key in Info.plist, or a file's name before its extension: `~ipad`.
  public var suffix: String { "~" + rawValue }
}
