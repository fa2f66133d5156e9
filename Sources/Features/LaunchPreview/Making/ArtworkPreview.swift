internal import Files
package import LaunchImages
package import LaunchRules
internal import PNGCodec
internal import Pictures
internal import Pixels
internal import Platform

/// Makes the preview of a build from the images that the build has made.
package enum ArtworkPreview {
  /// The longest side of the page's picture of the whole artwork, in pixels.
  package static let overviewSide = 768

  /// - Parameters:
  ///   - set: the outputs of the build, including small pictures of the artworks.
  ///   - name: the artwork's name in messages.
  ///   - findings: the artwork's problems, in words that follow its name.
  ///   - listed: the orientations that the app is known to launch into.
  /// - Complexity: O(pixels of the images)
  package static func content(
    _ set: LaunchImageSet, name: String, findings: [String], listed: [InterfaceOrientation],
    _ origin: PreviewOrigin
  ) async throws -> PreviewContent {
    let sentences = findings.map { "The artwork \($0)." }
    let launches = AssumedLaunches(set.plan, listed: listed)
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
      // A logo is never cropped.
      if !set.plan.options.artworkIsLogo { preview.artwork = PreviewArtwork(set.plan, picture) }
      let shown = overviews.merging(inLaunchScreen(set)) { $1 }
      preview.launchScreen = set.plan.launchScreen.map {
        PreviewLaunchScreen($0, shown, held: set.plan.turn.orientation.interfaceOrientation)
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

  /// Small pictures of the launch images with the given indices and of all artworks. As a role,
  /// `nil` stands for the main artwork.
  private static func pictures(
    _ set: LaunchImageSet, _ indices: [Int]
  ) async throws -> (images: [Picture?], artworks: [ArtworkRole?: Picture]) {
    var overviews = [(role: ArtworkRole?.none, raster: set.overview, size: set.plan.artwork)]
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

  /// Pictures that the launch screen shows instead of the artwork itself: a logo with its
  /// transparency, and artwork with a logo drawn over it.
  private static func inLaunchScreen(_ set: LaunchImageSet) -> [ArtworkRole?: Picture] {
    guard let launchScreen = set.plan.launchScreen else { return [:] }
    var pictures: [ArtworkRole?: Picture] = [:]
    // Later images replace earlier ones; the largest image of each role comes last.
    for (plan, image) in zip(launchScreen.images, set.catalogImages)
    where plan.artwork == .logo || launchScreen.drawsLogo {
      pictures[plan.artwork] = try? Picture(
        ofFile: image.bytes, longestSide: overviewSide, keepsAlpha: plan.artwork == .logo)
    }
    return pictures
  }
}
