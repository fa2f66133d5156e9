internal import AppDocuments
internal import LaunchRules
internal import Pictures
internal import Pixels

/// The JSON document that `build --json` prints: the plan of a dry run, or the result of a build.
package struct BuildDocument: Encodable {
  struct Size: Encodable {
    var width, height: Int
  }

  struct Image: Encodable {
    var file: String
    var points: Size
    var scale: Int
    var pixelWidth, pixelHeight: Int
    var orientation: String
    var rotation: String
    var minimumOS: String
    /// The part of the artwork that the image shows; absent if the image shows only a logo.
    var crop: RealRect?
    /// The rectangle that the visible part of the artwork fills, in the landscape frame before any
    /// rotation; absent if the part fills the whole frame.
    var content: PixelRect?
    /// The logo's rectangle in the landscape frame, before any rotation; absent without a logo.
    var logo: PixelRect?
    /// The file's size in bytes; absent in a dry run.
    var bytes: Int?
    /// Whether the file was written; false if an identical file existed. Absent in a dry run.
    var written: Bool?
  }

  struct CatalogImage: Encodable {
    var file: String
    /// The artwork's role: `dark`, `ipad`, `portrait` or `logo`; absent for the main artwork.
    var artwork: String?
    var scales: [Int]
    var pixelWidth, pixelHeight: Int
    var bytes: Int?
    var written: Bool?
  }

  struct LaunchScreenEntry: Encodable {
    var key: String
    /// The color in dark mode as `#rrggbb`; absent if both modes have the same color.
    var darkBackground: String?
    /// The path of the storyboard; absent if none is made.
    var storyboard: String?
    var assetCatalog: String
    var plist: String
    var images: [CatalogImage]
  }

  struct MergedInfoPlist: Encodable {
    var path: String
    var changedKeys: [String]
  }

  /// A point in percent of the upright artwork's width and height.
  struct FocusEntry: Encodable {
    var x, y: Double
    var found: Bool
  }

  var artwork: ArtworkDocument
  /// The artworks other than the main one; absent if there are none.
  var furtherArtworks: [ArtworkDocument]?
  /// The point that stays visible in crops; absent without `--focus`.
  var focus: FocusEntry?
  var images: [Image]
  /// The path of UILaunchImages.plist; absent if no launch images are made.
  var plist: String?
  /// Whether the build changed nothing; absent in a dry run.
  var upToDate: Bool?
  /// The removed files of an earlier build. In a dry run, the files to be removed; absent if there
  /// are none.
  var removed: [String]?
  /// The path of the preview; absent if none was requested.
  var preview: String?
  var launchScreen: LaunchScreenEntry?
  var infoPlist: MergedInfoPlist?
  var warnings: [String]

  package init(_ report: BuildReport, warnings: [String], _ destination: Destination) {
    let plan = report.plan
    let isMade = !report.images.isEmpty || !report.catalogImages.isEmpty
    upToDate = isMade ? report.isUpToDate : nil
    preview = report.additionalFiles.first.map { destination.path(of: $0) }
    let removedFiles = report.removedFiles.map { destination.path(of: $0) }
    removed = isMade || !removedFiles.isEmpty ? removedFiles : nil
    artwork = ArtworkDocument(path: report.artworkName, plan.givenArtwork)
    let further = ArtworkRole.allCases.compactMap { role in
      plan.furtherArtworks[role].map {
        ArtworkDocument(path: report.furtherNames[role] ?? "", $0, role: role.rawValue)
      }
    }
    furtherArtworks = further.isEmpty ? nil : further
    if case .focus(let point) = plan.anchor {
      focus = FocusEntry(
        x: point.percent.x, y: point.percent.y, found: plan.options.focus == .automatic)
    }
    images = plan.images.enumerated().map { index, image in
      Image(
        file: destination.path(of: image.file),
        points: Size(width: image.screen.points.width, height: image.screen.points.height),
        scale: image.scale.rawValue, pixelWidth: image.size.width,
        pixelHeight: image.size.height,
        orientation: plan.turn.orientation.interfaceOrientation.rawValue,
        rotation: plan.turn.appliedRotation(isUpright: image.isUpright).rawValue,
        minimumOS: image.minimumOS.description,
        crop: plan.options.artworkIsLogo ? nil : image.placement.crop.inTenths,
        content: plan.options.fit == .contain && !plan.options.artworkIsLogo
          ? image.placement.content : nil,
        logo: image.logo?.placement.content,
        bytes: isMade ? report.images[index].bytes : nil,
        written: isMade ? report.images[index].isWritten : nil)
    }
    plist = plan.images.isEmpty ? nil : destination.path(of: BuildPlan.propertyListFile)
    launchScreen = plan.launchScreen.map {
      LaunchScreenEntry($0, destination, isMade ? report.catalogImages : nil)
    }
    infoPlist = report.merge.map {
      MergedInfoPlist(
        path: destination.infoPlist?.path ?? "", changedKeys: $0.changes.map(\.key))
    }
    self.warnings = warnings
  }
}

extension BuildDocument.LaunchScreenEntry {
  /// - Parameter made: reports on the launch screen's images, in the plan's order; `nil` in a dry
  ///   run.
  init(_ launchScreen: LaunchScreenPlan, _ destination: Destination, _ made: [ImageReport]?) {
    key = launchScreen.kind.key.rawValue
    darkBackground = launchScreen.darkBackground?.hexadecimal
    storyboard =
      launchScreen.documents.contains(.storyboard)
      ? destination.path(of: LaunchScreenDocument.storyboard.file) : nil
    assetCatalog = destination.path(of: LaunchScreenPlan.catalog)
    plist = destination.path(of: LaunchScreenDocument.propertyList.file)
    images = launchScreen.images.enumerated().map { index, image in
      BuildDocument.CatalogImage(
        file: destination.path(of: image.file), artwork: image.artwork?.rawValue,
        scales: image.scales.map(\.rawValue),
        pixelWidth: image.size.width, pixelHeight: image.size.height, bytes: made?[index].bytes,
        written: made?[index].isWritten)
    }
  }
}
