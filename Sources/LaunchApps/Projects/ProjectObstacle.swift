package import XcodeProjects

/// A fault that keeps a project, or a part of it, from being read.
package struct ProjectObstacle: Sendable {
  /// The message: what is wrong, why, and what to do.
  package var text: String
  package var place: SettingOrigin

  package init(_ text: String, _ place: SettingOrigin) {
    self.text = text
    self.place = place
  }
}
