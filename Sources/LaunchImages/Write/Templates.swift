internal import Mustache

/// The files of the folder Templates, which are a part of the binary.
enum Templates {
  static let library = MustacheLibrary(templates: [
    "UILaunchImages.plist": parse(PackageResources.UILaunchImages_plist_mustache),
    "UILaunchImages.fragment": parse(PackageResources.UILaunchImages_fragment_mustache),
    "LaunchScreen.storyboard": parse(PackageResources.LaunchScreen_storyboard_mustache),
    "LaunchAssets.xcassets": parse(PackageResources.LaunchAssets_xcassets_mustache),
    "LaunchArtwork.imageset": parse(PackageResources.LaunchArtwork_imageset_mustache),
    "LaunchBackground.colorset": parse(PackageResources.LaunchBackground_colorset_mustache),
    "LaunchFile.plist": parse(PackageResources.LaunchFile_plist_mustache),
  ])

  /// - Precondition: there is a template of that name.
  static func text(_ name: String, _ context: [String: Any]) -> String {
    guard let text = library.render(context, withTemplate: name) else {
      preconditionFailure("no template \(name)")
    }
    return text
  }

  /// A template that cannot be parsed is a fault of the build, which the tests find.
  private static func parse(_ bytes: [UInt8]) -> MustacheTemplate {
    do {
      return try MustacheTemplate(string: String(decoding: bytes, as: UTF8.self))
    } catch {
      preconditionFailure("a template cannot be parsed: \(error)")
    }
  }
}
