import AppDocuments
import ExampleSupport

/// Explains how iOS launches an app with a given Info.plist, on one device and on all devices.
@main
enum ExplainLaunch {
  static func main() async throws {
    try await Example.withTemporaryFolder { folder in
      let path = try Example.writeInfoPlist(into: folder)
      let entries = LaunchScreenSize.technote.map {
        LaunchImageEntry(for: $0, namePrefix: LaunchImageName.defaultPrefix)
      }
      try InfoPlistUpdate(path: path, MergeOptions(entries: entries)).write()

      let info = LaunchInfo(try PropertyListDocument(path: path))
      explainOne(info)
      explainAll(info)
    }
  }

  private static func explainOne(_ info: LaunchInfo) {
    guard let device = DeviceModel(named: "6 Plus") else {
      return Example.expect(false, "there is an iPhone 6 Plus")
    }
    let situation = LaunchSituation(
      device: device, system: OSVersion(8, 1), held: .landscapeLeft)
    let launch = Launch(info, in: situation)
    print("\(device), iOS \(situation.system): \(words(for: launch.outcome))")

    Example.expect(launch.orientation == .landscapeLeft, "a 6 Plus launches as it is held")
    Example.expect(launch.reason == .asHeld, "and says so")
    Example.expect(
      launch.outcome.chosen?.files.first == "Default-iOS8-736h@3x~iphone.png",
      "it looks for the file of its own device first")
  }

  private static func explainAll(_ info: LaunchInfo) {
    let survey = LaunchSurvey(info, LaunchSurvey.Scope(info))
    for row in survey.rows {
      print("\(row.display.devices), iOS \(row.systems): \(words(for: row.launch.outcome))")
    }
    Example.expect(!survey.rows.isEmpty, "some device runs the app")
    Example.expect(
      survey.rows.allSatisfy { $0.launch.orientation.isLandscape }, "each launch is landscape")
    Example.expect(
      survey.rows.allSatisfy { $0.launch.outcome.chosen != nil }, "each launch shows an image")
  }

  private static func words(for outcome: LaunchOutcome) -> String {
    switch outcome {
    case .image(let image): "shows \(image.entry.name)"
    case .letterboxed(let image): "shows \(image.entry.name), and runs the app letterboxed"
    case .launchScreen(let key): "shows the launch screen that \(key.rawValue) names"
    case .namedFile(let files): "looks for \(files.joined(separator: ", "))"
    case .blank(.noUsableEntry): "shows nothing: no entry can be used"
    case .blank(.systemTooOld(let lowest)): "shows nothing: entries begin with iOS \(lowest)"
    case .blank(.orientation(let orientation)): "shows nothing: no entry is for \(orientation)"
    case .blank(.noFile(let image)): "shows nothing: entry \(image.index + 1) has no file"
    }
  }
}
