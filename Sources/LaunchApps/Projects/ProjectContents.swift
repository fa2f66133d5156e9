internal import LaunchRules
package import XcodeProjects

/// What is known of an app only from its Xcode project.
package struct ProjectContents: Sendable {
  /// A file that the app names, and that lies in the project without being a member of the target.
  package struct Outsider: Hashable, Sendable {
    package var name: String
    package var path: String
    /// What the app uses of an asset catalog.
    package var assets: [String] = []
    /// Where that is written; `nil` for a name in Info.plist.
    package var place: SettingOrigin?
  }

  /// A key of Info.plist, or a build setting, whose value has unknown variables.
  package struct UnknownValue: Hashable, Sendable {
    package var key: String
    package var variables: [String]
    package var place: SettingOrigin

    /// What is unknown, why, and what to do.
    package var fault: ProjectFault {
      let names = variables.map { "$(\($0))" }.joined(separator: ", ")
      return ProjectFault(
        "\(key) is unknown (nothing in the project defines \(names)); check the built .app", place)
    }
  }

  /// The set of launch images that the asset compiler is told to use.
  package struct Catalog: Sendable {
    package var name: String
    /// The build setting.
    package var place: SettingOrigin
  }

  /// The path of INFOPLIST_FILE; `nil` if it is not set, or not known.
  package var infoPlist: String?
  /// How many lines the Info.plist has; the numbers after that stand for ``additions``.
  package var lineCount = 0
  /// Where values come from that are not in the Info.plist.
  package var additions: [SettingOrigin] = []
  /// Where something would be added; `nil` for the Info.plist.
  package var missing: SettingOrigin?
  package var issues: [ConfigurationIssue] = []
  package var unknown: [UnknownValue] = []
  package var outsiders: [Outsider] = []
  /// Whether a script could copy files into the app.
  package var hasScripts = false
  /// That the file of INFOPLIST_FILE is missing.
  package var missingInfoPlist: ProjectFault?
  /// Why it is not known what the Info.plist is made of.
  package var obstacle: ProjectFault?
  /// Why the project itself cannot be read.
  package var damage: ProjectFault?
  /// `nil` if launch images do not come from an asset catalog.
  package var catalog: Catalog?

  /// Whether nothing is known of the Info.plist.
  package var isUnknown: Bool { missingInfoPlist != nil || obstacle != nil || damage != nil }

  /// Whether files with build settings could not be read.
  package var isIncomplete: Bool {
    issues.contains { issue in
      switch issue.kind {
      case .missing, .outside, .unreadable, .tooMany, .tooManySettings: true
      case .cycle, .line: false
      }
    }
  }

  /// The images that a device would find by the entry's name if they were in the target.
  package func outsiders(of site: EntrySite) -> [Outsider] {
    guard !outsiders.isEmpty, let entry = site.entry else { return [] }
    let names = Set(site.idioms.flatMap { entry.fileNames(scale: .three, idiom: $0) })
    return outsiders.filter { names.contains($0.name) }
  }

  /// The line that a person would edit.
  ///
  /// - Parameters:
  ///   - line: a line of the built Info.plist.
  ///   - path: the path of the Info.plist.
  package func place(of line: Int?, _ path: String) -> (path: String, line: Int?) {
    guard let line else { return missing.map { ($0.path, $0.line) } ?? (path, nil) }
    let index = line - lineCount - 1
    guard additions.indices.contains(index) else { return (path, line) }
    return (additions[index].path, additions[index].line)
  }
}
