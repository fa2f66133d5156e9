internal import AppDocuments
internal import LaunchRules
internal import Pictures
package import Pixels
package import Platform

/// The artwork in the current folder, and the apps that it may be for.
package struct FolderSurvey: Sendable {
  /// Landscape PNGs, in the order of their paths.
  package let artworks: [String]
  /// The other PNGs, in the order of their paths, and whether they are taller than wide.
  package let otherPictures: [(path: String, isPortrait: Bool)]
  /// The apps that launch into landscape, those with an Info.plist file first.
  package let apps: [SurveyedApp]

  /// The smallest size of artwork in pixels: that of the iPhone 5's display in landscape.
  package static let smallestArtwork = PixelSize(width: 1136, height: 640)
  /// The allowed aspect ratios of artwork: its width divided by its height.
  private static let proportions = 1.25...2.4

  package init() throws(FileError) {
    let tree = FolderTree()
    let pictures = FolderWalk.files(ofTypes: ["png"], in: "", tree).filter { !Self.isOutput($0) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .compactMap { path in Self.size(path).map { (path: path, size: $0) } }
    artworks = pictures.filter { Self.isArtwork($0.size) }.map(\.path)
    otherPictures = pictures.filter { !Self.isArtwork($0.size) }
      .map { ($0.path, $0.size.width < $0.size.height) }
    let projects = try FolderWalk.projects(in: "", tree).map { SurveyedProject($0) }
    let infoPlists = try FolderWalk.infoPlists(in: "", tree).filter { !$0.isInApp }.map(\.path)
    apps =
      infoPlists.compactMap { Self.app($0, projects) } + projects.compactMap(\.appWithoutInfoPlist)
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

  /// - Returns: `nil` for an app that does not launch into landscape.
  private static func app(_ infoPlist: String, _ projects: [SurveyedProject]) -> SurveyedApp? {
    guard let document = try? PropertyListDocument(found: infoPlist),
      (try? LaunchOrientations(document).landscape()) != nil
    else { return nil }
    let users = projects.filter { $0.builds.contains { $0.contents.infoPlistFile == infoPlist } }
    let builds = users.flatMap(\.builds).filter { $0.contents.infoPlistFile == infoPlist }
    let versions =
      builds.isEmpty ? [LaunchInfo(document).minimumOS] : builds.map(\.contents.info.minimumOS)
    return SurveyedApp(infoPlist, users.count == 1 ? users[0] : nil, builds, versions)
  }
}

package struct SurveyedApp: Sendable {
  /// The path of the Info.plist; `nil` if the project's build settings take its place.
  package let infoPlist: String?
  /// The path of the project; `nil` unless exactly one project uses the Info.plist.
  package let project: String?
  /// The name of the project's target; `nil` if the project makes only one app.
  package let target: String?
  /// Whether the app runs only on iOS 8 and later, which show a launch storyboard.
  package let needsNoImages: Bool

  fileprivate init(
    _ infoPlist: String?, _ project: SurveyedProject?, _ builds: [SurveyedProject.Build],
    _ minimumOS: [OSVersion?]
  ) {
    self.infoPlist = infoPlist
    self.project = project?.path
    let targets = Set(builds.map(\.target))
    let all = Set(project?.builds.map(\.target) ?? [])
    target = all.count > 1 && targets.count == 1 ? targets.first : nil
    needsNoImages = minimumOS.allSatisfy { ($0 ?? OSVersion(7, 0)) >= OSVersion(8, 0) }
  }
}

/// The apps of a project, in the configuration that Xcode builds by default.
private struct SurveyedProject {
  typealias Build = (target: String, contents: BundleContents)

  let path: String
  let builds: [Build]

  init(_ path: String) {
    self.path = path
    var options = LoadOptions()
    options.configuration = .standard
    let bundles = (try? BundleLoader.load(path, options)) ?? []
    builds = bundles.compactMap { bundle in
      guard let contents = try? bundle.contents.get(), contents.otherKind == nil else { return nil }
      return (bundle.build?.target ?? "", contents)
    }
  }

  /// The landscape app with build settings instead of an Info.plist file; `nil` if there is none.
  var appWithoutInfoPlist: SurveyedApp? {
    let own = builds.filter { $0.contents.infoPlistFile == nil }
    guard
      own.contains(where: { (try? LaunchOrientations($0.contents.document).landscape()) != nil })
    else { return nil }
    return SurveyedApp(nil, self, own, own.map(\.contents.info.minimumOS))
  }
}
