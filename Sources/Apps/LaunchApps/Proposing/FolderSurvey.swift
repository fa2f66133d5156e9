internal import AppDocuments
internal import LaunchRules
internal import Pictures
package import Pixels
package import Platform

/// The artwork in the current folder, and the apps that may use the artwork.
package struct FolderSurvey: Sendable {
  /// Paths of the PNGs with the size and shape of artwork, sorted.
  package let artworks: [String]
  /// All other PNGs, sorted by path. `isPortrait` says whether a PNG is higher than wide.
  package let otherPictures: [(path: String, isPortrait: Bool)]
  /// The apps that launch into landscape. Apps with an Info.plist file come first.
  package let apps: [SurveyedApp]

  /// The smallest size of artwork in pixels: that of the iPhone 5's display in landscape.
  package static let smallestArtwork = PixelSize(width: 1136, height: 640)
  /// The allowed aspect ratios of artwork: width divided by height.
  private static let proportions = 1.25...2.4

  package init() throws(FileError) {
    let tree = FolderTree()
    let pictures = FolderWalk.files(ofTypes: ["png"], in: "", tree).filter { !Self.isOutput($0) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .compactMap { path in Self.size(path).map { (path: path, size: $0) } }
    artworks = pictures.filter { Self.isArtwork($0.size) }.map(\.path)
    otherPictures = pictures.filter { !Self.isArtwork($0.size) }
      .map { ($0.path, $0.size.width < $0.size.height) }
    let projects = try FolderWalk.projects(in: "", tree)
    let builds = projects.flatMap(Self.builds)
    let infoPlists = try FolderWalk.infoPlists(in: "", tree).filter { !$0.isInApp }.map(\.path)
    apps =
      infoPlists.compactMap { path in
        SurveyedApp(path, builds.filter { $0.contents.infoPlistFile == path }, of: builds)
      }
      + projects.compactMap { project in
        let own = builds.filter { $0.project == project && $0.contents.infoPlistFile == nil }
        return SurveyedApp(nil, own, of: builds)
      }
  }

  /// The apps of a project, in the configuration that Xcode builds by default.
  private static func builds(of project: String) -> [SurveyedApp.Build] {
    var options = LoadOptions()
    options.configuration = .standard
    return ((try? BundleLoader.load(project, options)) ?? []).compactMap { bundle in
      (try? bundle.contents.get()).map { (project, bundle.build?.target ?? "", $0) }
    }
  }

  /// Whether launchgen made the picture, or the picture is in an asset catalog.
  private static func isOutput(_ path: String) -> Bool {
    let name = path.lastPathName
    return ["Default", "apple-splash", "LaunchArtwork", "LaunchLogo"].contains {
      name.hasPrefix($0)
    } || path.contains(".xcassets/")
      || FileKind(of: path.pathParts.folder + ".launchgen-record") != nil
  }

  private static func size(_ path: String) -> PixelSize? {
    ImageFile(reading: path)?.readable.flatMap { $0.isCompressedByXcode ? nil : $0.size }
  }

  private static func isArtwork(_ size: PixelSize) -> Bool {
    size.width >= smallestArtwork.width && size.height >= smallestArtwork.height
      && proportions.contains(Double(size.width) / Double(size.height))
  }
}

package struct SurveyedApp: Sendable {
  fileprivate typealias Build = (project: String, target: String, contents: BundleContents)

  /// The path of the Info.plist; `nil` if the project's build settings take its place.
  package let infoPlist: String?
  /// The path of the project; `nil` unless exactly one project uses the Info.plist.
  package let project: String?
  /// The name of the project's target; `nil` if the project makes only one app.
  package let target: String?
  /// Whether the app runs only on iOS 8 and later, which show a launch storyboard.
  package let needsNoImages: Bool

  /// Fails for an app that does not launch into landscape.
  ///
  /// - Parameters:
  ///   - infoPlist: the app's Info.plist; `nil` if build settings alone generate it.
  ///   - own: the builds of this app.
  ///   - all: the builds of all projects.
  fileprivate init?(_ infoPlist: String?, _ own: [Build], of all: [Build]) {
    let file = infoPlist.flatMap { try? PropertyListDocument(found: $0) }
    let built = own.map(\.contents.document)
    guard
      (file.map { [$0] } ?? built).contains(where: {
        (try? LaunchOrientations($0).landscape()) != nil
      })
    else { return nil }
    let projects = Set(own.map(\.project))
    let project = projects.count == 1 ? projects.first : nil
    (self.infoPlist, self.project) = (infoPlist, project)
    let targets = Set(own.map(\.target))
    let siblings = Set(all.filter { $0.project == project }.map(\.target))
    target = siblings.count > 1 && targets.count == 1 ? targets.first : nil
    needsNoImages = (own.isEmpty ? [file].compactMap(\.self) : built).allSatisfy {
      (LaunchInfo($0).minimumOS ?? OSVersion(7, 0)) >= OSVersion(8, 0)
    }
  }
}
