internal import Files
internal import XcodeProjects

/// The targets of a project that make other products than apps for iPhones and iPads.
enum OtherTargets {
  /// The paths of the Info.plist files of these targets.
  static func infoPlists(of project: XcodeProject) -> Set<String> {
    var reader = BuildConfigurationReader(project)
    var files: Set<String> = []
    for target in project.targets {
      let others = project.configurations(of: target, &reader).filter { !$0.isForPhones }
      files.formUnion(others.compactMap { file(of: $0, project) })
    }
    for target in project.otherTargets {
      let all = project.configurations(of: target, &reader)
      files.formUnion(all.compactMap { file(of: $0, project) })
    }
    return files
  }

  private static func file(
    of configuration: TargetConfiguration, _ project: XcodeProject
  ) -> String? {
    configuration.settings["INFOPLIST_FILE"]?.known.map {
      Path.standardized(project.shown($0))
    }
  }
}
