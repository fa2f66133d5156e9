internal import Platform

/// A problem of an .xcconfig file that may leave settings unknown.
package struct ConfigurationIssue: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// The file does not exist. The value is the file's path.
    case missing(String)
    /// The file is outside of the folder that may be read. The value is the file's path.
    case outside(String)
    case unreadable(String, reason: String)
    /// The file includes itself, directly or through other files. The value is the file's path.
    case cycle(String)
    /// There are too many files or settings; ``ProjectLimit`` has the numbers.
    case tooMany
    /// Xcode rejects a line of the file. The value is the reason.
    case line(String)
  }

  package let kind: Kind
  /// The line that names the file, or the line that Xcode rejects.
  package let origin: SettingOrigin
}

package struct TargetConfiguration: Sendable {
  package let name: String
  /// The identifier of the configuration's object, which several targets may share.
  package let id: String
  package let settings: BuildSettings
  package let issues: [ConfigurationIssue]
}

/// Reads the configurations of targets, the .xcconfig files of these configurations, and all
/// included files.
package struct BuildConfigurationReader {
  private let project: XcodeProject
  private var issues: [ConfigurationIssue] = []
  private var files: [String: XCConfig] = [:]
  /// The number of files that were read for the current .xcconfig file, including that file.
  private var count = 0
  private var assignmentCount = 0

  /// - Parameter project: the project. One reader, with its cache of files, can serve all targets.
  package init(_ project: XcodeProject) { self.project = project }

  package mutating func configurations(of target: ProductTarget) -> [TargetConfiguration] {
    target.configurations.configurations.map { own in
      issues = []
      let shared = project.configurations[own.name]
      let levels = [
        defaults(target.name, own.name),
        assignments(shared?.base), shared?.assignments ?? [],
        assignments(own.base), own.assignments,
      ]
      return TargetConfiguration(
        name: own.name, id: own.id,
        settings: BuildSettings(levels.joined(), configuration: own.name), issues: issues)
    }
  }

  /// Settings that Xcode itself defines, mostly those that appear in paths, such as `SRCROOT`.
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

  /// The assignments of a file and of all included files, in order; empty if the file cannot be
  /// read.
  private mutating func assignments(_ base: (path: String, line: Int?)?) -> [SettingAssignment] {
    guard let base else { return [] }
    count = 0
    let origin = SettingOrigin(path: project.location.file, line: base.line)
    return assignments(
      project.location.found(project.shown(base.path)), origin, open: [])
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
        if isFull { report(.tooMany, origin) }
      case .include(let name, let isOptional):
        guard let file = find(name, from: path) else {
          // CocoaPods makes its files below the source root.
          let isOfPods = name.pathNames.first == "Pods"
          let file = isOfPods ? project.shown(name) : Path.joined(Path.folder(of: path), name)
          if !isOptional { report(.missing(Path.standardized(file)), place) }
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
    if count > ProjectLimit.includes { return report(.tooMany, origin) }
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

  /// The file that an #include names, relative to the including file or to the source root; `nil`
  /// if no such file exists.
  private func find(_ name: String, from path: String) -> String? {
    let folder = Path.folder(of: path)
    let places = name.isAbsolutePath ? [name] : [Path.joined(folder, name), project.shown(name)]
    return places.flatMap { [$0, $0 + ".xcconfig"] }
      .map { project.location.found(Path.standardized($0)) }.first { FileKind(of: $0) == .file }
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

extension BuildSettings {
  /// The settings of an .xcconfig file, without those of included files; none if it is unreadable.
  package init(ofFile path: String) {
    let bytes = try? FileReader.read(found: path, limit: ProjectLimit.configurationBytes)
    let assignments = XCConfig(bytes ?? []).lines.compactMap { line -> SettingAssignment? in
      guard case .assignment(let key, let value) = line.statement else { return nil }
      let origin = SettingOrigin(path: path, line: line.number)
      return SettingAssignment(key: key, value: value, origin: origin)
    }
    self.init(assignments, configuration: "Release")
  }
}

/// The statements of an .xcconfig file, in order.
///
/// Source: MacroConfigFileParser of Swift Build, the build system of Xcode.
struct XCConfig: Sendable {
  enum Statement: Sendable {
    case assignment(key: String, value: String)
    /// The path in a line such as `#include "Shared.xcconfig"`. `isOptional` is true for
    /// `#include?`.
    case include(String, isOptional: Bool)
    /// A line that Xcode rejects. The value is the reason.
    case fault(String)
  }

  private(set) var lines: [(number: Int, statement: Statement)] = []

  init(_ bytes: ContiguousArray<UInt8>) {
    var rest = Self.split(bytes)[...]
    while let first = rest.first {
      let number = rest.startIndex + 1
      rest = rest.dropFirst()
      var parts = [first]
      // A backslash at the end joins the next line.
      while let last = parts.last, last.hasSuffix("\\") {
        parts[parts.count - 1] = last.dropLast().trimming()
        guard let next = rest.popFirst() else { break }
        parts.append(next)
      }
      let text = parts.filter { !$0.isEmpty }.joined(separator: " ")
      if let statement = Self.statement(text[...]) { lines.append((number, statement)) }
    }
  }

  /// Splits a file into lines. Comments are removed, as are spaces and tabs at both ends of a line.
  private static func split(_ bytes: ContiguousArray<UInt8>) -> [Substring] {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let text = String(decoding: bytes[start...], as: UTF8.self)
    // In Swift, CRLF is a single character.
    return text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
      .map { line in
        let comment = line.utf8.firstRange(of: "//".utf8)?.lowerBound ?? line.endIndex
        return line[..<comment].trimming()
      }
  }

  private static func statement(_ line: Substring) -> Statement? {
    guard let first = line.utf8.first else { return nil }
    if first == UInt8(ascii: "#") { return include(line.dropFirst().trimming()) }
    let character = Character(Unicode.Scalar(first))
    guard character == "_" || character.isASCII && character.isLetter else {
      return .fault("'\(line.prefix(20))' is not a setting")
    }
    // An equals sign in brackets is part of a condition.
    var depth = 0
    let key = line.prefix { character in
      if character == "[" { depth += 1 }
      if character == "]" { depth -= 1 }
      return depth > 0 || character != "="
    }
    guard key.endIndex < line.endIndex else { return .fault("'\(line.prefix(20))' has no =") }
    var value = line[key.endIndex...].dropFirst().trimming()
    if value.last == ";" { value = value.dropLast().trimming() }
    return .assignment(key: String(key.trimming()), value: String(value))
  }

  private static func include(_ text: Substring) -> Statement {
    let isOptional = text.hasPrefix("include?")
    let name = text.dropFirst(isOptional ? 8 : 7).trimming()
    guard text.hasPrefix("include"), name.count > 2, name.first == "\"", name.last == "\"" else {
      return .fault("'#\(text.prefix(20))' is not an #include \"FILE\"")
    }
    return .include(String(name.dropFirst().dropLast()), isOptional: isOptional)
  }
}
