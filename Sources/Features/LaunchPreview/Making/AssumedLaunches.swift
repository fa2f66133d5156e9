internal import LaunchApps
internal import LaunchImages
internal import LaunchRules
internal import Pixels

/// The launches of an imaginary app whose Info.plist contains only orientations and the outputs of
/// a build.
struct AssumedLaunches {
  private let plan: BuildPlan
  private let info: LaunchInfo
  private let rows: [LaunchSurvey.Row]

  /// - Parameter listed: the orientations in the app's Info.plist. If the plan's orientation is not
  ///   among them, the imaginary app has only the plan's orientation.
  init(_ plan: BuildPlan, listed: [InterfaceOrientation]) {
    self.plan = plan
    let usual = plan.turn.orientation.interfaceOrientation
    var info = LaunchInfo()
    let orientations = listed.contains(usual) ? listed : [usual]
    info.supportedOrientations.any = orientations.map(\.rawValue)
    let makesImages = !plan.images.isEmpty
    info.families = makesImages ? Set(plan.images.map(\.screen.idiom)) : [.phone]
    info.launchImages.phone = makesImages ? plan.entries.map(Self.written) : nil
    info.launchImages.pad = makesImages ? plan.padEntries.map(Self.written) : nil
    info.imageFiles = Set(plan.images.map(\.file))
    info.launchScreenKeys.any = plan.launchScreen.map { [$0.kind.key] }
    self.info = info
    rows = LaunchSurvey(info, LaunchSurvey.Scope(info)).rows
  }

  private static func written(_ entry: LaunchImageEntry) -> WrittenEntry {
    WrittenEntry(
      name: .text(entry.name), minimumOS: .text("\(entry.minimumOS)"),
      orientation: .text(entry.orientation.rawValue),
      size: .text("{\(entry.size.width), \(entry.size.height)}"))
  }

  /// A table of what each device shows, in the columns of `explain`; the first row has the titles.
  var table: [[String]] {
    let lines = ExplainLine.lines(rows) { row in
      let reason = row.launch.outcome.reason(
        on: row.devices[0], key: InfoPlistKey.launchImages)
      let shown = file(row).map { "\($0): " } ?? ""
      return shown + reason
    }
    return [ExplainLine.titles] + lines.map(\.cells)
  }

  private func file(_ row: LaunchSurvey.Row) -> String? {
    row.launch.outcome.files.first { info.imageFiles?.contains($0) == true }
  }

  /// Whether a device that launchgen knows loads an image.
  func isLoaded(_ image: ImagePlan) -> Bool { rows.contains { file($0) == image.file } }

  /// The screen that shows an image; `nil` if no device loads it. Its display is the one that the
  /// image is made for, or else a display that shows the image in the frame of an older iPhone.
  func screen(_ image: ImagePlan, _ picture: Picture?) -> PreviewScreen? {
    let shown = rows.filter { file($0) == image.file }
    let own = Display.all.first { $0.points == image.screen.points && $0.scale == image.scale }
    guard let display = own ?? shown.first?.display else { return nil }
    var screen = PreviewScreen(
      name: display.heading, display: display, picture.map { .picture($0) } ?? .unknown, shown,
      usual: plan.turn.orientation.interfaceOrientation)
    screen.isLetterboxed = display.points != image.screen.points
    screen.turn = plan.turn.appliedRotation(isUpright: image.isUpright)
    screen.setFile(
      image.file, for: "\(image.screen) points, \(image.scale)", from: image.minimumOS)
    return screen
  }

  /// The images that no device loads, and the reason; `nil` if each image is loaded.
  var unused: PreviewContent.Unused? {
    let files = plan.images.filter { !isLoaded($0) }.map(\.file)
    if files.isEmpty { return nil }
    return PreviewContent.Unused(
      files: files,
      reason: plan.launchScreen == nil
        ? "No device that launchgen knows loads them. To make only those that one loads, add "
          + "--scales native."
        : "iOS shows the launch screen in their place, or no device that launchgen knows loads "
          + "them.")
  }
}
