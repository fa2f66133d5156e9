internal import AppDocuments
internal import LaunchApps
internal import LaunchRules
internal import Pixels
internal import Platform
internal import Texts

/// A launch image: a file that was found, or a file to which a launch image set refers, even if the
/// file is missing.
struct FoundImage: Equatable, Sendable {
  let location: ImageLocation
  /// The image's uses, in the order in which the uses were found; empty if nothing refers to the
  /// file.
  var uses: [ImagePurpose] = []
  /// The folder of the launch image set that contains the image; `nil` for a file outside of a set.
  var set: String?
  /// The locale of the image's slots. `nil` if the slots have no locale or different locales, or if
  /// the image is not in a set.
  var locale: String?
  /// Whether the image is a launch screen's picture, which is not rotated and fits any screen.
  var isPicture = false
}

enum ImageLocation: Equatable {
  case file(path: String)
  case member(name: String, archive: String)

  /// The path for messages. For a member of an archive, the path begins with the archive's path.
  var path: String {
    switch self {
    case .file(let path): path
    case .member(let name, let archive): archive + "/" + name
    }
  }

  var name: String { path.lastPathName }
}

extension PixelSize {
  /// The displays of this size. Width and height may be swapped.
  var displays: [Display] {
    Display.all.filter {
      $0.pixelWidth == min(width, height) && $0.pixelHeight == max(width, height)
    }
  }
}

package struct LanguageImages: Hashable, Sendable {
  let language: String
  /// The path of the .lproj folder, or of the launch image set whose slots have the language.
  let path: String
  var count = 1
  /// Whether the images are files in an .lproj folder. Such a folder can be imported by itself.
  let isFolder: Bool
}

extension FoundImage {
  /// The language of the image: the locale of the image's slots, or else the name of the .lproj
  /// folder that contains the image. `nil` if there is neither.
  var language: String? { locale ?? Self.folder(of: location.path)?.language }

  /// The images' languages and places, sorted; images without a language are left out.
  static func languages(_ images: [FoundImage]) -> [LanguageImages] {
    let places = images.compactMap { image -> LanguageImages? in
      if let locale = image.locale, let set = image.set {
        return LanguageImages(language: locale, path: set, isFolder: false)
      }
      guard let (path, language) = folder(of: image.location.path) else { return nil }
      let isFile = if case .file = image.location { true } else { false }
      return LanguageImages(language: language, path: path, isFolder: isFile)
    }
    return places.withoutRepeats.map { place in
      var images = place
      images.count = places.count { $0 == place }
      return images
    }.sorted { ($0.language, $0.path) < ($1.language, $1.path) }
  }

  /// The innermost .lproj folder that contains the file, and its language.
  private static func folder(of path: String) -> (path: String, language: String)? {
    let suffix = ".lproj"
    var path = path.pathFolder
    while !path.isEmpty, path != "/" {
      let name = path.lastPathName
      if name.hasSuffix(suffix) { return (path, String(name.dropLast(suffix.count))) }
      path = path.pathFolder
    }
    return nil
  }
}

extension AppFacts {
  /// The language whose images are imported: the base language, or else the app's development
  /// language, English, or the first language in alphabetical order. `nil` if any image has no
  /// language; then only images without a language are imported.
  func mainLanguage(_ images: [FoundImage]) -> String? {
    let languages = Set(images.map(\.language))
    if languages.contains(nil) { return nil }
    let region = apps.lazy.compactMap { $0.document.root["CFBundleDevelopmentRegion"]?.string }
      .first
    let preferred = ["Base", region, "en", "English"].compactMap(\.self)
    return preferred.first { languages.contains($0) } ?? languages.compactMap(\.self).min()
  }
}
