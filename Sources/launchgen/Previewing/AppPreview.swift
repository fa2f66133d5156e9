import LaunchApps
import LaunchCheck
import LaunchImages
import LaunchPreview
import Platform

/// The preview of an app, by its Info.plist and its images.
struct AppPreview: Sendable {
  private let report: ExplainReport
  private let name: String
  private let findings: [Finding]

  init(_ bundle: LoadedBundle, name: String) throws {
    let contents: BundleContents
    do throws(InfoPlistError) {
      contents = try bundle.contents.get()
    } catch {
      throw CommandError(bundle.path, error)
    }
    if let obstacle = contents.obstacle { throw CommandError(obstacle) }
    let scope = LaunchSurvey.Scope(contents.info)
    report = ExplainReport(
      path: bundle.path, contents: contents, rows: LaunchSurvey(contents.info, scope).rows,
      windows: ResizableWindow.all(contents.info, scope))
    self.name = name
    let all = bundle.findings(Checker())
    findings = all.filter { $0.level == .error } + all.filter { $0.level == .warning }
  }

  /// What is read of the app.
  var files: [String] { [report.path] + report.contents.images.values.map(\.path) }

  /// - Complexity: O(the images' pixels)
  func preview(jobs: Int) async throws -> LaunchPreview.Preview {
    let groups = LaunchGroup.all(report)
    let loader = PictureLoader(report.contents)
    let names = Set(groups.compactMap(\.file)).sorted()
    let workers = try Workers(count: jobs)
      .fitting(bytesEach: loader.bytes(toShow: names), shared: 16 << 20)
    let loaded = try await workers.map(names.count) { loader.picture(names[$0]) }
    let pictures = Dictionary(uniqueKeysWithValues: zip(names, loaded))
    let blank = groups.filter(\.isBlank).count
    var preview = LaunchPreview.Preview(
      title: name, command: CommandLineText.text, generator: "launchgen \(version)",
      verdict: verdict(names.count, blank))
    preview.screens = groups.map { $0.screen(report, $0.file.flatMap { pictures[$0] }) }
    preview.launchFile = ShownLaunchScreen(report, loader).launchFile
    preview.launches = [ExplainLine.titles] + report.table.dropFirst()
    preview.notes = report.notes
    return preview
  }

  private func verdict(_ images: Int, _ blank: Int) -> LaunchPreview.Preview.Verdict {
    let count = images == 1 ? "1 launch image is shown" : "\(images) launch images are shown"
    let hasLaunchFile = report.rows.contains {
      if case .launchScreen = $0.launch.outcome { true } else { false }
    }
    let shown = images == 0 && hasLaunchFile ? "the launch file is shown" : count
    let texts = findings.map { finding in
      "\(finding.level.rawValue): \(finding.message)"
    }
    let screens = blank == 0 ? "no screen stays blank" : "some screens stay blank"
    let unfound = blank > 0 && texts.isEmpty ? ["Some screens stay blank; see below."] : []
    return LaunchPreview.Preview.Verdict(texts + unfound, "\(shown), \(screens)")
  }
}
