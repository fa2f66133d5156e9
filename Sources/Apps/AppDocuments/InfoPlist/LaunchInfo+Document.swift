public import LaunchRules

extension LaunchInfo {
  /// Reads the keys that affect the launch. A value of the wrong type counts as missing, or as an
  /// empty array if an array is expected. If the list contains only UILaunchImages, the app is
  /// assumed to launch into the orientations of the entries.
  public init(_ document: PropertyListDocument) {
    self.init()
    let root = document.root
    supportedOrientations = Self.variants(InfoPlistKey.supportedOrientations, root) { value in
      value.array?.prefix(Self.entryLimit).compactMap(\.string) ?? []
    }
    launchImages = Self.variants(InfoPlistKey.launchImages, root) { value in
      value.array?.prefix(Self.entryLimit).map { WrittenEntry($0) } ?? []
    }
    launchImageFile = Self.variants(InfoPlistKey.launchImageFile, root, \.string)
    launchScreenKeys = Self.launchScreenKeys(root)
    interfaceOrientation = root[InfoPlistKey.interfaceOrientation]?.string
    let fullScreen = document.key(InfoPlistKey.requiresFullScreen, for: .pad)
    requiresFullScreen = root[fullScreen]?.boolean ?? false
    fullScreenIgnoredFrom = root[InfoPlistKey.fullScreenIgnoredFrom]?.string.flatMap {
      OSVersion(parsing: $0)
    }
    hasSceneManifest = root[InfoPlistKey.sceneManifest] != nil
    families = root[InfoPlistKey.deviceFamily].flatMap { Self.families($0) }
    let suffix = DeviceIdiom.pad.suffix.utf8
    hasPadKeys = root.keys.contains {
      $0.hasPrefix("UI") && $0.utf8.suffix(suffix.count).elementsEqual(suffix)
    }
    minimumOS = root[InfoPlistKey.minimumOS]?.string.flatMap { OSVersion(parsing: $0) }
    let capabilities = root[InfoPlistKey.capabilities]
    needs64Bits =
      capabilities?.strings?.contains("arm64")
      ?? (capabilities?.dictionary?["arm64"]?.boolean == true)
    sdk = Self.sdk(root)
    if document.hasOnlyEntries { supportedOrientations.any = orientationsOfEntries }
  }

  /// The orientations that the entries are for: portrait first, then both landscape orientations.
  private var orientationsOfEntries: [String] {
    let entries = launchImages.all(InfoPlistKey.launchImages).flatMap(\.value)
      .compactMap { try? $0.entry() }
    var all: [InterfaceOrientation] = []
    if entries.contains(where: { !$0.orientation.isLandscape }) { all = [.portrait] }
    if entries.contains(where: \.orientation.isLandscape) {
      all += [.landscapeRight, .landscapeLeft]
    }
    return all.map(\.rawValue)
  }

  /// Maximum number of entries that are read, to limit the time that a malicious file can take.
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
      // An empty string names no launch screen, but an empty dictionary is a launch screen.
      let keys = LaunchScreenKey.allCases.filter { key in
        let value = root[key.rawValue + suffix]
        return key == .storyboardName
          ? value?.string?.isEmpty == false : value?.dictionary != nil || value?.isVariable == true
      }
      return keys.isEmpty ? nil : Set(keys)
    }
    return DeviceVariants(
      any: keys(""), phone: keys(DeviceIdiom.phone.suffix), pad: keys(DeviceIdiom.pad.suffix))
  }

  /// The families in the value of UIDeviceFamily; `nil` if neither iPhones nor iPads are among
  /// them.
  private static func families(_ value: PropertyListValue) -> Set<DeviceIdiom>? {
    let values = value.array ?? [value]
    let idioms = DeviceIdiom.allCases.filter { idiom in
      let number = idiom.familyNumber
      return values.contains(.integer(Int64(number))) || values.contains(.string("\(number)"))
    }
    return idioms.isEmpty ? nil : Set(idioms)
  }

  /// The version of the SDK in DTSDKName (`iphoneos8.1`) or DTPlatformVersion (`8.1`).
  private static func sdk(_ root: [String: PropertyListValue]) -> OSVersion? {
    let name = root["DTSDKName"]?.string.map { $0.drop { $0.isLetter } }
    return (name.map(String.init) ?? root["DTPlatformVersion"]?.string)
      .flatMap { OSVersion(parsing: $0) }
  }
}

extension PropertyListDocument {
  /// Whether UILaunchImages and its variants are the only keys, as in a list that launchgen writes.
  package var hasOnlyEntries: Bool {
    let keys = InfoPlistKey.variants(of: InfoPlistKey.launchImages)
    return !root.isEmpty && root.keys.allSatisfy(keys.contains)
  }
}

extension PropertyListValue {
  package init(_ entries: [LaunchImageEntry]) {
    self = .array(
      entries.map { entry in
        .dictionary([
          InfoPlistKey.Entry.minimumOS: .string(entry.minimumOS.description),
          InfoPlistKey.Entry.name: .string(entry.name),
          InfoPlistKey.Entry.orientation: .string(entry.orientation.rawValue),
          InfoPlistKey.Entry.size: .string(entry.size.propertyListText),
        ])
      })
  }

  package init(_ launchScreen: LaunchScreenKind) {
    switch launchScreen {
    case .storyboard: self = .string(LaunchScreenKind.storyboardName)
    case .screen:
      self = .dictionary([
        "UIColorName": .string(LaunchScreenKind.colorName),
        "UIImageName": .string(LaunchScreenKind.imageName),
        "UIImageRespectsSafeAreaInsets": .boolean(false),
      ])
    }
  }
}

extension WrittenEntry {
  package init(_ value: PropertyListValue) {
    guard let members = value.dictionary else {
      self = .noDictionary
      return
    }
    self.init(
      name: WrittenValue(members[InfoPlistKey.Entry.name]),
      minimumOS: WrittenValue(members[InfoPlistKey.Entry.minimumOS]),
      orientation: WrittenValue(members[InfoPlistKey.Entry.orientation]),
      size: WrittenValue(members[InfoPlistKey.Entry.size]))
  }
}

extension WrittenValue {
  init(_ value: PropertyListValue?) {
    guard let value else {
      self = .missing
      return
    }
    self = value.string.map { .text($0) } ?? .other(kind: value.kind)
  }
}
