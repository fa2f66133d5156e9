internal import InfoPlist
internal import LaunchRules

extension BundleContents {
  /// Reports launches that UILaunchImages decides, with one violation for each different message.
  func launches(
    _ message: (_ row: LaunchSurvey.Row, _ key: String) -> String?
  ) -> [Violation] {
    var seen: Set<String> = []
    return DeviceIdiom.allCases.flatMap { idiom in
      let key = info.launchImages.key(InfoPlistKey.launchImages, for: idiom)
      return (launches[idiom] ?? []).compactMap { row -> Violation? in
        guard let message = message(row, key), seen.insert(message).inserted else { return nil }
        return Violation(document.lineOfKey(.key(key)), message)
      }
    }
  }

  /// The image that a launch picks, if its entry has files, but none for the screen's scale.
  ///
  /// Newer iPhones are left out: they show the app in the frame of an older one.
  func imageWithoutFile(_ row: LaunchSurvey.Row) -> LaunchOutcome.ChosenImage? {
    let display = row.display
    let key = info.launchImages.key(InfoPlistKey.launchImages, for: display.idiom)
    guard let image = row.launch.outcome.chosen,
      display.idiom == .pad || display.points.height < Display.phone812.points.height,
      !image.files.contains(where: { images[$0] != nil }),
      let site = sites.first(where: { $0.key == key && $0.index == image.index }),
      !files(of: site).isEmpty
    else { return nil }
    return image
  }
}
