@testable import XcodeProjects

extension ProjectEditor {
  /// What a target copies into its app: the files of its resources phases, and its synchronized
  /// folders.
  ///
  /// - Parameter target: the name or the identifier of a target.
  func members(of target: String) throws(ProjectEditError) -> [ProjectMember] {
    let target = try self.target(target)
    var budget = ProjectBudget()
    let own = try members(of: target, &budget)
    var names: [String: [String]] = [:]
    for other in targets {
      let paths = Set(try members(of: other, &budget).entries.map(\.path))
      for path in paths { names[path, default: []].append(other.name) }
    }
    return own.entries.map { member($0, targets: names[$0.path] ?? []) }
  }
}
