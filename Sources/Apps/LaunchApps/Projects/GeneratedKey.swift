internal import InfoPlist
internal import LaunchRules
internal import XcodeProjects

/// A build setting that sets a key of Info.plist, such as `INFOPLIST_KEY_UIRequiresFullScreen`.
/// Xcode ignores such settings for keys that it does not know.
///
/// Source: InfoPlistProcessorTaskAction and CoreBuildSystem.xcspec of Swift Build.
struct GeneratedKey {
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

  /// The beginning of settings about UILaunchScreen; Xcode knows only ``launchScreen``.
  static let launchScreenBeginning = prefix + "UILaunchScreen"

  /// The setting that adds an empty UILaunchScreen.
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
