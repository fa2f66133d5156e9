internal import LaunchRules
package import XcodeProjects

/// Facts about an app that only its Xcode project contains.
package struct ProjectContents: Sendable {
  /// A file in the project's folder that the app refers to, but that is not a member of the target.
  package struct Outsider: Equatable, Sendable {
    package var name: String
    package var path: String
    /// The names of the assets that the app uses, if the file is an asset catalog.
    package var assets: [String] = []
    /// Where the reference is written; `nil` for a name in Info.plist.
    package var place: SettingOrigin?
  }

  /// An Info.plist key or a build setting whose value contains unknown variables.
  package struct UnknownValue: Equatable, Sendable {
    package var key: String
    package var variables: [String]
    package var place: SettingOrigin

    /// The fault to report: what is unknown, why, and what to do.
    package var fault: ProjectObstacle {
      let names = variables.map { "$(\($0))" }.joined(separator: ", ")
      return ProjectObstacle(
        "\(key) is unknown (nothing in the project defines \(names))", "check the built .app", place
      )
    }
  }

  /// The launch image set that the asset compiler uses.
  package struct Catalog: Sendable {
    package var name: String
    /// Where the build setting that names the set is written.
    package var place: SettingOrigin
  }

  /// A launch storyboard that Xcode also compiles for another platform.
  package struct Misplaced: Equatable, Sendable {
    package var path: String
    package var platform: OtherPlatform
    /// The other target that contains the file; `nil` for the app's own target.
    package var target: String?
  }

  /// The path of the .xcodeproj.
  package var project = ""
  /// The identifier of the configuration's object, which several targets may share.
  package var configuration = ""
  package var otherPlatforms: [OtherPlatform] = []
  package var misplaced: [Misplaced] = []
  /// The path of the Info.plist that INFOPLIST_FILE names; `nil` if there is no such file, or the
  /// setting is missing or unknown.
  package var infoPlist: String?
  /// Number of lines in the file of the Info.plist. In the built Info.plist, greater line numbers
  /// refer to the elements of ``additions``.
  package var lineCount = 0
  /// The places of the values that come from build settings and asset catalogs instead of that
  /// file.
  package var additions: [SettingOrigin] = []
  /// Where a missing key would be added; `nil` if it would be added to the file of the Info.plist.
  package var missing: SettingOrigin?
  package var issues: [ConfigurationIssue] = []
  package var unknown: [UnknownValue] = []
  package var outsiders: [Outsider] = []
  /// Settings about UILaunchScreen that Xcode ignores.
  package var ignoredSettings: [(name: String, place: SettingOrigin)] = []
  /// Whether a script could copy files into the app.
  package var hasScripts = false
  /// Set if the file that INFOPLIST_FILE names is missing.
  package var missingInfoPlist: ProjectObstacle?
  /// The path of that file.
  package var missingFile = ""
  /// Set if the source of the Info.plist is unknown.
  package var obstacle: ProjectObstacle?
  /// Set if the project itself cannot be read.
  package var damage: ProjectObstacle?
  /// The launch image set; `nil` if launch images do not come from an asset catalog.
  package var catalog: Catalog?
  /// The launch image set, if all of its slots are for iOS 6 and earlier.
  package var oldCatalog: Catalog?

  /// Whether the Info.plist is generated from build settings alone.
  package var isGenerated: Bool { infoPlist == nil && !isUnknown }

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

  /// Images outside the target that a device would find by the entry's name if they were members of
  /// the target.
  package func outsiders(of site: EntrySite) -> [Outsider] {
    guard !outsiders.isEmpty, let entry = site.entry else { return [] }
    let names = Set(site.idioms.flatMap { entry.fileNames(scale: .three, idiom: $0) })
    return outsiders.filter { names.contains($0.name) }
  }

  /// The place in a source file that a person edits to change a line of the built Info.plist.
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
