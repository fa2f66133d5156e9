internal import Mustache

/// The files of the folder Templates, which are a part of the binary.
enum Templates {
  static let library = MustacheLibrary(templates: [
    "UILaunchImages.plist": parse(PackageResources.UILaunchImages_plist_mustache),
    "UILaunchImages.fragment": parse(PackageResources.UILaunchImages_fragment_mustache),
  ])

  /// A template that cannot be parsed is a fault of the build, which the tests find.
  private static func parse(_ bytes: [UInt8]) -> MustacheTemplate {
    do {
      return try MustacheTemplate(string: String(decoding: bytes, as: UTF8.self))
    } catch {
      preconditionFailure("a template cannot be parsed: \(error)")
    }
  }
}
