import LaunchImages
import LaunchPreview
import Parallel

/// The preview of a build.
struct ArtworkPreview {
  /// The longest side of the picture of the whole artwork.
  static let overviewSide = 768

  let set: LaunchImageSet
  let notices: [PreviewNotice]
  let preview: LaunchPreview.Preview

  /// - Parameters:
  ///   - set: what the build makes, with an overview.
  ///   - listed: the orientations that the app is known to launch into.
  /// - Complexity: O(the images' pixels)
  init(_ set: LaunchImageSet, name: String, listed: [InterfaceOrientation]) async throws {
    self.set = set
    let displays = Display.today
    let crops = set.overview.map {
      CropSurvey(set.plan, overview: $0, launchDisplays: displays)
    }
    notices = crops?.notices ?? []
    let findings =
      set.warnings.map { "\($0); \($0.remedy)" } + notices.map { "\($0); \($0.remedy)" }
    var preview = LaunchPreview.Preview(
      title: Self.title(name), command: CommandLineText.text, generator: "launchgen \(version)",
      verdict: Self.verdict(set.plan, findings))
    let launches = AssumedLaunches(set.plan, listed: listed)
    preview.screens = try await Self.screens(set, launches)
    preview.launches = launches.table
    if let overview = set.overview, let crops {
      let picture = Picture(overview, of: set.plan.artwork)
      preview.artwork = PreviewArtwork(
        picture: picture, outlines: crops.outlines, safe: crops.safe, focus: crops.focus)
      preview.launchFile = set.plan.launchFile.map {
        PreviewLaunchFile($0, picture, held: set.plan.turn.orientation.interfaceOrientation)
      }
    }
    self.preview = preview
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

  private static func screens(
    _ set: LaunchImageSet, _ launches: AssumedLaunches
  ) async throws -> [PreviewScreen] {
    let images = set.images
    let pictures = try await Workers(count: set.plan.options.jobs).map(images.count) { index in
      Result { () throws(PNGError) in try Picture(ofFile: images[index].bytes) }
    }
    return set.plan.images.enumerated().map { index, image in
      launches.screen(image, try? pictures[index].get())
    }
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
    let fitting =
      plan.launchFile == .storyboard
      ? "as today's devices show it, with the fit \(plan.fit.rawValue)."
      : "drawn here with the fit contain: iOS fits this picture as it likes."
    self.init(
      key: key.rawValue, text: "\(key.rawValue): \(first), \(fitting)", picture: picture,
      fit: plan.launchFile == .storyboard ? plan.fit : .contain, background: plan.background,
      isKnown: true, displays: Display.today, held: held)
  }
}
