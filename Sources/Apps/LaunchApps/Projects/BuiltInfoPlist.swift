internal import InfoPlist
internal import LaunchRules
internal import XcodeProjects

/// The Info.plist that a build makes from a file and build settings.
struct BuiltInfoPlist {
  private(set) var root: [String: PropertyListValue]
  private(set) var unknown: [ProjectContents.UnknownValue] = []
  /// Settings that look as if they set a key of the launch screen, and that Xcode ignores.
  private(set) var ignored: [(name: String, place: SettingOrigin)] = []
  private let file: PropertyListDocument
  private let path: String
  private let settings: BuildSettings
  private var additions: [String: PropertyListAddition] = [:]
  private var budget = ProjectLimit.valuesWithVariables

  /// - Parameters:
  ///   - file: the file that INFOPLIST_FILE names, or an empty property list.
  ///   - path: the path of the file.
  init(_ file: PropertyListDocument, path: String, _ settings: BuildSettings) {
    self.file = file
    self.path = path
    self.settings = settings
    root = file.root
    expandVariables()
    if settings["GENERATE_INFOPLIST_FILE"]?.isTrue == true { addGeneratedKeys() }
    addDeviceKeys()
  }

  var document: PropertyListDocument { file.built(root, additions) }

  /// Adds a value as Xcode merges it: a scalar replaces the old value, an array appends elements
  /// that the old array does not have, and a dictionary adds its members.
  ///
  /// - Parameters:
  ///   - place: where the value is written.
  ///   - elements: where the elements of an array are written, if not at `place`.
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

  // MARK: Variables

  /// Expands build variables in the values that affect the launch. Xcode does not expand variables
  /// in keys.
  private mutating func expandVariables() {
    guard settings["INFOPLIST_EXPAND_BUILD_SETTINGS"]?.isTrue == true else { return }
    for (key, value) in file.root where Self.affectsLaunch(key) {
      var names: [String] = []
      root[key] = expand(value, &names)
      report(key, names, SettingOrigin(path: path, line: file.line(of: .key(key))))
    }
  }

  /// Beginnings of the keys that affect the launch; variants such as
  /// `UISupportedInterfaceOrientations~ipad` have the same beginning.
  private static let launchKeys =
    [
      InfoPlistKey.launchImages, InfoPlistKey.launchImageFile, InfoPlistKey.supportedOrientations,
      InfoPlistKey.interfaceOrientation, InfoPlistKey.requiresFullScreen,
      InfoPlistKey.deviceFamily, InfoPlistKey.minimumOS, "UIMainStoryboardFile", "UIStatusBar",
      "DTSDKName", "DTPlatformVersion",
    ] + LaunchScreenKey.allCases.map(\.rawValue)

  private static func affectsLaunch(_ key: String) -> Bool {
    launchKeys.contains(where: key.hasPrefix)
  }

  private mutating func expand(
    _ value: PropertyListValue, _ unknown: inout [String]
  ) -> PropertyListValue {
    switch value {
    case .string(let text):
      // One unknown value is enough to make the key unknown.
      guard unknown.isEmpty, text.utf8.contains(UInt8(ascii: "$")), value.string != nil else {
        return value
      }
      guard budget > 0 else {
        unknown.append("…")
        return value
      }
      budget -= 1
      let result = settings.expand(text)
      // No Info.plist key of iOS has a longer value.
      if result.text.utf8.count > ProjectLimit.comparedBytes {
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

  private mutating func report(_ key: String, _ names: [String], _ place: SettingOrigin?) {
    guard !names.isEmpty, let place else { return }
    unknown.append(ProjectContents.UnknownValue(key: key, variables: names, place: place))
    unknown.sort { $0.key < $1.key }
  }

  // MARK: Settings

  private mutating func addGeneratedKeys() {
    for generated in GeneratedKey.all {
      guard let setting = settings[generated.setting], let place = setting.origin else { continue }
      report(generated.key, setting.unknown, place)
      // Xcode omits empty values.
      if let text = setting.known { merge(generated.key, generated.value(text), place) }
    }
    ignored = settings.names(beginningWith: GeneratedKey.launchScreenBeginning)
      .filter { $0 != GeneratedKey.launchScreen }
      .compactMap { name in settings[name]?.origin.map { (name, $0) } }
    // As Xcode writes them (InfoPlistProcessorTaskAction of Swift Build).
    let dictionaries: [(setting: String, key: String, value: [String: PropertyListValue])] = [
      (GeneratedKey.launchScreen, LaunchScreenKey.screen.rawValue, [:]),
      (
        GeneratedKey.sceneManifest, InfoPlistKey.sceneManifest,
        [
          "UIApplicationSupportsMultipleScenes": .boolean(true),
          "UISceneConfigurations": .dictionary([:]),
        ]
      ),
    ]
    for (setting, key, value) in dictionaries {
      guard let setting = settings[setting], setting.isTrue, let place = setting.origin else {
        continue
      }
      merge(key, .dictionary(value), place)
    }
  }

  private mutating func addDeviceKeys() {
    if root[InfoPlistKey.minimumOS] == nil {
      addSetting("IPHONEOS_DEPLOYMENT_TARGET", InfoPlistKey.minimumOS) { .string($0) }
    }
    addSetting("TARGETED_DEVICE_FAMILY", InfoPlistKey.deviceFamily) { text in
      let numbers = text.split { $0 == "," || $0 == " " }.compactMap { Int64($0) }
      return numbers.isEmpty ? nil : .array(numbers.map { .integer($0) })
    }
    addSetting("SDKROOT", "DTSDKName") { text in
      text.contains(where: \.isNumber) ? .string(text) : nil
    }
  }

  /// Sets a key from a build setting. Xcode writes such a key even if the file already has it.
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
