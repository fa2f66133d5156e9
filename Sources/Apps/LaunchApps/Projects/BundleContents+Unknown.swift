package import Texts
internal import XcodeProjects

extension BundleContents {
  /// The reason why the app's launches are unknown, and the place where it is written; `nil` if the
  /// launches are known.
  package var obstacle: Message? {
    if isStoryboard, let path = storyboards.files(.launch).first?.path {
      return Message(
        .badData, path, "is a launch screen (the Info.plist decides the launch)", "name that")
    }
    guard let project else { return nil }
    let fault =
      project.damage ?? project.missingInfoPlist ?? project.obstacle
      ?? project.unknown.first { $0.key.contains("Orientation") }?.fault
    return fault.map {
      Message(.badData, Message.Place($0.place.path, $0.place.line), $0.problem, $0.remedy)
    }
  }

  /// The path of the file from which a project's target builds its Info.plist; `nil` if there is
  /// none.
  public var infoPlistFile: String? { project?.infoPlist }

  /// Descriptions of the keys whose values are unknown.
  public var unknownValues: [String] {
    (project?.unknown ?? []).map { value in
      "\(value.key) (nothing defines \(value.variables.map { "$(\($0))" }.joined(separator: ", ")))"
    }
  }

  /// The path and line from which a line of the built Info.plist comes.
  ///
  /// - Parameters:
  ///   - line: a line of ``document``.
  ///   - path: the path of the Info.plist.
  public func place(of line: Int?, _ path: String) -> (path: String, line: Int?) {
    project?.place(of: line, path) ?? (path, line)
  }
}
