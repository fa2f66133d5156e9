/// A reference to a launch file or the main storyboard, and what was found for it.
package struct LaunchFileSite: Sendable {
  package var reference: LaunchFileReference
  package var lookup: LaunchFileLookup

  /// Whether devices are known not to find it.
  package var isMissing: Bool {
    switch lookup {
    case .missing, .otherCase: true
    case .files, .unknown: false
    }
  }
}
