import LaunchImages
import LaunchPreview
import Parallel

/// The preview of a build.
struct ArtworkPreview {
  /// The longest side of the picture of the whole artwork.
  static let overviewSide = 768

  let set: LaunchImageSet
  /// The artwork's name in messages.
  private let name: String
  let notices: [PreviewNotice]
  let preview: LaunchPreview.Preview

  /// - Parameters:
  ///   - set: what the build makes, with an overview.
  ///   - listed: the orientations that the app is known to launch into.
  /// - Complexity: O(the images' pixels)
  init(_ set: LaunchImageSet, name: String, listed: [InterfaceOrientation]) async throws {
    self.set = set
    self.name = name
    let displays = Display.today
    // A logo has no crops.
    let shown = set.plan.options.artworkIsLogo ? nil : set.overview
    let crops = shown.map {
      CropSurvey(set.plan, overview: $0, launchDisplays: displays)
    }
    notices = crops?.notices ?? []
    let findings =
      set.warnings.map { "\($0); \($0.remedy)" } + notices.map { "\($0); \($0.remedy)" }
    let sentences = findings.map { "The artwork \($0)." }
    var preview = LaunchPreview.Preview(
      title: Self.title(name), command: CommandLineText.text, generator: "launchgen \(version)",
      verdict: Self.verdict(set.plan, sentences))
    let launches = AssumedLaunches(set.plan, listed: listed)
    let (pictures, overview) = try await Self.pictures(set)
    preview.screens = zip(set.plan.images, pictures).map { launches.screen($0, $1) }
    preview.launches = launches.table
    if let picture = overview, let crops {
      preview.artwork = PreviewArtwork(
        picture: picture, outlines: crops.outlines, safe: crops.safe, focus: crops.focus)
    }
    if let picture = overview {
      preview.launchFile = set.plan.launchFile.map {
        PreviewLaunchFile($0, picture, held: set.plan.turn.orientation.interfaceOrientation)
      }
    }
    self.preview = preview
  }

  /// Prints what a build does not know of.
  func warn(_ console: Console) throws {
    for notice in notices { try console.warn(name, "\(notice); \(notice.remedy)") }
  }

  /// The last part of the path.
  private static func title(_ name: String) -> String {
    name.split(separator: "/").last.map(String.init) ?? name
  }

  private static func verdict(
    _ plan: BuildPlan, _ findings: [String]
  ) -> LaunchPreview.Preview.Verdict {
    let count = plan.images.count
    let images = count == 1 ? "1 launch image" : "\(count) launch images"
    let turned =
      plan.turn.isDone ? "turned already" : "turned \(plan.turn.rotation.rawValue)"
    let made = "\(images), \(turned) for \(plan.turn.orientation.rawValue)"
    return LaunchPreview.Preview.Verdict(findings, made)
  }

  /// Small pictures of the images, and one of the artwork.
  private static func pictures(
    _ set: LaunchImageSet
  ) async throws -> (images: [Picture?], overview: Picture?) {
    let (images, overview, size) = (set.images, set.overview, set.plan.artwork)
    let largest = set.plan.images.map { LaunchPreview.Picture.bytes(toShow: $0.size) }.max() ?? 0
    let workers = try Workers(count: set.plan.options.jobs)
      .fitting(bytesEach: largest, shared: 16 << 20)
    // The overview takes the longest.
    var pictures = try await workers.map(images.count + 1) { index in
      index == 0
        ? overview.map { Picture($0, of: size) } : try? Picture(ofFile: images[index - 1].bytes)
    }
    let first = pictures.removeFirst()
    return (pictures, first)
  }
}

extension LaunchPreview.Preview.Verdict {
  /// - Parameter made: what there is, if all is well.
  init(_ findings: [String], _ made: String) {
    let count = findings.count == 1 ? "1 thing" : "\(findings.count) things"
    self.init(
      isWell: findings.isEmpty,
      text: findings.isEmpty ? "All is well: \(made)." : "\(count) to look at: \(made).",
      findings: findings)
  }
}

extension PreviewLaunchFile {
  /// A launch file that a build makes.
  init(_ plan: LaunchFilePlan, _ picture: Picture, held: InterfaceOrientation) {
    let key = plan.launchFile.key
    let first = "iOS \(key.minimumOS.major) and later show it"
    let (fit, fitting) = Self.fit(plan)
    self.init(
      key: key.rawValue, text: "\(key.rawValue): \(first), \(fitting)", picture: picture,
      fit: fit, background: plan.background, isKnown: true, displays: Display.today, held: held)
  }

  private static func fit(_ plan: LaunchFilePlan) -> (PictureFit, words: String) {
    switch (plan.fit, plan.launchFile) {
    case (nil, _):
      // The first image is the one at one pixel for each point.
      let points = plan.images.first?.size ?? PixelSize(width: 1, height: 1)
      return (.unscaled(points), "\(points) points in the middle of every screen.")
    case (let fit?, .storyboard):
      return (.fitted(fit), "as today's devices show it, with the fit \(fit.rawValue).")
    case (_, .screen):
      return (
        .fitted(.contain), "drawn here with the fit contain: iOS fits this picture as it likes."
      )
    }
  }
}
