package import LaunchRules
internal import PNGCodec
internal import Pixels

extension BundleContents {
  /// The row, in two if iOS 9 begins in it and it shows a file that is not rotated: TN2244 is
  /// about older versions, and some apps with such files work on later ones.
  func splitWhereUprightIsSeen(_ row: LaunchSurvey.Row) -> [LaunchSurvey.Row] {
    let first = ScreenImage.firstUpright
    guard isUpright(row), row.systems.from < first, row.systems.before.map({ $0 > first }) ?? true
    else { return [row] }
    var (older, newer) = (row, row)
    older.systems.before = first
    newer.systems.from = first
    return [older, newer]
  }

  /// Whether an iPhone that launches into landscape shows an entry's file that is not turned.
  func isUpright(_ row: LaunchSurvey.Row) -> Bool {
    guard row.display.idiom == .phone, row.launch.orientation.isLandscape,
      row.launch.outcome.chosen != nil, let file = present(row.launch.outcome),
      let size = images[file]?.readable?.size
    else { return false }
    return size.width > size.height
  }

  /// The file that iOS loads: the first of the outcome's files that is in the app; `nil` if none
  /// is.
  func present(_ outcome: LaunchOutcome) -> String? {
    outcome.files.first { images[$0] != nil }
  }

  /// The iPhone in whose frame an app runs that has neither entries nor a launch screen: on an
  /// iPhone for whose screen no image is found by name, the iPhone 5 or the iPhone 4s, whichever
  /// has an image. `nil` if the app fills the screen, or if its images are unknown.
  ///
  /// Source: shipped apps; documented nowhere.
  package func frame(_ row: LaunchSurvey.Row) -> String? {
    guard case .namedFile = row.launch.outcome, row.display.idiom == .phone,
      knowsImages || !namedUses.isEmpty,
      ![Display.phone480, .phone568].contains(row.display)
    else { return nil }
    let orientation = row.launch.orientation
    func has(_ display: Display) -> Bool {
      info.ownNamesWithoutEntries(on: display, orientation).contains { name in
        let entry = LaunchImageEntry(name: name, minimumOS: .firstWithEntries, size: display.points)
        return entry.fileNames(scale: display.scale, idiom: .phone).contains { images[$0] != nil }
      }
    }
    if has(row.display) { return nil }
    return has(.phone568) ? "iPhone 5" : "iPhone 4s"
  }
}
