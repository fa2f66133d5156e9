internal import Files

/// The launch storyboards and main storyboards of an app, and the assets that they use.
package struct StoryboardContents: Sendable {
  package var sites: [StoryboardSite] = []
  /// The places in InfoPlist.strings that translate the key of the launch storyboard.
  package var translations: [(path: String, line: Int)] = []
  /// The assets; `nil` if there are none to check, as in a built app.
  package var assets: LaunchAssets?

  /// The readable storyboards and xibs with this role, with their paths, without duplicates.
  package func documents(_ role: StoryboardReference.Role) -> [(
    path: String, document: InterfaceDocument
  )] {
    files(role).compactMap { file in
      guard case .source(let path, .success(let document)) = file else { return nil }
      return (path, document)
    }
  }

  /// The files of a role that were found, each once, in the order of the references.
  package func files(_ role: StoryboardReference.Role) -> [FoundStoryboard] {
    var seen: Set<String> = []
    return sites.filter { $0.reference.role == role }.flatMap { site -> [FoundStoryboard] in
      guard case .files(let files) = site.lookup else { return [] }
      return files.filter { seen.insert($0.path).inserted }
    }
  }
}

/// A reference to a launch storyboard or the main storyboard, and the file that was found for it.
package struct StoryboardSite: Sendable {
  package var reference: StoryboardReference
  package var lookup: StoryboardLookup

  /// Whether no file with the exact name was found.
  var isMissing: Bool {
    switch lookup {
    case .missing, .otherCase: true
    case .files, .unknown: false
    }
  }
}

/// The result of a search for a storyboard or xib by name.
package enum StoryboardLookup: Sendable {
  /// The file, and its variants for one family of devices.
  case files([FoundStoryboard])
  /// Only a file whose name differs in upper and lower case was found; devices do not find it.
  case otherCase(fileName: String)
  /// - Parameters:
  ///   - isCertain: whether the file is certainly not in the app; a project may have files outside
  ///     the folder that was searched.
  ///   - nearest: the name of a storyboard or xib that is spelled much the same; `nil` if none is.
  case missing(isCertain: Bool, nearest: String? = nil)
  /// No search was possible, or several files could be meant.
  case unknown
}

/// The images and colors of a project that a launch storyboard can use.
package struct LaunchAssets: Sendable {
  package internal(set) var catalog = AssetCatalog()
  /// Names of image files outside catalogs, without extension, scale and device, such as `Logo` for
  /// `Logo@2x.png`.
  package internal(set) var looseImages: Set<String> = []
  /// Files of the images that launch storyboards use, inside and outside catalogs.
  package internal(set) var used: [ImageFile] = []
  /// Whether a project's folder was searched and has an asset catalog. If so, an asset that was not
  /// found is probably missing.
  package internal(set) var isComplete = false

  /// The name under which ``looseImages`` lists an image file.
  package static func looseName(_ name: String) -> String {
    var name = imageTypes.contains(FileExtension.of(name)) ? Path.base(name)[...] : name[...]
    for suffix in ["~iphone", "~ipad", "@2x", "@3x", "@1x"] where name.hasSuffix(suffix) {
      name = name.dropLast(suffix.count)
    }
    return String(name)
  }

  static let imageTypes: Set<String> = [
    "png", "jpg", "jpeg", "pdf", "svg", "heic", "gif", "tif", "tiff", "webp",
  ]
}
