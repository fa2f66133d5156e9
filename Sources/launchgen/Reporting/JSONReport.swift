import InfoPlist
import LaunchImages
import LaunchRules
import Pixels

/// What `build --json` prints: a plan, or what came of it.
struct JSONReport: Encodable {
  struct Size: Encodable {
    var width: Int
    var height: Int
  }

  struct ArtworkEntry: Encodable {
    var path: String
    var width: Int
    var height: Int
  }

  struct Image: Encodable {
    var file: String
    var points: Size
    var scale: Int
    var pixelWidth: Int
    var pixelHeight: Int
    var orientation: String
    var rotation: String
    /// Absent where nothing was made.
    var bytes: Int?
  }

  struct CatalogImage: Encodable {
    var file: String
    var scale: Int
    var pixelWidth: Int
    var pixelHeight: Int
    /// Absent where nothing was made.
    var bytes: Int?
  }

  struct LaunchFileEntry: Encodable {
    var key: String
    /// Absent where there is none.
    var storyboard: String?
    var assetCatalog: String
    var plist: String
    var images: [CatalogImage]
  }

  struct MergedInfoPlist: Encodable {
    var path: String
    var changedKeys: [String]
  }

  var artwork: ArtworkEntry
  var images: [Image]
  var plist: String
  /// Absent where none was asked for.
  var launchFile: LaunchFileEntry?
  /// Absent where none is merged into.
  var infoPlist: MergedInfoPlist?
  var warnings: [String]

  init(_ report: BuildReport, _ update: InfoPlistUpdate?) {
    self.init(
      report.plan, artworkName: report.artworkName, bytes: report.images.map(\.bytes),
      catalogBytes: report.catalogImages.map(\.bytes), update, warnings: report.warnings)
  }

  init(
    _ plan: BuildPlan, artworkName: String, _ update: InfoPlistUpdate?, warnings: [BuildWarning]
  ) {
    self.init(
      plan, artworkName: artworkName, bytes: nil, catalogBytes: nil, update, warnings: warnings)
  }

  private init(
    _ plan: BuildPlan, artworkName: String, bytes: [Int]?, catalogBytes: [Int]?,
    _ update: InfoPlistUpdate?, warnings: [BuildWarning]
  ) {
    artwork = ArtworkEntry(
      path: artworkName, width: plan.givenArtwork.width, height: plan.givenArtwork.height)
    images = plan.images.enumerated().map { index, image in
      Image(
        file: plan.path(of: image.file),
        points: Size(width: image.screen.points.width, height: image.screen.points.height),
        scale: image.scale.rawValue, pixelWidth: image.size.width,
        pixelHeight: image.size.height,
        orientation: plan.options.turn.orientation.interfaceOrientation.rawValue,
        rotation: plan.options.turn.appliedRotation.rawValue, bytes: bytes?[index])
    }
    plist = plan.path(of: BuildPlan.propertyListFile)
    launchFile = plan.launchFile.map { LaunchFileEntry($0, in: plan, bytes: catalogBytes) }
    infoPlist = update.map {
      MergedInfoPlist(path: $0.path, changedKeys: $0.merge.changes.map(\.key))
    }
    self.warnings = warnings.map(\.description) + (update?.merge.warnings.map(\.description) ?? [])
  }

  func print() throws {
    try Results.print(JSONText.of(self) + "\n")
  }
}
