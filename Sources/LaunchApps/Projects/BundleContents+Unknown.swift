internal import XcodeProjects

extension BundleContents {
  /// Why it is not known what the app does at launch, and where that is written; `nil` if it is
  /// known.
  public var obstacle: (path: String, line: Int?, text: String)? {
    if isLaunchFile, let path = launchFiles.files(.launch).first?.path {
      return (path, nil, "is a launch file (the Info.plist decides the launch); name that")
    }
    guard let project else { return nil }
    let fault =
      project.damage ?? project.missingInfoPlist ?? project.obstacle
      ?? project.unknown.first { $0.key.contains("Orientation") }?.fault
    return fault.map { ($0.place.path, $0.place.line, $0.text) }
  }

  /// The file that the Info.plist of a project's target is made of; `nil` if there is none.
  public var infoPlistFile: String? { project?.infoPlist }

  /// The values that are not known, each in words.
  public var unknownValues: [String] {
    (project?.unknown ?? []).map { value in
      "\(value.key) (nothing defines \(value.variables.map { "$(\($0))" }.joined(separator: ", ")))"
    }
  }

  /// The path and the line of something in the Info.plist as it is built.
  ///
  /// - Parameters:
  ///   - line: a line of ``document``.
  ///   - path: the path of the Info.plist.
  public func place(of line: Int?, _ path: String) -> (path: String, line: Int?) {
    project?.place(of: line, path) ?? (path, line)
  }
}
