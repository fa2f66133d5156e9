public import LaunchRules

extension LaunchInfo {
  /// What a property list says about launching. Values of other types than iOS expects count as
  /// missing, except those of an array that is there, which then has nothing usable.
  public init(_ document: PropertyListDocument) {
    self.init()
    let root = document.root
    supportedOrientations = Self.variants(InfoPlistKey.supportedOrientations, root) { value in
      value.array?.compactMap(\.string) ?? []
    }
    launchImages = Self.variants(InfoPlistKey.launchImages, root) { value in
      value.array?.prefix(Self.entryLimit).map { WrittenEntry($0) } ?? []
    }
    launchImageFile = Self.variants(InfoPlistKey.launchImageFile, root, \.string)
    launchScreenKeys = Self.launchScreenKeys(root)
    interfaceOrientation = root[InfoPlistKey.interfaceOrientation]?.string
    requiresFullScreen = root[InfoPlistKey.requiresFullScreen]?.boolean ?? false
    families = root[InfoPlistKey.deviceFamily].flatMap { Self.families($0) }
    minimumOS = root[InfoPlistKey.minimumOS]?.string.flatMap { OSVersion(parsing: $0) }
    sdk = Self.sdk(root)
  }

  /// More entries than any app has: those behind are not looked at, so that a list that was made to
  /// cost time does not.
  public static let entryLimit = 100

  private static func variants<Value: Hashable & Sendable>(
    _ key: String, _ root: [String: PropertyListValue],
    _ read: (PropertyListValue) -> Value?
  ) -> DeviceVariants<Value> {
    DeviceVariants(
      any: root[key].flatMap(read), phone: root[key + DeviceIdiom.phone.suffix].flatMap(read),
      pad: root[key + DeviceIdiom.pad.suffix].flatMap(read))
  }

  private static func launchScreenKeys(
    _ root: [String: PropertyListValue]
  ) -> DeviceVariants<Set<LaunchScreenKey>> {
    func keys(_ suffix: String) -> Set<LaunchScreenKey>? {
      let keys = LaunchScreenKey.allCases.filter { root[$0.rawValue + suffix] != nil }
      return keys.isEmpty ? nil : Set(keys)
    }
    return DeviceVariants(
      any: keys(""), phone: keys(DeviceIdiom.phone.suffix), pad: keys(DeviceIdiom.pad.suffix))
  }

  /// 1 is the iPhone, 2 the iPad.
  private static func families(_ value: PropertyListValue) -> Set<DeviceIdiom>? {
    let values = value.array ?? [value]
    let idioms = values.compactMap { value -> DeviceIdiom? in
      switch value {
      case .integer(1), .string("1"): .phone
      case .integer(2), .string("2"): .pad
      default: nil
      }
    }
    return idioms.isEmpty ? nil : Set(idioms)
  }

  /// `iphoneos8.1`, or `8.1`.
  private static func sdk(_ root: [String: PropertyListValue]) -> OSVersion? {
    let name = root["DTSDKName"]?.string.map { $0.drop { $0.isLetter } }
    return (name.map(String.init) ?? root["DTPlatformVersion"]?.string)
      .flatMap { OSVersion(parsing: $0) }
  }
}
