/// A family of devices.
public enum DeviceIdiom: String, Hashable, Sendable, CaseIterable {
  case phone = "iphone"
  case pad = "ipad"

  /// The suffix of a key in Info.plist, or of a file's name without the extension: `~ipad`.
  public var suffix: String { "~" + rawValue }

  /// The family's number in UIDeviceFamily.
  public var familyNumber: Int { self == .phone ? 1 : 2 }

  /// The singular in messages: `iPhone` or `iPad`.
  package var device: String { self == .phone ? "iPhone" : "iPad" }

  /// The plural in messages: `iPhones` or `iPads`.
  package var devices: String { device + "s" }
}
