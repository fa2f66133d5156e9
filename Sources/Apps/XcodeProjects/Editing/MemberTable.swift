internal import Files

/// The members of all targets of a project, to look up many files.
package struct MemberTable {
  private let document: ProjectDocument
  private let targets: [(name: String, members: TargetMembers)]

  init(_ editor: ProjectEditor) throws(ProjectEditError) {
    document = editor.document
    var budget = ProjectBudget()
    var targets: [(name: String, members: TargetMembers)] = []
    for target in editor.targets {
      targets.append((target.name, try editor.members(of: target, &budget)))
    }
    self.targets = targets
  }

  /// The names of the targets that have a file as a member on iOS.
  ///
  /// - Parameter path: a path relative to the project's folder, or an absolute path.
  package func targets(having path: String) -> [String] {
    let path = document.paths.resolved(path)
    return targets.filter { $0.members.entry(for: path)?.isForDevices ?? false }.map(\.name)
  }

  /// The absolute paths of the files with a name that the project lists, as members or not.
  package func files(named name: String) -> [String] {
    document.table.members.compactMap { member in
      guard document.objects.all[member.key]?.isa == "PBXFileReference",
        let path = document.tree[member.key], Path.name(of: path) == name
      else { return nil }
      return document.paths.absolute(path)
    }
  }
}

extension ProjectEditor {
  package var memberTable: MemberTable {
    get throws(ProjectEditError) { try MemberTable(self) }
  }
}
