package import Pictures
internal import Pixels

/// The JSON document that `pwa --json` prints: the plan of a dry run, or the result of a build.
package struct WebAppDocument: Encodable {
  struct Image: Encodable {
    var file: String
    var pixelWidth: Int
    var pixelHeight: Int
    var orientation: String
    /// The appearance that the image is for: `any`, `light` or `dark`.
    var appearance: String
    var artwork: String
    /// The part of the artwork that the image shows; absent if the image shows only a logo.
    var crop: ImageDocument.Crop?
    /// The rectangle in the image that the visible part of the artwork fills; absent if that is the
    /// whole image.
    var content: ImageDocument.Rectangle?
    /// The logo's rectangle in the image; absent without a logo.
    var logo: ImageDocument.Rectangle?
    /// The file's size in bytes; absent in a dry run.
    var bytes: Int?
    /// Whether the file was written; false if it already had the same bytes. Absent in a dry run.
    var written: Bool?
  }

  struct Tag: Encodable {
    var file: String
    var media: String
    /// The names of the devices; absent for a screen of `--add-screen`.
    var devices: String?
  }

  var artworks: [ImageDocument.Artwork]
  var images: [Image]
  var tags: [Tag]
  var html: String
  var manifest: String
  /// Whether no file had to be written; absent in a dry run.
  var upToDate: Bool?
  /// Files of an earlier build that were removed; absent in a dry run that removes none.
  var removed: [String]?
  var warnings: [String]

  package init(_ report: WebAppReport, warnings: [String], _ destination: PictureDestination) {
    self.init(report.plan, report.artworks, warnings, destination, report.images)
    upToDate = report.isUpToDate
    removed = report.removedFiles.map { destination.path(of: $0) }
  }

  package init(_ run: WebAppDryRun, warnings: [String], _ destination: PictureDestination) {
    self.init(run.plan, run.artworks, warnings, destination, nil)
    let files = run.removedFiles.map { destination.path(of: $0) }
    removed = files.isEmpty ? nil : files
  }

  private init(
    _ plan: WebAppPlan, _ artworks: WebAppArtworks, _ warnings: [String],
    _ destination: PictureDestination, _ reports: [ImageReport]?
  ) {
    self.artworks = artworks.all.compactMap { role, source in
      (plan.artworks[role]?.size).map {
        ImageDocument.Artwork(path: source.name, $0, role: role.rawValue)
      }
    }
    images = plan.images.enumerated().map { index, image in
      Image(
        file: destination.path(of: image.file), pixelWidth: image.size.width,
        pixelHeight: image.size.height, orientation: image.orientation.rawValue,
        appearance: image.appearance.rawValue, artwork: image.artwork.rawValue,
        crop: image.isLogo ? nil : ImageDocument.Crop(image.placement.crop),
        content: plan.options.images.fit == .contain && !image.isLogo
          ? ImageDocument.Rectangle(image.placement.content) : nil,
        logo: image.logo.map { ImageDocument.Rectangle($0.place.placement.content) },
        bytes: reports?[index].bytes, written: reports?[index].isWritten)
    }
    tags = plan.tags.map {
      Tag(file: destination.path(of: $0.file), media: $0.media, devices: $0.screen.devices)
    }
    html = destination.path(of: plan.tagsFile)
    manifest = destination.path(of: plan.manifestFile)
    self.warnings = warnings
  }
}
