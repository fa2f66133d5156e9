package import LaunchApps
internal import LaunchRules
internal import Platform

/// The preview of an app, made from its Info.plist and its images.
package struct AppPreview: Sendable {
  private let explanation: LaunchExplanation
  private let title: String
  private let findings: [String]

  /// - Parameter findings: the app's problems, in the order in which the page lists them.
  package init(_ explanation: LaunchExplanation, title: String, findings: [String]) {
    self.explanation = explanation
    self.title = title
    self.findings = findings
  }

  /// The paths of the Info.plist and the app's images, which the preview reads.
  package var files: [String] {
    [explanation.path] + explanation.contents.images.values.map(\.path)
  }

  /// - Complexity: O(pixels of the images)
  package func content(_ origin: PreviewOrigin, jobs: Int) async throws -> PreviewContent {
    let groups = LaunchGroup.all(explanation)
    let loader = PictureLoader(explanation.contents)
    let names = Set(groups.compactMap(\.file)).sorted()
    let workers = try Workers(count: jobs)
      .fitting(bytesEach: loader.bytes(toShow: names), shared: 16 << 20)
    let loaded = try await workers.map(names.count) { loader.picture(names[$0]) }
    let pictures = Dictionary(uniqueKeysWithValues: zip(names, loaded))
    let blank = groups.filter(\.isBlank).count
    var preview = PreviewContent(
      title: title, origin, verdict: verdict(pictures, blank))
    preview.screens = groups.map { $0.screen(explanation, $0.file.flatMap { pictures[$0] }) }
    preview.launchScreen = ShownLaunchScreen(explanation, loader).launchScreen
    preview.launches = [ExplainLine.titles] + explanation.table.dropFirst()
    preview.notes = explanation.notes
    return preview
  }

  private func verdict(
    _ pictures: [String: Result<Picture, PictureFault>], _ blank: Int
  ) -> PreviewContent.Verdict {
    let faulty = pictures.compactMap { name, picture -> String? in
      guard case .failure(let fault) = picture else { return nil }
      return "\(name): \(fault)"
    }
    let images = pictures.count - faulty.count
    let count = images == 1 ? "1 launch image is shown" : "\(images) launch images are shown"
    let hasLaunchScreen = explanation.rows.contains {
      if case .launchScreen = $0.launch.outcome { true } else { false }
    }
    let shown = images == 0 && hasLaunchScreen ? "the launch screen is shown" : count
    let screens = blank == 0 ? "no screen stays blank" : "some screens stay blank"
    let unfound = blank > 0 && findings.isEmpty ? ["Some screens stay blank; see below."] : []
    return PreviewContent.Verdict(findings + unfound + faulty.sorted(), "\(shown), \(screens)")
  }
}
