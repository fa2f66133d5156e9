/// A family of devices: iPhones or iPads. A suffix limits a key of Info.plist or an image file to
/// one family.
public enum DeviceIdiom: String, Hashable, Sendable, CaseIterable {
  case phone = "iphone"
  case pad = "ipad"

  /// The suffix that limits a key of Info.plist to the family, and a file if it appears before the
  /// extension: `~ipad`.
  public var suffix: String { "~" + rawValue }

  /// The family's number in UIDeviceFamily.
  public var familyNumber: Int { self == .phone ? 1 : 2 }

  /// The plural in messages: `iPhones` or `iPads`.
  package var devices: String { self == .phone ? "iPhones" : "iPads" }
}
