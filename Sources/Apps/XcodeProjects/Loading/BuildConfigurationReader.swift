internal import Files

/// A problem of an .xcconfig file that may leave settings unknown.
package struct ConfigurationIssue: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// The file does not exist. The value is its path.
    case missing(String)
    /// The file is outside of the folder that may be read. The value is its path.
    case outside(String)
    case unreadable(String, reason: String)
    /// The file includes itself, directly or not. The value is its path.
    case cycle(String)
    /// One configuration has more than `limit` files.
    case tooMany(limit: Int)
    /// The files have more than `limit` assignments, over all configurations.
    case tooManySettings(limit: Int)
    /// Xcode rejects a line of the file. The value is the reason.
    case line(String)
  }

  package let kind: Kind
  /// The line that names the file, or the faulty line.
  package let origin: SettingOrigin
}

/// A target in one configuration: its build settings, and the problems of the .xcconfig files that
/// set them.
package struct TargetConfiguration: Sendable {
  package let name: String
  /// The identifier of the configuration's object, which several targets may share.
  package let id: String
  package let settings: BuildSettings
  package let issues: [ConfigurationIssue]
}

/// Reads the configurations of targets with their .xcconfig files and the files that these include.
package struct BuildConfigurationReader {
  private let project: XcodeProject
  private var issues: [ConfigurationIssue] = []
  private var files: [String: XCConfig] = [:]
  /// Number of files that were included in the file that is being read.
  private var count = 0
  private var assignmentCount = 0

  /// - Parameter project: the project; all its targets can share the files that are read.
  package init(_ project: XcodeProject) { self.project = project }

  /// The configurations of a target, in the project's order.
  package mutating func configurations(of target: ProductTarget) -> [TargetConfiguration] {
    var configurations: [TargetConfiguration] = []
    for own in target.configurations.configurations {
      issues = []
      let shared = project.configurations[own.name]
      let levels = [
        defaults(target.name, own.name),
        assignments(shared?.base), shared?.assignments ?? [],
        assignments(own.base), own.assignments,
      ]
      configurations.append(
        TargetConfiguration(
          name: own.name, id: own.id,
          settings: BuildSettings(levels.joined(), configuration: own.name), issues: issues))
    }
    return configurations
  }

  /// The settings that Xcode itself defines, as far as file names depend on them.
  private func defaults(_ target: String, _ configuration: String) -> [SettingAssignment] {
    let (location, folder) = (project.location, project.location.absoluteFolder)
    let root = Path.standardized(Path.joined(folder, project.sourceRoot))
    let values = [
      "TARGET_NAME": target, "TARGETNAME": target,
      "PROJECT_NAME": location.name, "PROJECT": location.name, "CONFIGURATION": configuration,
      "SRCROOT": root, "SOURCE_ROOT": root, "PROJECT_DIR": folder,
      "PROJECT_FILE_PATH": Path.joined(folder, Path.name(of: location.bundle)),
      "PLATFORM_NAME": "iphoneos",
      "EFFECTIVE_PLATFORM_NAME": "-iphoneos", "DEVELOPMENT_LANGUAGE": project.developmentRegion,
      "INFOPLIST_EXPAND_BUILD_SETTINGS": "YES",
    ]
    // A dollar sign in a folder's name does not begin a variable.
    return values.mapValues { $0.replacing("$", with: "$$") }
      .merging(Self.references) { first, _ in first }
      .map { SettingAssignment(key: $0, value: $1, origin: nil) }
  }

  private static let references = [
    "PRODUCT_NAME": "$(TARGET_NAME)",
    "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
    "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "WRAPPER_NAME": "$(PRODUCT_NAME).app",
    "FULL_PRODUCT_NAME": "$(WRAPPER_NAME)",
  ]

  /// The assignments of a file, in order; empty if it cannot be read.
  private mutating func assignments(_ base: (path: String, line: Int?)?) -> [SettingAssignment] {
    guard let base else { return [] }
    count = 0
    let origin = SettingOrigin(path: project.location.file, line: base.line)
    return assignments(project.shown(base.path), origin, open: [])
  }

  private mutating func assignments(
    _ path: String, _ origin: SettingOrigin, open: [String]
  ) -> [SettingAssignment] {
    if isFull { return [] }
    guard let config = config(path, origin, open: open) else { return [] }
    var found: [SettingAssignment] = []
    for line in config.lines where !isFull {
      let place = SettingOrigin(path: path, line: line.number)
      switch line.statement {
      case .assignment(let key, let value):
        found.append(SettingAssignment(key: key, value: value, origin: place))
        assignmentCount += 1
        if isFull { report(.tooManySettings(limit: ProjectLimit.assignments), origin) }
      case .include(let name, let isOptional):
        guard let file = find(name, from: path) else {
          let beside = Path.joined(Path.folder(of: path), name)
          if !isOptional { report(.missing(Path.standardized(beside)), place) }
          continue
        }
        found += assignments(file, place, open: open + [path])
      case .fault(let text): report(.line(text), place)
      }
    }
    return found
  }

  private var isFull: Bool { assignmentCount >= ProjectLimit.assignments }

  private mutating func config(
    _ path: String, _ origin: SettingOrigin, open: [String]
  ) -> XCConfig? {
    count += 1
    if open.contains(path) { return report(.cycle(path), origin) }
    if count > ProjectLimit.includes {
      return report(.tooMany(limit: ProjectLimit.includes), origin)
    }
    if let known = files[path] { return known }
    if !project.location.allows(path) { return report(.outside(path), origin) }
    do throws(FileError) {
      let bytes = try FileReader.read(found: path, limit: ProjectLimit.configurationBytes)
      let config = XCConfig(bytes)
      files[path] = config
      return config
    } catch {
      if case .missing = error { return report(.missing(path), origin) }
      return report(.unreadable(path, reason: "\(error)"), origin)
    }
  }

  /// The file that an #include names, relative to the folder of the including file or to the source
  /// root; `nil` if there is no such file.
  private func find(_ name: String, from path: String) -> String? {
    let folder = Path.folder(of: path)
    let places =
      name.isAbsolutePath ? [name] : [Path.joined(folder, name), project.shown(name)]
    return places.flatMap { [$0, $0 + ".xcconfig"] }.map(Path.standardized)
      .first { FileKind(of: $0) == .file }
  }

  @discardableResult
  private mutating func report(
    _ kind: ConfigurationIssue.Kind, _ origin: SettingOrigin
  ) -> XCConfig? {
    let issue = ConfigurationIssue(kind: kind, origin: origin)
    if issues.count < ProjectLimit.includes && !issues.contains(issue) { issues.append(issue) }
    return nil
  }
}
