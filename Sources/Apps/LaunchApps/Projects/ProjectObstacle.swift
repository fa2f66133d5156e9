package import XcodeProjects

/// A fault that keeps a project, or a part of it, from being read.
package struct ProjectObstacle: Sendable {
  /// What is wrong, with the reason in parentheses.
  package var problem: String
  package var remedy: String
  package var place: SettingOrigin

  package init(_ problem: String, _ remedy: String, _ place: SettingOrigin) {
    self.problem = problem
    self.remedy = remedy
    self.place = place
  }
}
