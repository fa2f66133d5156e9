/// A kind of property list that is easily mistaken for an Info.plist.
public enum OtherPropertyList: String, Hashable, Sendable, CaseIterable {
  case entitlements = "the app's entitlements"
  case googleService = "the configuration of a Google service"
  case exportOptions = "options for exporting an archive"
  case settings = "a page of a settings bundle"
  case privacyManifest = "a privacy manifest"

  /// The beginnings of keys that no other kind of property list has.
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
  /// The error if a key shows that the list belongs to a product other than an app for iPhones or
  /// iPads, or is not an Info.plist. A list with a key that begins with CF, UI, LS or DT counts as
  /// an Info.plist.
  public var otherKind: InfoPlistError? {
    if let (product, key) = otherProduct {
      return .otherProduct(product, key: key, line: lineOfKey(key))
    }
    if key(beginningWith: ["CF", "UI", "LS", "DT"]) != nil { return nil }
    for kind in OtherPropertyList.allCases {
      if let key = key(beginningWith: kind.beginnings) {
        return .otherKind(kind, key: key, line: lineOfKey(key))
      }
    }
    return nil
  }

  private func key(beginningWith beginnings: [String]) -> String? {
    root.keys.filter { key in beginnings.contains { key.utf8.starts(with: $0.utf8) } }.min()
  }
}

/// A product other than an app for iPhones or iPads. iOS does not read its Info.plist for launch
/// images and launch screens.
public enum OtherProduct: String, Hashable, Sendable, CaseIterable {
  case framework = "a framework"
  case bundle = "a test or resource bundle"
  case appExtension = "an app extension"
  case service = "an XPC service"
  case watchApp = "a watch app"
  case televisionApp = "an Apple TV app"
  case macApp = "a Mac app"
  case visionApp = "an Apple Vision app"

  fileprivate static let packageTypes: [String: OtherProduct] = [
    "FMWK": .framework, "BNDL": .bundle, "XPC!": .service, "XFWK": .framework,
  ]

  fileprivate static let keys: [(String, OtherProduct)] = [
    ("NSExtension", .appExtension), ("EXAppExtensionAttributes", .appExtension),
    ("XPCService", .service), ("WKWatchKitApp", .watchApp), ("WKApplication", .watchApp),
    ("WKCompanionAppBundleIdentifier", .watchApp), ("TVTopShelfImage", .televisionApp),
  ]

  /// Keys that only apps for iPhones, iPads and Apple TV have.
  fileprivate static let mobileKeys = ["LSRequiresIPhoneOS", InfoPlistKey.capabilities]

  fileprivate static let platforms: [(String, OtherProduct)] = [
    ("appletv", .televisionApp), ("macosx", .macApp), ("watch", .watchApp), ("xr", .visionApp),
  ]

  fileprivate static let families: [PropertyListValue: OtherProduct] = [
    .integer(3): .televisionApp, .integer(4): .watchApp, .integer(7): .visionApp,
  ]
}

extension PropertyListDocument {
  /// The kind of a product that is not an app for iPhones or iPads, and the key that reveals the
  /// kind; otherwise `nil`.
  public var otherProduct: (product: OtherProduct, key: String)? {
    if let type = root["CFBundlePackageType"]?.string, let product = OtherProduct.packageTypes[type]
    {
      return (product, "CFBundlePackageType")
    }
    for (key, product) in OtherProduct.keys where root[key] != nil { return (product, key) }
    return otherPlatform ?? macProduct
  }

  private var otherPlatform: (product: OtherProduct, key: String)? {
    let keys = ["DTPlatformName", "DTSDKName", "CFBundleSupportedPlatforms"]
    for key in keys {
      let values = root[key]?.strings ?? [root[key]?.string].compactMap(\.self)
      let names = values.map { $0.lowercased() }
      if names.contains(where: { $0.hasPrefix("iphone") }) { return nil }
      for (beginning, product) in OtherProduct.platforms
      where names.contains(where: { $0.hasPrefix(beginning) }) {
        return (product, key)
      }
    }
    guard let families = root[InfoPlistKey.deviceFamily]?.array, families.count == 1,
      let product = OtherProduct.families[families[0]]
    else { return nil }
    return (product, InfoPlistKey.deviceFamily)
  }

  private var macProduct: (product: OtherProduct, key: String)? {
    if hasInterfaceKey { return nil }
    if root["NSPrincipalClass"]?.string == "NSApplication" { return (.macApp, "NSPrincipalClass") }
    return ["LSMinimumSystemVersion", "NSMainStoryboardFile"].first { root[$0] != nil }
      .map { (.macApp, $0) }
  }

  private var hasInterfaceKey: Bool {
    OtherProduct.mobileKeys.contains { root[$0] != nil }
      || root.keys.contains {
        $0.hasPrefix("UILaunch") || $0.hasPrefix(InfoPlistKey.supportedOrientations)
          || $0.hasPrefix(InfoPlistKey.interfaceOrientation)
          || $0.hasPrefix(InfoPlistKey.sceneManifest)
      }
  }

  /// Whether a key shows that the property list belongs to an app for iPhones or iPads.
  package var isOfMobileApp: Bool { hasInterfaceKey || root[InfoPlistKey.deviceFamily] != nil }
}
