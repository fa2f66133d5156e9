/// A reference to a launch storyboard or the main storyboard, and the file that was found for it.
package struct StoryboardSite: Sendable {
  package var reference: StoryboardReference
  package var lookup: StoryboardLookup

  /// Whether no file with the exact name was found.
  package var isMissing: Bool {
    switch lookup {
    case .missing, .otherCase: true
    case .files, .unknown: false
    }
  }
}
