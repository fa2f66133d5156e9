internal import InfoPlist
internal import LaunchRules
internal import XcodeProjects

/// What is known of an app only from its Xcode project.
package struct ProjectContents: Sendable {
  /// A file that the app names, and that lies in the project without being a member of the target.
  struct Outsider: Hashable, Sendable {
    var name: String
    var path: String
    /// What the app uses of an asset catalog.
    var assets: [String] = []
    /// Where that is written; `nil` for a name in Info.plist.
    var place: SettingOrigin?
  }

  /// A key of Info.plist, or a build setting, whose value has unknown variables.
  struct UnknownValue: Hashable, Sendable {
    var key: String
    var variables: [String]
    var place: SettingOrigin
  }

  /// The set of launch images that the asset compiler is told to use.
  package struct Catalog: Sendable {
    package var name: String
    /// The build setting.
    package var place: SettingOrigin
  }

  /// The path of INFOPLIST_FILE; `nil` if it is not set, or not known.
  var infoPlist: String?
  /// How many lines the Info.plist has; the numbers after that stand for ``additions``.
  var lineCount = 0
  /// Where values come from that are not in the Info.plist.
  var additions: [SettingOrigin] = []
  /// Where something would be added; `nil` for the Info.plist.
  var missing: SettingOrigin?
  var issues: [ConfigurationIssue] = []
  var unknown: [UnknownValue] = []
  var outsiders: [Outsider] = []
  /// Whether a script could copy files into the app.
  var hasScripts = false
  /// The build setting INFOPLIST_FILE, if there is no such file, and the path.
  var missingInfoPlist: (path: String, place: SettingOrigin)?
  /// The reason why the Info.plist cannot be judged.
  var obstacle: (text: String, place: SettingOrigin)?
  /// Why the project itself cannot be read.
  var damage: (text: String, place: SettingOrigin)?
  /// `nil` if launch images do not come from an asset catalog.
  package var catalog: Catalog?

  /// Whether nothing is known of the Info.plist.
  var isUnknown: Bool { missingInfoPlist != nil || obstacle != nil || damage != nil }

  /// Whether files with build settings could not be read.
  var isIncomplete: Bool {
    issues.contains { issue in
      switch issue.kind {
      case .missing, .outside, .unreadable, .tooMany, .tooManySettings: true
      case .cycle, .line: false
      }
    }
  }

  /// The images that a device would find by the entry's name if they were in the target.
  func outsiders(of site: EntrySite) -> [Outsider] {
    guard !outsiders.isEmpty, let entry = site.entry else { return [] }
    let names = Set(site.idioms.flatMap { entry.fileNames(scale: .three, idiom: $0) })
    return outsiders.filter { names.contains($0.name) }
  }

  /// The line that a person would edit.
  ///
  /// - Parameters:
  ///   - line: a line of the built Info.plist.
  ///   - path: the path of the Info.plist.
  func place(of line: Int?, _ path: String) -> (path: String, line: Int?) {
    guard let line else { return missing.map { ($0.path, $0.line) } ?? (path, nil) }
    let index = line - lineCount - 1
    guard additions.indices.contains(index) else { return (path, line) }
    return (additions[index].path, additions[index].line)
  }
}
