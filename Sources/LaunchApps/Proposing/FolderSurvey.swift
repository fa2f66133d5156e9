package import Files
internal import InfoPlist
internal import PNGCodec
package import Pixels

/// The artwork in the current folder, and the apps that it may be for. Paths are relative to that
/// folder.
package struct FolderSurvey: Sendable {
  /// Landscape PNGs, in the order of their paths.
  package let artworks: [String]
  /// Info.plist files of apps that launch into landscape.
  package let infoPlists: [String]
  /// Xcode projects whose applications launch into landscape and have no Info.plist file.
  package let projects: [String]

  /// The smallest size that artwork may have, in pixels: that of the iPhone 5's display in
  /// landscape.
  package static let smallestArtwork = PixelSize(width: 1136, height: 640)
  /// The width of artwork divided by its height. Screenshots and banners are wider; photographs for
  /// print are squarer.
  private static let proportions = 1.25...2.4

  /// Reads the headers of all PNGs in the current folder and below it.
  package init() throws(FileError) {
    artworks = FolderWalk.files(ofTypes: ["png"], in: "").filter(Self.isArtwork)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    infoPlists = try FolderWalk.infoPlists(in: "").filter { !$0.isInApp }.map(\.path)
      .filter(Self.launchesIntoLandscape)
    projects = try FolderWalk.projects(in: "").filter(Self.isLandscapeProject)
  }

  private static func isArtwork(_ path: String) -> Bool {
    // A file named Default… is a launch image, not artwork.
    let name = path.lastPathName
    guard !name.hasPrefix("Default"), let file = try? ReadableFile(path: path),
      let bytes = try? file.read(at: 0, count: PNGHeader.byteCount),
      let header = try? PNGHeader(bytes), !header.isCompressedByXcode
    else { return false }
    let size = header.size
    return size.width >= smallestArtwork.width && size.height >= smallestArtwork.height
      && proportions.contains(Double(size.width) / Double(size.height))
  }

  private static func launchesIntoLandscape(_ path: String) -> Bool {
    let orientations = try? LaunchOrientations(PropertyListDocument(found: path)).landscape()
    return orientations != nil
  }

  private static func isLandscapeProject(_ path: String) -> Bool {
    var options = LoadOptions()
    options.configuration = .standard
    let bundles = (try? BundleLoader.load(path, options)) ?? []
    return bundles.contains { bundle in
      guard let contents = try? bundle.contents.get(), contents.infoPlistFile == nil else {
        return false
      }
      return (try? LaunchOrientations(contents.document).landscape()) != nil
    }
  }
}
