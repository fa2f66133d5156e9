/// A family of devices. Each can have its own keys and files.
public enum DeviceIdiom: String, Hashable, Sendable, CaseIterable {
  case phone = "iphone"
  case pad = "ipad"

  /// The suffix of the family's keys in Info.plist and, before the extension, of its files: `~ipad`.
  public var suffix: String { "~" + rawValue }

  /// The family's number in UIDeviceFamily.
  public var familyNumber: Int { self == .phone ? 1 : 2 }

  /// The plural in messages: `iPhones` or `iPads`.
  package var devices: String { self == .phone ? "iPhones" : "iPads" }
}
