internal import Files
internal import XcodeProjects

enum InfoPlistSource {
  /// The path of the file that INFOPLIST_FILE names.
  case file(String)
  /// The Info.plist is generated from build settings alone.
  case settings
  /// INFOPLIST_FILE names a file that does not exist.
  case missing(path: String, SettingOrigin)
  /// The source is unknown. The origin is the setting at fault, if there is one.
  case unknown(_ problem: String, _ remedy: String, SettingOrigin?)

  init(_ configuration: TargetConfiguration, _ project: XcodeProject) {
    let settings = configuration.settings
    guard let setting = settings["INFOPLIST_FILE"], let place = setting.origin,
      !setting.text.isEmpty
    else {
      let isGenerated = settings["GENERATE_INFOPLIST_FILE"]?.isTrue == true
      self =
        isGenerated
        ? .settings
        : .unknown(
          "the target's Info.plist is unknown (no setting that was read names one)",
          "set INFOPLIST_FILE or GENERATE_INFOPLIST_FILE", nil)
      return
    }
    guard setting.unknown.isEmpty else {
      let names = setting.unknown.map { "$(\($0))" }.joined(separator: ", ")
      self = .unknown(
        "INFOPLIST_FILE is unknown (nothing in the project defines \(names))",
        "check the built .app",
        place)
      return
    }
    let path = project.shown(setting.text)
    if !project.location.allows(path) {
      self = .unknown(
        "'\(path)' was not read (it is outside of the project's folder)",
        "use --allow-outside to read it", place)
    } else if FileKind(of: path) == nil {
      self = .missing(path: path, place)
    } else if settings["INFOPLIST_PREPROCESS"]?.isTrue == true {
      self = .unknown(
        "'\(path)' is unknown (INFOPLIST_PREPROCESS runs the C preprocessor on it)",
        "check the built .app", place)
    } else {
      self = .file(path)
    }
  }

  /// The path of the file; `nil` if there is no file to read.
  var path: String? { if case .file(let path) = self { path } else { nil } }
}

extension TargetConfiguration {
  /// Whether the target builds for iPhones or iPads. Macs, watches and televisions do not use
  /// launch images of this kind.
  var isForPhones: Bool {
    let platforms = settings["SUPPORTED_PLATFORMS"]?.known
    let isForPhones = platforms.map { $0.split(separator: " ").contains("iphoneos") }
    switch settings["SDKROOT"]?.known {
    case .some(let sdk) where sdk.hasPrefix("iphone"): return true
    case "auto": return isForPhones ?? true
    case .some: return isForPhones ?? false
    // SDKROOT may be set in a file that was not read.
    case nil:
      return isForPhones
        ?? ["IPHONEOS_DEPLOYMENT_TARGET", "TARGETED_DEVICE_FAMILY"]
        .contains { settings[$0] != nil }
    }
  }
}
