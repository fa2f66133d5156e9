package import LaunchRules

/// The source of the device families that an app is for.
public enum FamilyEvidence: Hashable, Sendable {
  /// The build setting TARGETED_DEVICE_FAMILY, which replaces UIDeviceFamily.
  case buildSetting
  /// The key UIDeviceFamily, and the line on which its value begins; `nil` in a binary property
  /// list.
  case deviceFamily(line: Int?)
  /// Other keys: those that end in `~ipad`, and entries with the sizes of iPads.
  case otherKeys

  /// The setting or key that lists the families; `nil` if there is none.
  public var name: String? {
    switch self {
    case .buildSetting: "TARGETED_DEVICE_FAMILY"
    case .deviceFamily: "UIDeviceFamily"
    case .otherKeys: nil
    }
  }

  /// The reason why an app is not for a device family, in words.
  package func lack(of idiom: DeviceIdiom) -> String {
    "the app is not for \(idiom.devices): "
      + (name.map { "\($0) has no \(idiom.familyNumber)" }
        ?? "it has no UIDeviceFamily, and no key that ends in \(idiom.suffix)")
  }
}
