internal import LaunchRules

/// An Info.plist value that names a launch storyboard or the main storyboard.
package struct StoryboardReference: Sendable {
  package enum Role: Sendable { case launch, main }

  /// The key of the value, such as `UILaunchStoryboardName~ipad`.
  package var key: String
  package var value: PropertyListValue
  /// The path from the root to the value; empty if the user named the storyboard itself, without an
  /// Info.plist.
  package var path: [PropertyListStep]
  package var role: Role

  package init(key: String, value: PropertyListValue, path: [PropertyListStep], role: Role) {
    (self.key, self.value, self.path, self.role) = (key, value, path, role)
  }

  package static let extensions = [".storyboard", ".xib"]

  /// The storyboard's name without extension; `nil` if the value is not a string, is empty or is
  /// replaced later (``isVariable``).
  package var name: String? {
    guard let text = value.string, !text.isEmpty, !isVariable else { return nil }
    return String(text.dropLast(writtenExtension?.count ?? 0))
  }

  /// The possible names of the file.
  package var fileNames: [String] { name.map { name in Self.extensions.map { name + $0 } } ?? [] }

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
        StoryboardReference(key: key, value: $0, path: [.key(key)], role: role)
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
          path: [.key(key), .key(list), .index(index), .key(file)], role: .launch)
      }
    }
  }
}

extension PropertyListDocument {
  package func definitions(_ key: String, _ list: String) -> ArraySlice<PropertyListValue> {
    (root[key]?.dictionary?[list]?.array ?? []).prefix(16)
  }
}
