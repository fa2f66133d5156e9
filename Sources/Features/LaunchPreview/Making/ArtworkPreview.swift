internal import LaunchApps
package import LaunchImages
package import LaunchRules
internal import Pictures
internal import Pixels
internal import Platform

/// Makes the preview of a build from the images that the build has made.
package enum ArtworkPreview {
  /// The longest side of the page's picture of the whole artwork, in pixels.
  package static let overviewSide = 768

  /// - Parameters:
  ///   - findings: the artwork's problems, in words that follow its name.
  ///   - app: the app that the artwork is for; `nil` if it is unknown.
  /// - Complexity: O(pixels of the images)
  package static func content(
    _ set: LaunchImageSet, name: String, findings: [String], app: LaunchInfo?,
    _ origin: PreviewOrigin
  ) async throws -> PreviewContent {
    let sentences = findings.map { "The artwork \($0)." }
    let launches = AssumedLaunches(set.plan, app)
    let unused = launches.unused
    var preview = PreviewContent(
      title: name.lastPathName, origin: origin,
      verdict: verdict(set.plan, unused: unused?.files.count ?? 0, sentences))
    let loaded = set.plan.images.indices.filter { launches.isLoaded(set.plan.images[$0]) }
    let (pictures, overviews) = try await pictures(set, loaded)
    preview.screens = zip(loaded, pictures).compactMap { launches.screen(set.plan.images[$0], $1) }
    preview.unused = unused
    preview.launches = launches.table
    if let picture = overviews[nil] {
      // A logo is never cropped, and the outlines are those of landscape screens.
      if !set.plan.options.artworkIsLogo, launches.orientations[0].held.isLandscape {
        preview.artwork = PreviewArtwork(set.plan, picture)
      }
      let shown = overviews.merging(inLaunchScreen(set)) { $1 }
      preview.launchScreen = set.plan.launchScreen.map {
        PreviewLaunchScreen($0, shown, launches.orientations)
      }
    }
    return preview
  }

  private static func verdict(
    _ plan: BuildPlan, unused: Int, _ findings: [String]
  ) -> PreviewContent.Verdict {
    let count = plan.images.count
    let images = count == 1 ? "1 launch image" : "\(count) launch images"
    let made = [
      count == 0 ? nil : "\(images), \(plan.turning)",
      unused == 0 ? nil : "no device loads \(unused == count ? "them" : "\(unused) of them")",
      plan.launchScreen.map { "a \($0.kind.key.words)" },
    ]
    return PreviewContent.Verdict(
      findings: findings, made: made.compactMap(\.self).joined(separator: "; "))
  }

  /// Small pictures of some launch images and of all artworks. The role of the main artwork is
  /// `nil`.
  private static func pictures(
    _ set: LaunchImageSet, _ indices: [Int]
  ) async throws -> (images: [Picture?], artworks: [ArtworkRole?: Picture]) {
    var overviews = [
      (role: ArtworkRole?.none, raster: set.overview(of: nil), size: set.plan.artwork)
    ]
    for (role, size) in set.plan.furtherArtworks {
      overviews.append((role, set.overview(of: role), size))
    }
    let largest = indices.map { Picture.bytes(toShow: set.plan.images[$0].size) }.max() ?? 0
    let workers = try Workers(count: set.plan.options.jobs)
      .fitting(bytesEach: largest, shared: 16 << 20)
    // The overviews come first, because they take longest.
    let pictures = try await workers.map(overviews.count + indices.count) { [overviews] index in
      guard overviews.indices.contains(index) else {
        return try? Picture(ofFile: set.images[indices[index - overviews.count]].bytes)
      }
      let overview = overviews[index]
      return overview.raster.map { Picture($0, of: overview.size) }
    }
    var artworks: [ArtworkRole?: Picture] = [:]
    for (overview, picture) in zip(overviews, pictures) { artworks[overview.role] = picture }
    return (Array(pictures.dropFirst(overviews.count)), artworks)
  }

  /// The pictures that the launch screen shows in place of the artworks: transparent logos, or
  /// artwork with a logo.
  private static func inLaunchScreen(_ set: LaunchImageSet) -> [ArtworkRole?: Picture] {
    guard let launchScreen = set.plan.launchScreen else { return [:] }
    var pictures: [ArtworkRole?: Picture] = [:]
    // Each role's images are in ascending size, so its largest image is the one that remains.
    for (plan, image) in zip(launchScreen.images, set.catalogImages)
    where plan.artwork == .logo || launchScreen.drawsLogo {
      pictures[plan.artwork] = try? Picture(ofFile: image.bytes, longestSide: overviewSide)
    }
    return pictures
  }
}

/// The launches of an app that has the outputs of a build. With launch images, or if no app is
/// known, the app is imaginary: it has only orientations, device families and the outputs.
struct AssumedLaunches {
  private let plan: BuildPlan
  private let info: LaunchInfo
  private let rows: [LaunchSurvey.Row]

  /// - Parameter app: the app without the outputs. The imaginary app has the same orientations. If
  ///   these lack the orientation of the launch images, the imaginary app has only that
  ///   orientation.
  init(_ plan: BuildPlan, _ app: LaunchInfo?) {
    self.plan = plan
    let usual = plan.turn.orientation.interfaceOrientation
    let makesImages = !plan.images.isEmpty
    var info = makesImages ? LaunchInfo() : app ?? LaunchInfo()
    if makesImages || app == nil {
      let listed = app.map { $0.orientations(for: $0.mainIdiom) } ?? []
      let orientations = listed.contains(usual) ? listed : [usual]
      info.supportedOrientations.any = orientations.map(\.rawValue)
      info.families = makesImages ? Set(plan.images.map(\.screen.idiom)) : [.phone, .pad]
    }
    info.launchImages = DeviceVariants(
      phone: makesImages ? plan.entries.map(Self.written) : nil,
      pad: makesImages ? plan.padEntries.map(Self.written) : nil)
    info.imageFiles = Set(plan.images.map(\.file))
    info.launchScreenKeys = DeviceVariants(any: plan.launchScreen.map { [$0.kind.key] })
    self.info = info
    rows = LaunchSurvey(info, LaunchSurvey.Scope(info)).rows
  }

  private static func written(_ entry: LaunchImageEntry) -> WrittenEntry {
    WrittenEntry(
      name: .text(entry.name), minimumOS: .text("\(entry.minimumOS)"),
      orientation: .text(entry.orientation.rawValue),
      size: .text("{\(entry.size.width), \(entry.size.height)}"))
  }

  /// The orientations in which today's devices show the launch screen.
  var orientations: [PreviewLaunchScreen.Launch] {
    let found = rows.orientations(on: Display.today)
    return found.isEmpty
      ? [(plan.turn.orientation.interfaceOrientation, Display.today)] : found
  }

  /// A table that says what each device shows, with the columns of `explain`. The first row has the
  /// titles.
  var table: [[String]] {
    let lines = ExplainLine.lines(rows, isWhole: true) { row in
      if case .launchScreen(let key) = row.launch.outcome { return "the \(key.words)" }
      let reason = row.launch.outcome.reason(on: row.devices[0], key: InfoPlistKey.launchImages)
      return (file(row).map { "\($0): " } ?? "") + reason
    }
    return [ExplainLine.titles] + lines.map(\.cells)
  }

  private func file(_ row: LaunchSurvey.Row) -> String? {
    row.launch.outcome.files.first { info.imageFiles?.contains($0) == true }
  }

  /// Whether any device that launchgen knows loads the image.
  func isLoaded(_ image: ImagePlan) -> Bool { rows.contains { file($0) == image.file } }

  /// The screen that shows an image. Its display is the first with the image's size and scale or,
  /// if there is none, the display of the first device that loads the image. `nil` if no device
  /// loads the image either.
  func screen(_ image: ImagePlan, _ picture: Picture?) -> PreviewScreen? {
    let shown = rows.filter { file($0) == image.file }
    let own = Display.all.first { $0.points == image.screen.points && $0.scale == image.scale }
    guard let display = own ?? shown.first?.display else { return nil }
    var screen = PreviewScreen(
      name: display.heading, display: display, picture.map { .picture($0) } ?? .unknown, shown,
      usual: plan.turn.orientation.interfaceOrientation)
    screen.frame = display.points == image.screen.points ? nil : image.screen.points
    screen.turn = plan.turn.appliedRotation(isUpright: image.isUpright)
    screen.setFile(image.file, for: "\(image.screen) points, \(image.scale)", from: image.minimumOS)
    return screen
  }

  /// The images that no device loads, and the reason; `nil` if each image is loaded.
  var unused: (files: [String], reason: String)? {
    let files = plan.images.filter { !isLoaded($0) }.map(\.file)
    let reason =
      plan.launchScreen == nil
      ? "No device that launchgen knows loads them. To make only those that one loads, add --scales "
        + "native."
      : "iOS shows the launch screen in their place, or no device that launchgen knows loads them."
    return files.isEmpty ? nil : (files, reason)
  }
}
