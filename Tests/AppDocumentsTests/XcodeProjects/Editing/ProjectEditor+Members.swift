@testable import AppDocuments

extension ProjectEditor {
  /// What a target copies into its app, other than its synchronized folders.
  ///
  /// - Parameter target: the name or the identifier of a target.
  func members(of target: String) throws(ProjectEditError) -> [TargetMembers.Entry] {
    try allMembers(of: target).entries
  }

  /// The entry that makes a file a member of a target; `nil` if it is not one.
  ///
  /// - Parameter path: a path relative to the project's folder, or an absolute path.
  func membership(
    of path: String, in target: String
  ) throws(ProjectEditError) -> TargetMembers.Entry? {
    try allMembers(of: target).entry(for: document.resolved(path))
  }

  private func allMembers(of target: String) throws(ProjectEditError) -> TargetMembers {
    var budget = ProjectBudget()
    return try members(of: try self.target(target), &budget)
  }
}
