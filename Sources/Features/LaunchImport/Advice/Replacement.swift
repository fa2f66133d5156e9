internal import AppDocuments
internal import LaunchRules
internal import Pixels
internal import Platform

/// The options of a `launchgen build` that makes new images in place of the imported ones.
struct Replacement: Sendable {
  /// The path to which the artwork is written, or would be written.
  var artwork: String
  var orientation: LandscapeOrientation?
  /// The screens, in the order of `LaunchScreenSize.allCases`; `nil` for the standard screens.
  var screens: [LaunchScreenSize]?
  /// `nil` for the standard scales.
  var scales: ScaleSelection?
  /// `nil` for the standard prefix.
  var namePrefix: String?
  var output: String
  /// The path of the Info.plist to merge entries into; `nil` for none.
  var infoPlist: String?
  /// Whether the Info.plist already has UILaunchImages, which the build replaces only on request.
  var replacesEntries: Bool
  /// Whether the app has no launch screen, which the App Store requires of new builds.
  var needsLaunchScreen: Bool
}

extension Replacement {
  init(_ judgement: Judgement, _ survey: Survey, artwork: String) {
    let files = Self.files(judgement.images)
    let found = Set(files.map(\.screen))
    self.artwork = artwork
    orientation = judgement.orientation
    screens =
      found.isEmpty || found == Set(LaunchScreenSize.technote)
      ? nil : LaunchScreenSize.allCases.filter(found.contains)
    scales = Self.scales(files)
    if let folder = Self.sharedFolder(files) {
      output = folder.path.isEmpty ? "." : folder.path
      namePrefix = folder.prefix == LaunchImageName.defaultPrefix ? nil : folder.prefix
    } else {
      output = survey.languageFolder ?? survey.base + "LaunchImages"
    }
    let app = survey.app
    infoPlist =
      app.isBuilt || app.orientation == nil || app.launchesInPortrait || app.infoPlists.count != 1
      ? nil : app.infoPlists[0]
    // Only entries in the file count, not those that the asset compiler adds.
    let root = infoPlist.flatMap { try? PropertyListDocument(found: $0) }?.root
    replacesEntries = InfoPlistKey.variants(of: InfoPlistKey.launchImages).contains {
      root?[$0] != nil
    }
    // A launch screen does not belong in the folder of one language.
    needsLaunchScreen =
      survey.language == nil && app.info?.launchScreenKeys.values.allSatisfy(\.isEmpty) == true
  }

  private typealias File = (image: FoundImage, screen: LaunchScreenSize, scale: ScaleFactor)

  /// The images that a build replaces, with their screens and scales. Images that no device shows
  /// are left out, and so are portrait images for iPads, because a build makes none.
  private static func files(_ images: [JudgedImage]) -> [File] {
    images.flatMap { image -> [File] in
      guard let size = image.size, !image.issues.contains(where: { $0.id == "stale" }) else {
        return []
      }
      return size.displays.compactMap { display in
        guard display.idiom == .phone || size.width > size.height else { return nil }
        return LaunchScreenSize(rawValue: display.points.height)
          .map { (image.image.found, $0, display.scale) }
      }
    }
  }

  /// The scales to make for TN2244's screens, taken from the old images; `nil` for the standard
  /// scales. For all other screens, a build always makes the scales that devices load.
  private static func scales(_ files: [File]) -> ScaleSelection? {
    let files = files.filter { LaunchScreenSize.technote.contains($0.screen) }
    if files.isEmpty { return nil }
    if files.allSatisfy({ $0.screen.nativeScales.contains($0.scale) }) { return .native }
    let scales = Set(files.map(\.scale))
    return scales.count == 1 ? .list(Array(scales)) : nil
  }

  /// The folder and the name prefix that all files share. A build with this folder and prefix
  /// overwrites the files. `nil` if folders or prefixes differ, or if a build would give any file
  /// another name.
  private static func sharedFolder(_ files: [File]) -> (path: String, prefix: String)? {
    let places = files.map { file -> [String]? in
      let suffix = ScreenImage(of: file.screen).nameSuffix
      guard case .file(let path) = file.image.location, file.image.set == nil,
        let stem = NameParts(file.image.location.name)?.stem, stem.hasSuffix(suffix)
      else { return nil }
      return [path.pathFolder, String(stem.dropLast(suffix.count))]
    }
    guard let first = places.first, let first, places.allSatisfy({ $0 == first }),
      (try? LaunchImageName.check(prefix: first[1])) != nil
    else { return nil }
    return (first[0], first[1])
  }
}

extension Survey {
  /// The parent of the output folder, with a trailing slash; empty for the current folder.
  fileprivate var base: String {
    if app.isBuilt { return "" }
    let path = app.infoPlists.count == 1 ? app.infoPlists[0] : project
    let folder = path?.pathFolder ?? ""
    return folder.isEmpty ? "" : folder + "/"
  }

  /// The only .lproj folder with images of ``language``; `nil` if there is none, or several.
  fileprivate var languageFolder: String? {
    let places = FoundImage.languages(images)
    return places.count == 1 && places[0].isFolder && !app.isBuilt ? places[0].path : nil
  }

  /// A path in the folder that gets the output folder: the path of the asset catalog, or else `.`
  /// in the searched folder. `nil` if neither is known, or for the current folder.
  private var project: String? {
    if let set = sets.first {
      let parts = set.pathSegments
      let catalog = parts.firstIndex { $0.hasSuffix(".xcassets") } ?? parts.count - 1
      return parts[...catalog].joined(separator: "/")
    }
    guard let folder else { return nil }
    return folder.isEmpty ? nil : folder + "/."
  }
}
