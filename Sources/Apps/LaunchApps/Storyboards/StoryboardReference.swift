package import AppDocuments
internal import LaunchRules
internal import Texts

/// An Info.plist value that names a launch storyboard or the main storyboard.
package struct StoryboardReference: Sendable {
  package enum Role: Sendable { case launch, main }

  /// The key of the value, such as `UILaunchStoryboardName~ipad`.
  package var key: String
  package var value: PropertyListValue
  package var place: PropertyListPlace?
  package var role: Role

  /// Extensions that the value must not have.
  package static let extensions = [".storyboard", ".xib"]

  /// The name without extension; `nil` if the value is not a name, or becomes one only in a build.
  package var name: String? {
    guard let text = value.string, !text.isEmpty, !isVariable else { return nil }
    return String(text.dropLast(writtenExtension?.count ?? 0))
  }

  package var writtenExtension: String? {
    value.string.flatMap { text in Self.extensions.first { text.hasSuffix($0) } }
  }

  /// Whether the build or a template engine replaces the value.
  package var isVariable: Bool {
    guard let text = value.string else { return false }
    return text.contains("$") || text.contains("{{") || text.contains("::")
  }

  package static func all(in document: PropertyListDocument) -> [StoryboardReference] {
    plain(LaunchScreenKey.storyboardName.rawValue, .launch, in: document)
      + InfoPlistKey.variants(of: LaunchScreenKey.storyboards.rawValue).flatMap {
        definitions($0, in: document)
      }
      + plain("UIMainStoryboardFile", .main, in: document)
  }

  private static func plain(
    _ name: String, _ role: Role, in document: PropertyListDocument
  ) -> [StoryboardReference] {
    InfoPlistKey.variants(of: name).compactMap { key in
      document.root[key].map {
        StoryboardReference(key: key, value: $0, place: document.place(of: .key(key)), role: role)
      }
    }
  }

  /// The storyboards that UILaunchStoryboards or one of its variants lists.
  /// Source: Information Property List Key Reference, "UILaunchStoryboards".
  private static func definitions(
    _ key: String, in document: PropertyListDocument
  ) -> [StoryboardReference] {
    let (list, file) = ("UILaunchStoryboardDefinitions", "UILaunchStoryboardFile")
    let definitions = document.definitions(key, list)
    return definitions.enumerated().compactMap { index, definition in
      definition.dictionary?[file].map {
        StoryboardReference(
          key: "\(file) of \(key)", value: $0,
          place: document.place(of: .key(key), .key(list), .index(index), .key(file)), role: .launch
        )
      }
    }
  }
}

extension PropertyListDocument {
  func definitions(_ key: String, _ list: String) -> ArraySlice<PropertyListValue> {
    (root[key]?.dictionary?[list]?.array ?? []).prefix(16)
  }
}

/// UILaunchScreen, a definition in UILaunchScreens, or a bar in one of them, as a dictionary.
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

  /// The name in messages, such as `definition 2 of UILaunchScreens`.
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

  private var bars: [LaunchScreenDictionary] {
    (value.dictionary ?? [:]).filter { Self.members[$0.key] == .bar && $0.value.dictionary != nil }
      .sorted { $0.key < $1.key }.map { key, value in
        LaunchScreenDictionary(
          words: "\(key) of \(words)", path: path + [.key(key)], value: value,
          known: Self.barMembers)
      }
  }

  package typealias Asset = (key: String, name: String, isColor: Bool)

  /// Names of the images and colors that the launch screen shows, without build variables.
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
