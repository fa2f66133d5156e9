package import Files
internal import InfoPlist
internal import LaunchRules
internal import PNGCodec
package import Pixels

/// The artwork in the current folder, and the apps that it may be for. Paths are relative to that
/// folder.
package struct FolderSurvey: Sendable {
  /// Landscape PNGs, in the order of their paths.
  package let artworks: [String]
  /// The other PNGs, in the order of their paths, and whether they are taller than wide.
  package let otherPictures: [(path: String, isPortrait: Bool)]
  /// Info.plist files of apps that launch into landscape.
  package let infoPlists: [String]
  /// Xcode projects whose applications launch into landscape and have no Info.plist file.
  package let projects: [String]
  /// Those of ``infoPlists`` and ``projects`` whose apps run only on iOS 8 and later, which show a
  /// launch storyboard in place of launch images.
  package let storyboardApps: Set<String>

  /// The smallest size that artwork may have, in pixels: that of the iPhone 5's display in
  /// landscape.
  package static let smallestArtwork = PixelSize(width: 1136, height: 640)
  /// The width of artwork divided by its height. Screenshots and banners are wider; photographs for
  /// print are squarer.
  private static let proportions = 1.25...2.4

  /// Reads the headers of all PNGs in the current folder and below it.
  package init() throws(FileError) {
    let pictures = FolderWalk.files(ofTypes: ["png"], in: "")
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .compactMap { path in Self.size(path).map { (path: path, size: $0) } }
    artworks = pictures.filter { Self.isArtwork($0.size) }.map(\.path)
    otherPictures = pictures.filter { !Self.isArtwork($0.size) }
      .map { ($0.path, $0.size.width < $0.size.height) }
    infoPlists = try FolderWalk.infoPlists(in: "").filter { !$0.isInApp }.map(\.path)
      .filter(Self.launchesIntoLandscape)
    let all = try FolderWalk.projects(in: "").map { ($0, Self.contents($0)) }
    projects = all.filter { Self.isLandscapeProject($1) }.map(\.0)
    storyboardApps = Self.storyboardApps(all, infoPlists)
  }

  /// - Returns: `nil` for a file named Default…, which is a launch image, and for a file that cannot
  ///   be read as a picture.
  private static func size(_ path: String) -> PixelSize? {
    guard !path.lastPathName.hasPrefix("Default"), let file = try? ReadableFile(path: path),
      let bytes = try? file.read(at: 0, count: PNGHeader.byteCount),
      let header = try? PNGHeader(bytes), !header.isCompressedByXcode
    else { return nil }
    return header.size
  }

  private static func isArtwork(_ size: PixelSize) -> Bool {
    size.width >= smallestArtwork.width && size.height >= smallestArtwork.height
      && proportions.contains(Double(size.width) / Double(size.height))
  }

  private static func launchesIntoLandscape(_ path: String) -> Bool {
    let orientations = try? LaunchOrientations(PropertyListDocument(found: path)).landscape()
    return orientations != nil
  }

  private static func contents(_ project: String) -> [BundleContents] {
    var options = LoadOptions()
    options.configuration = .standard
    let bundles = (try? BundleLoader.load(project, options)) ?? []
    return bundles.compactMap { try? $0.contents.get() }
  }

  private static func isLandscapeProject(_ apps: [BundleContents]) -> Bool {
    apps.contains { app in
      app.infoPlistFile == nil && (try? LaunchOrientations(app.document).landscape()) != nil
    }
  }

  /// A project's build settings may have the deployment target of an Info.plist.
  private static func storyboardApps(
    _ projects: [(path: String, apps: [BundleContents])], _ infoPlists: [String]
  ) -> Set<String> {
    var systems: [String: [OSVersion?]] = [:]
    for (path, apps) in projects {
      for app in apps { systems[app.infoPlistFile ?? path, default: []].append(app.info.minimumOS) }
    }
    for path in infoPlists where systems[path] == nil {
      let document = try? PropertyListDocument(found: path)
      systems[path] = [document.flatMap { LaunchInfo($0).minimumOS }]
    }
    return Set(
      systems.filter { _, versions in
        versions.allSatisfy { ($0 ?? OSVersion(7, 0)) >= OSVersion(8, 0) }
      }
      .keys)
  }
}
