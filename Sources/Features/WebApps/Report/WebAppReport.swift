internal import LaunchRules
package import Pictures
internal import Pixels
internal import Texts

/// The result of a build for a web app. A dry run makes no images and writes no files.
package struct WebAppReport: Equatable, Sendable {
  package let plan: WebAppPlan
  package let artworks: WebAppArtworks
  /// The images, in the plan's order; empty after a dry run.
  package let images: [ImageReport]
  /// The files that were written. Files that already had the same bytes are not included.
  package let writtenFiles: Set<String>
  /// The files of an earlier build that are removed, as paths in the output folder.
  package let removedFiles: [String]
  package let warnings: [WebAppWarning]

  init(_ report: PictureBuild<WebAppRecipe>.Report, _ artworks: WebAppArtworks) {
    self.artworks = artworks
    (plan, images) = (report.plan, report.images)
    (writtenFiles, removedFiles) = (report.writtenFiles, report.removedFiles)
    warnings = report.warnings
  }

  package var isUpToDate: Bool { writtenFiles.isEmpty && removedFiles.isEmpty }

  /// The result of a build, such as `art.png: 44 startup images, apple-splash.webmanifest and
  /// apple-splash.html in WebApp (31.2 MB)`. The line also has the number of changed files and the
  /// names of removed files, if there are any.
  package func summary(_ destination: PictureDestination) -> String {
    let names = artworks.all.map(\.source.name).joined(separator: ", ")
    let written = WrittenFiles(
      folder: destination.folder, bytes: images.reduce(0) { $0 + $1.bytes },
      written: writtenFiles.count, of: plan.files.count, removed: removedFiles)
    return """
      \(names): \(plan.images.count) startup images, \(plan.manifestFile) and \(plan.tagsFile) \
      \(written)
      """
  }

  /// The files that the build changed. For a dry run, the files that a build would change.
  package func changes(_ destination: PictureDestination) -> FileChanges {
    FileChanges(
      changed: plan.files.filter(writtenFiles.contains).map(destination.path),
      removed: removedFiles.map(destination.path))
  }

  package func lines(_ destination: PictureDestination) -> [String] {
    let sources = artworks.all.map { role, source in
      "\(source.name): \(plan.artworks[role].map { "\($0.size)" } ?? "")"
    }
    let columns = (plan.isLogo ? [] : ["SHOWN"]) + (artworks[.logo] == nil ? [] : ["LOGO"])
    let table = TextTable(
      header: ["FILE", "POINTS", "SCALE", "ARTWORK"] + columns, rows: plan.tags.map(row))
    let fit = plan.isLogo ? "a logo" : plan.options.images.fit.rawValue
    return sources + ["\(fit), into \(destination.folder)", ""] + table.lines()
      + [plan.manifestFile, plan.tagsFile]
      + removedFiles.map { "\(destination.path(of: $0)): removed" }
  }

  private func row(_ tag: StartupTag) -> [String] {
    let image = plan.images.first { $0.file == tag.file }
    let source = image.flatMap { artworks[$0.artwork]?.name } ?? ""
    let crop = image.map { PlacementText($0.placement, plan.options.images.fit).description }
    let logo = image?.logo.map { PlacementText.place($0.place.placement.content) }
    return [tag.file, "\(tag.screen.points)", "\(tag.screen.scale)", source]
      + [plan.isLogo ? nil : crop, logo].compactMap(\.self)
  }
}

/// The JSON document that `pwa --json` prints: the plan of a dry run, or the result of a build.
package struct WebAppDocument: Encodable {
  struct Image: Encodable {
    var file: String
    var pixelWidth: Int
    var pixelHeight: Int
    var orientation: String
    var appearance: String
    var artwork: String
    /// The part of the artwork that the image shows; absent if the image shows only a logo.
    var crop: RealRect?
    /// The rectangle that the visible part of the artwork fills; absent if the part fills the whole
    /// image.
    var content: PixelRect?
    var logo: PixelRect?
    /// The file's size in bytes; absent in a dry run.
    var bytes: Int?
    /// Whether the file was written; false if an identical file existed. Absent in a dry run.
    var written: Bool?
  }

  struct Tag: Encodable {
    var file: String
    var url: String
    var media: String
    /// The screen's size in points, in portrait order: `device-width` and `device-height`.
    var pointWidth: Int
    var pointHeight: Int
    /// The number of pixels per point, which is `-webkit-device-pixel-ratio`.
    var scale: Int
    var orientation: String
    var appearance: String
    /// The names of the devices; absent for a screen of `--add-screen`.
    var devices: String?
  }

  var artworks: [ArtworkDocument]
  var images: [Image]
  var tags: [Tag]
  var html: String
  var manifest: String
  /// Whether the build changed nothing; absent in a dry run.
  var upToDate: Bool?
  /// The removed files of an earlier build. In a dry run, the files to be removed; absent if there
  /// are none.
  var removed: [String]?
  var warnings: [String]

  package init(_ report: WebAppReport, warnings: [String], _ destination: PictureDestination) {
    let plan = report.plan
    let made = report.images.isEmpty ? nil : report.images
    upToDate = made == nil ? nil : report.isUpToDate
    let removedFiles = report.removedFiles.map(destination.path)
    removed = made == nil && removedFiles.isEmpty ? nil : removedFiles
    artworks = report.artworks.all.compactMap { role, source in
      (plan.artworks[role]?.size).map {
        ArtworkDocument(path: source.name, $0, role: role.rawValue)
      }
    }
    images = plan.images.enumerated().map { index, image in
      Image(
        file: destination.path(of: image.file), pixelWidth: image.size.width,
        pixelHeight: image.size.height, orientation: image.orientation.rawValue,
        appearance: image.appearance.rawValue, artwork: image.artwork.rawValue,
        crop: image.isLogo ? nil : image.placement.crop.inTenths,
        content: plan.options.images.fit == .contain && !image.isLogo
          ? image.placement.content : nil,
        logo: image.logo?.place.placement.content,
        bytes: made?[index].bytes, written: made?[index].isWritten)
    }
    tags = plan.tags.map {
      Tag(
        file: destination.path(of: $0.file), url: plan.url(of: $0.file), media: $0.media,
        pointWidth: $0.screen.points.width, pointHeight: $0.screen.points.height,
        scale: $0.screen.scale.rawValue, orientation: $0.orientation.rawValue,
        appearance: $0.appearance.rawValue, devices: $0.screen.devices)
    }
    html = destination.path(of: plan.tagsFile)
    manifest = destination.path(of: plan.manifestFile)
    self.warnings = warnings
  }
}
