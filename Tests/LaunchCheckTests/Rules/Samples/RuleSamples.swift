/// What a rule finds fault with, and what comes near and is right.
struct RuleSamples: Sendable {
  var failing: [Sample]
  var passing: [Sample]

  init(failing: Sample..., passing: Sample...) {
    self.failing = failing
    self.passing = passing
  }

  /// By rule id.
  static let all = propertyLists.merging(entries) { first, _ in first }
    .merging(launches) { first, _ in first }.merging(images) { first, _ in first }
    .merging(store) { first, _ in first }
    .merging(launchScreens) { first, _ in first }
    .merging(storyboards) { first, _ in first }.merging(storyboardContents) { first, _ in first }
    .merging(projects) { first, _ in first }.merging(catalogs) { first, _ in first }
    .merging(assets) { first, _ in first }.merging(appearances) { first, _ in first }
}

/// Keys of samples for several themes.
extension RuleSamples {
  static let universal =
    "<key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array>"
  static let fullScreen = "<key>UIRequiresFullScreen</key><true/>"

  static func target(_ version: String) -> String {
    "<key>MinimumOSVersion</key><string>\(version)</string>"
  }
}
