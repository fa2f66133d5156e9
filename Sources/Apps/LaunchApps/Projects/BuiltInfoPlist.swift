internal import AppDocuments
internal import LaunchRules

/// The Info.plist that a build makes from a file and build settings.
struct BuiltInfoPlist {
  private(set) var root: [String: PropertyListValue]
  private(set) var unknown: [ProjectContents.UnknownValue] = []
  /// Build settings whose names look like keys of the launch screen, but which Xcode ignores.
  private(set) var ignored: [(name: String, place: SettingOrigin)] = []
  private let file: PropertyListDocument
  private let path: String
  private let settings: BuildSettings
  private var additions: [String: PropertyListAddition] = [:]
  private var budget = ProjectLimit.valuesWithVariables

  /// - Parameter defaults: the place for values that Xcode takes if no setting has them; `nil` if
  ///   some settings are unknown.
  init(
    _ file: PropertyListDocument, path: String, _ settings: BuildSettings, defaults: SettingOrigin?
  ) {
    self.file = file
    self.path = path
    self.settings = settings
    root = file.root
    expandVariables()
    if settings["GENERATE_INFOPLIST_FILE"]?.isTrue == true { addGeneratedKeys() }
    addDeviceKeys()
    if let defaults { addDefaultFamily(defaults) }
  }

  var document: PropertyListDocument { file.built(root, additions) }

  /// Merges a value as Xcode does. An array adds the elements that the old array lacks. A
  /// dictionary adds its members, or replaces old members. Any other value replaces the old value.
  ///
  /// - Parameter elements: the places of an array's elements; empty if all are at `place`.
  mutating func merge(
    _ key: String, _ value: PropertyListValue, _ place: SettingOrigin,
    elements: [SettingOrigin] = []
  ) {
    let own = root[key]?.array?.count
    switch (root[key], value) {
    case (.array(let old)?, .array(let new)):
      root[key] = .array(old + new.filter { !old.contains($0) })
    case (.dictionary(let old)?, .dictionary(let new)):
      root[key] = .dictionary(old.merging(new) { $1 })
      return
    default: root[key] = value
    }
    additions[key] = PropertyListAddition(
      place: PropertyListPlace(place), elements: elements.map { PropertyListPlace($0) },
      ownElements: own)
  }

  /// Expands build variables in the values that affect the launch. Like Xcode, expands none in
  /// keys.
  private mutating func expandVariables() {
    guard settings["INFOPLIST_EXPAND_BUILD_SETTINGS"]?.isTrue == true else { return }
    for (key, value) in file.root where Self.launchKeys.contains(where: key.hasPrefix) {
      var names: [String] = []
      root[key] = expand(value, &names)
      report(key, names, SettingOrigin(path: path, line: file.line(of: .key(key))))
    }
  }

  /// The beginnings of the keys that affect the launch: `UILaunchImages` also stands for
  /// `UILaunchImages~ipad`.
  private static let launchKeys =
    [
      InfoPlistKey.launchImages, InfoPlistKey.launchImageFile, InfoPlistKey.supportedOrientations,
      InfoPlistKey.interfaceOrientation, InfoPlistKey.requiresFullScreen,
      InfoPlistKey.deviceFamily, InfoPlistKey.minimumOS, InfoPlistKey.capabilities,
      "UIMainStoryboardFile", "UIStatusBar",
      "DTSDKName", "DTPlatformVersion",
    ] + LaunchScreenKey.allCases.map(\.rawValue)

  private mutating func expand(
    _ value: PropertyListValue, _ unknown: inout [String]
  ) -> PropertyListValue {
    switch value {
    case .string(let text):
      // One unknown variable makes the whole key unknown.
      guard unknown.isEmpty, text.utf8.contains(UInt8(ascii: "$")), value.string != nil else {
        return value
      }
      budget -= 1
      let result = budget < 0 ? nil : settings.expand(text)
      // No Info.plist key of iOS has a longer value.
      guard let result, result.text.utf8.count <= ProjectLimit.comparedBytes else {
        unknown.append("…")
        return value
      }
      unknown += result.unknown.filter { !unknown.contains($0) }
      return .string(result.text)
    case .array(let elements): return .array(elements.map { expand($0, &unknown) })
    case .dictionary(let members): return .dictionary(members.mapValues { expand($0, &unknown) })
    default: return value
    }
  }

  private mutating func report(_ key: String, _ names: [String], _ place: SettingOrigin) {
    if names.isEmpty { return }
    unknown.append(ProjectContents.UnknownValue(key: key, variables: names, place: place))
    unknown.sort { $0.key < $1.key }
  }

  private mutating func addGeneratedKeys() {
    for generated in GeneratedKey.all {
      guard let setting = settings[generated.setting], let place = setting.origin else { continue }
      report(generated.key, setting.unknown, place)
      // Xcode omits empty values. Without another key for orientations, an empty list is the same.
      let isLoneList =
        generated.kind == .list && setting.unknown.isEmpty
        && [InfoPlistKey.supportedOrientations, InfoPlistKey.interfaceOrientation, generated.key]
          .allSatisfy { root[$0] == nil }
      if let text = setting.known ?? (isLoneList ? "" : nil) {
        merge(generated.key, generated.value(text), place)
      }
    }
    ignored = settings.names(beginningWith: GeneratedKey.launchScreenBeginning)
      .filter { $0 != GeneratedKey.launchScreen }
      .compactMap { name in settings[name]?.origin.map { (name, $0) } }
    let manifest: [String: PropertyListValue] = [
      "UIApplicationSupportsMultipleScenes": .boolean(true),
      "UISceneConfigurations": .dictionary([:]),
    ]
    let dictionaries = [
      (GeneratedKey.launchScreen, LaunchScreenKey.screen.rawValue, [:]),
      (GeneratedKey.sceneManifest, InfoPlistKey.sceneManifest, manifest),
    ]
    for (name, key, value) in dictionaries {
      if let setting = settings[name], setting.isTrue, let place = setting.origin {
        merge(key, .dictionary(value), place)
      }
    }
  }

  private mutating func addDeviceKeys() {
    if root[InfoPlistKey.minimumOS] == nil {
      addSetting("IPHONEOS_DEPLOYMENT_TARGET", InfoPlistKey.minimumOS) { .string($0) }
    }
    addSetting("TARGETED_DEVICE_FAMILY", InfoPlistKey.deviceFamily) { text in
      let numbers = text.split { $0 == "," || $0 == " " }.compactMap { Int64($0) }
      if numbers.isEmpty { return nil }
      // Xcode replaces a value for other devices alone, such as TVs, with all families of iOS.
      let families = DeviceIdiom.allCases.map { Int64($0.familyNumber) }
      let isOther = Set(numbers).isDisjoint(with: families)
      return .array((isOther ? families : numbers).map { .integer($0) })
    }
    addSetting("SDKROOT", "DTSDKName") { text in
      text.contains(where: \.isNumber) ? .string(text) : nil
    }
  }

  /// Without TARGETED_DEVICE_FAMILY, Xcode builds an app for iPhones, whatever keys are for iPads.
  /// Source: DeviceFamilyBuildOperationTests of Swift Build.
  private mutating func addDefaultFamily(_ place: SettingOrigin) {
    let key = InfoPlistKey.deviceFamily
    guard root[key] == nil, settings["TARGETED_DEVICE_FAMILY"] == nil else { return }
    merge(key, .array([.integer(Int64(DeviceIdiom.phone.familyNumber))]), place)
  }

  /// Sets a key from a build setting. Xcode does so even if the file already has the key.
  private mutating func addSetting(
    _ name: String, _ key: String, _ value: (String) -> PropertyListValue?
  ) {
    guard let setting = settings[name], let place = setting.origin else { return }
    report(key, setting.unknown, place)
    guard let text = setting.known, let value = value(text) else { return }
    root[key] = value
    additions[key] = PropertyListAddition(place: PropertyListPlace(place))
  }
}

extension PropertyListPlace {
  fileprivate init(_ origin: SettingOrigin) { self = .source(path: origin.path, line: origin.line) }
}

/// A build setting that sets a key of Info.plist, such as `INFOPLIST_KEY_UIRequiresFullScreen`.
/// Source: InfoPlistProcessorTaskAction and CoreBuildSystem.xcspec of Swift Build.
private struct GeneratedKey {
  enum Kind {
    case text
    case boolean
    /// A list whose elements are separated by spaces.
    case list
  }

  private static let prefix = "INFOPLIST_KEY_"

  let setting: String
  let key: String
  let kind: Kind

  static let all: [GeneratedKey] = {
    let kinds: [(String, Kind)] = [
      ("UILaunchStoryboardName", .text), ("UIMainStoryboardFile", .text),
      ("UIStatusBarStyle", .text), ("UIUserInterfaceStyle", .text),
      ("UIRequiresFullScreen", .boolean), ("UIStatusBarHidden", .boolean),
      ("UISupportedInterfaceOrientations", .list),
    ]
    let suffixes = [("", ""), ("_iPhone", "~iphone"), ("_iPad", "~ipad")]
    return kinds.flatMap { name, kind in
      suffixes.map { written, suffix in
        GeneratedKey(setting: prefix + name + written, key: name + suffix, kind: kind)
      }
    }
  }()

  /// The prefix of settings about UILaunchScreen; Xcode supports only ``launchScreen``.
  static let launchScreenBeginning = prefix + "UILaunchScreen"
  static let launchScreen = prefix + "UILaunchScreen_Generation"
  static let sceneManifest = prefix + "UIApplicationSceneManifest_Generation"

  func value(_ text: String) -> PropertyListValue {
    switch kind {
    case .text: .string(text)
    case .boolean: .boolean(["YES", "true", "1"].contains(text))
    case .list: .array(text.split(separator: " ").map { .string(String($0)) })
    }
  }
}
