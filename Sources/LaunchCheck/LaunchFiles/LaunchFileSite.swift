/// A reference to a launch file or the main storyboard, and what was found for it.
struct LaunchFileSite: Sendable {
  var reference: LaunchFileReference
  var lookup: LaunchFileLookup
}
