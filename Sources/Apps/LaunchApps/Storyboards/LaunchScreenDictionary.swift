package import AppDocuments
internal import LaunchRules
internal import Texts

/// The dictionary of a launch screen (UILaunchScreen, or a definition in UILaunchScreens) or of one
/// of its bars, such as UITabBar.
package struct LaunchScreenDictionary {
  package enum Kind { case text, boolean, bar }

  /// Known keys of a launch screen. A bar is a dictionary that may have an image.
  package static let members: [String: Kind] = [
    "UIColorName": .text, imageName: .text, "UIImageRespectsSafeAreaInsets": .boolean,
    "UINavigationBar": .bar, "UITabBar": .bar, "UIToolbar": .bar,
    // This key appears only in definitions.
    "UILaunchScreenIdentifier": .text,
  ]
  package static let barMembers: [String: Kind] = [imageName: .text]
  private static let imageName = "UIImageName"

  /// The dictionary's name in messages, such as `definition 2 of UILaunchScreens`.
  package var words: String
  package var path: [PropertyListStep]
  package var value: PropertyListValue
  package var known = Self.members

  /// All launch screens of an Info.plist, each followed by its bars.
  package static func all(in document: PropertyListDocument) -> [LaunchScreenDictionary] {
    let screens = InfoPlistKey.variants(of: LaunchScreenKey.screen.rawValue).compactMap { key in
      document.root[key].map { LaunchScreenDictionary(words: key, path: [.key(key)], value: $0) }
    }
    let definitions = InfoPlistKey.variants(of: LaunchScreenKey.screens.rawValue).flatMap { key in
      let list = "UILaunchScreenDefinitions"
      return document.definitions(key, list).enumerated().map { index, value in
        LaunchScreenDictionary(
          words: "definition \(index + 1) of \(key)",
          path: [.key(key), .key(list), .index(index)], value: value)
      }
    }
    return (screens + definitions).flatMap { [$0] + $0.bars }
  }

  var bars: [LaunchScreenDictionary] {
    (value.dictionary ?? [:]).filter { Self.members[$0.key] == .bar && $0.value.dictionary != nil }
      .sorted { $0.key < $1.key }.map { key, value in
        LaunchScreenDictionary(
          words: "\(key) of \(words)", path: path + [.key(key)], value: value,
          known: Self.barMembers)
      }
  }

  package typealias Asset = (key: String, name: String, isColor: Bool)

  /// The images and colors that the launch screen shows, except names with build variables.
  package var assets: [Asset] {
    known.filter { $0.value == .text && $0.key.hasSuffix("Name") }.keys.sorted().compactMap { key in
      guard let name = value.dictionary?[key]?.string, !name.isEmpty, !BuildVariable.isIn(name)
      else { return nil }
      return (key, name, key == "UIColorName")
    }
  }

  package func nearest(to key: String) -> String? {
    EditDistance.nearest(to: key, in: known.keys, within: 4)
  }
}

extension BundleContents {
  /// The launch screen in Info.plist that a device family shows; of several definitions, the first.
  func launchScreenDictionary(
    _ key: LaunchScreenKey, for idiom: DeviceIdiom
  ) -> LaunchScreenDictionary? {
    let name = document.key(key.rawValue, for: idiom)
    return LaunchScreenDictionary.all(in: document).first { $0.path.first == .key(name) }
  }
}
