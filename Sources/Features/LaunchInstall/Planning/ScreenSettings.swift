internal import InfoPlist
internal import LaunchApps
internal import LaunchRules
internal import XcodeProjects

/// The build settings from which Xcode generates keys of launch screens.
struct ScreenSettings {
  private static let prefix = "INFOPLIST_KEY_"
  private static let generation = prefix + "UILaunchScreen_Generation"
  private static let suffixes = [("", ""), ("_iPhone", "~iphone"), ("_iPad", "~ipad")]

  /// Sets the build settings after which a storyboard is the app's only launch screen.
  ///
  /// - Parameters:
  ///   - all: the builds of the target.
  ///   - lists: the files from which the app's Info.plist is built, by path.
  /// - Returns: the changes.
  static func edit(
    _ editor: inout ProjectEditor, toShow name: String, in all: [ScreenApp.Build],
    of target: String, _ lists: [String: PropertyListDocument]
  ) throws(ProjectEditError) -> [SettingChange] {
    let builds = all.map { build in
      (
        built: build.contents.document.root,
        own: build.infoPlist.flatMap { lists[$0] }?.root ?? [:],
        hasFile: build.infoPlist != nil
      )
    }
    // A Mac app needs no launch screen.
    let condition = all.contains(where: \.isForOtherPlatforms) ? "[sdk=iphone*]" : ""
    var changes: [SettingChange] = []
    let base = LaunchScreenKey.storyboardName.rawValue
    for (ending, suffix) in suffixes {
      let (setting, key) = (prefix + base + ending, base + suffix)
      let isSet = try !editor.names(ofSetting: setting, of: target).isEmpty
      let isGenerated = builds.contains { $0.built[key] != nil && $0.own[key] == nil }
      // Without a file there is no other place for the key.
      let isWanted =
        suffix.isEmpty
        && builds.contains { build in
          !build.hasFile && InfoPlistKey.variants(of: base).allSatisfy { build.built[$0] == nil }
        }
      let isRight = builds.allSatisfy { $0.built[key]?.string == name }
      guard isSet || isGenerated || isWanted, !isRight else { continue }
      changes += try set(setting, condition, to: name, &editor, target)
    }
    let others = InfoPlistKey.variants(of: LaunchScreenKey.screen.rawValue)
    let generates = builds.contains { build in
      others.contains { build.built[$0] != nil && build.own[$0] == nil }
    }
    let names = try editor.names(ofSetting: generation, of: target)
    var isSet = false
    for name in names {
      let values = try editor.setting(name, of: target).map(\.value)
      isSet = isSet || values.contains("YES")
    }
    if generates || isSet { changes += try set(generation, condition, to: "NO", &editor, target) }
    return changes
  }

  /// Sets a build setting, and those of its name with a condition, which would count more.
  ///
  /// - Parameter condition: the condition of a new setting; empty for none.
  private static func set(
    _ setting: String, _ condition: String, to value: String, _ editor: inout ProjectEditor,
    _ target: String
  ) throws(ProjectEditError) -> [SettingChange] {
    let existing = try editor.names(ofSetting: setting, of: target)
    let own = existing.contains(setting) ? setting : setting + condition
    var changes = try editor.set(own, to: value, in: target)
    for name in existing where name != own {
      changes += try editor.set(name, to: value, in: target)
    }
    return changes
  }
}
