/// A reference to a launch file or the main storyboard, and what was found for it.
struct LaunchFileSite: Sendable {
  var reference: LaunchFileReference
  var lookup: LaunchFileLookup

  /// Whether devices are known not to find it.
  var isMissing: Bool {
    switch lookup {
    case .missing, .otherCase: true
    case .files, .unknown: false
    }
  }
}
