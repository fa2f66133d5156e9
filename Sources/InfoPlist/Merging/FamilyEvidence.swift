package import LaunchRules

/// How it is known which families of devices an app is for.
public enum FamilyEvidence: Hashable, Sendable {
  /// By the build setting TARGETED_DEVICE_FAMILY, which replaces UIDeviceFamily.
  case buildSetting
  /// By UIDeviceFamily, which begins on a line; `nil` in a binary property list.
  case deviceFamily(line: Int?)
  /// By other keys: those that end in `~ipad`, and entries of iPads' sizes.
  case otherKeys

  /// The setting or key that lists the families; `nil` if there is none.
  public var name: String? {
    switch self {
    case .buildSetting: "TARGETED_DEVICE_FAMILY"
    case .deviceFamily: "UIDeviceFamily"
    case .otherKeys: nil
    }
  }

  /// That an app is not for a family, and why.
  package func lack(of idiom: DeviceIdiom) -> String {
    "the app is not for \(idiom.devices): "
      + (name.map { "\($0) has no \(idiom.familyNumber)" }
        ?? "it has no UIDeviceFamily, and no key that ends in \(idiom.suffix)")
  }
}
