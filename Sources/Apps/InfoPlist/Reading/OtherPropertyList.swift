/// A kind of property list that is easily mistaken for an Info.plist.
public enum OtherPropertyList: String, Hashable, Sendable, CaseIterable {
  case entitlements = "the app's entitlements"
  case googleService = "the configuration of a Google service"
  case exportOptions = "options for exporting an archive"
  case settings = "a page of a settings bundle"
  case privacyManifest = "a privacy manifest"

  /// Prefixes of keys that only this kind of property list has.
  fileprivate var beginnings: [String] {
    switch self {
    case .entitlements:
      [
        "application-identifier", "aps-environment", "com.apple.developer.", "com.apple.security.",
        "get-task-allow", "keychain-access-groups",
      ]
    case .googleService: ["GCM_SENDER_ID", "GOOGLE_APP_ID"]
    case .exportOptions: ["signingStyle", "stripSwiftSymbols"]
    case .settings: ["PreferenceSpecifiers"]
    case .privacyManifest: ["NSPrivacyAccessedAPITypes", "NSPrivacyCollected", "NSPrivacyTracking"]
    }
  }
}

extension PropertyListDocument {
  /// The error if the property list is not an Info.plist, with a key that shows its kind; `nil` if
  /// it may be an Info.plist.
  ///
  /// A property list with a key that begins with CF, UI, LS or DT is taken for an Info.plist,
  /// unless it shows that it belongs to another product than an app for iPhones or iPads.
  ///
  /// - Complexity: O(number of keys in the root)
  public var otherKind: InfoPlistError? {
    if let (product, key) = otherProduct {
      return .otherProduct(product, key: key, line: lineOfKey(.key(key)))
    }
    if key(beginningWith: ["CF", "UI", "LS", "DT"]) != nil { return nil }
    for kind in OtherPropertyList.allCases {
      if let key = key(beginningWith: kind.beginnings) {
        return .otherKind(kind, key: key, line: lineOfKey(.key(key)))
      }
    }
    return nil
  }

  private func key(beginningWith beginnings: [String]) -> String? {
    root.keys.filter { key in beginnings.contains { key.utf8.starts(with: $0.utf8) } }.min()
  }
}
