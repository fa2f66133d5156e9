internal import InfoPlist
internal import LaunchApps
internal import LaunchRules
internal import XcodeProjects

/// The checks of the rules in `Rule+Projects.swift`.
extension BundleContents {
  func infoPlistMissing() -> [Violation] {
    [project?.missingInfoPlist].compactMap(\.self).map { Violation(.source($0.place), $0.text) }
  }

  func configurationFile() -> [Violation] {
    (project?.issues ?? []).map { issue in
      let (message, level) = Self.words(issue.kind)
      return Violation(
        .source(issue.origin), message, level: level, subjects: [Self.subject(issue.kind)])
    }
  }

  func unknownSetting() -> [Violation] {
    let values = (project?.unknown ?? []).map { value in
      Violation(.source(value.place), value.fault.text, subjects: [value.key])
    }
    let obstacle = project?.obstacle.map { Violation(.source($0.place), $0.text) }
    return values + [obstacle].compactMap(\.self)
  }

  func projectFile() -> [Violation] {
    [project?.damage].compactMap(\.self).map { Violation(.source($0.place), $0.text) }
  }

  func notInTarget() -> [Violation] {
    guard let project else { return [] }
    return project.outsiders.map { file in
      let site = sites.first { site in
        project.outsiders(of: site).contains { $0.name == file.name }
      }
      let line =
        site.map { self.line(of: $0, InfoPlistKey.Entry.name) }
        ?? launchScreenKeyLine
      let what =
        file.assets.isEmpty
        ? "it does"
        : "\(Words.list(file.assets.map { "'\($0)'" })) "
          + (file.assets.count == 1 ? "in it does" : "in it do")
      return Violation(
        file.place.map { .source($0) } ?? .line(line),
        "'\(file.path)' is not a member of the target (\(what) not ship with the app); add it to "
          + "the target",
        level: project.hasScripts ? .warning : nil, subjects: [file.name])
    }
  }

  private var launchScreenKeyLine: Int? {
    LaunchScreenKey.allCases.lazy.flatMap { self.variants(of: $0.rawValue) }.first
      .flatMap { document.lineOfKey(.key($0.key)) }
  }

  func catalogLandscape() -> [Violation] {
    guard let catalog = project?.catalog else { return [] }
    let rows = (launches[.phone] ?? []).filter(\.launch.orientation.isLandscape)
    let isBlank = rows.contains { if case .blank = $0.launch.outcome { true } else { false } }
    let isTolerated = rows.contains {
      $0.launch.outcome.chosen?.fit == .otherOrientation && $0.launch.reason == .firstListed
    }
    guard isBlank || isTolerated else { return [] }
    return [
      Violation(
        .source(catalog.place),
        "the launch image set '\(catalog.name)' has only Portrait images for iPhones before the "
          + "6 Plus (by TN2244 launches into landscape show a blank screen"
          + (isBlank ? "" : "; iOS 9 and later have been seen to show these images")
          + "); remove this setting, and add UILaunchImages with images from 'launchgen build'",
        level: isBlank ? nil : .warning)
    ]
  }

  private static func subject(_ kind: ConfigurationIssue.Kind) -> String {
    switch kind {
    case .missing(let path), .outside(let path), .unreadable(let path, _), .cycle(let path):
      name(of: path)
    case .tooManySettings, .tooMany: "limit"
    case .line(let text): text
    }
  }

  private static func words(_ kind: ConfigurationIssue.Kind) -> (String, Level?) {
    switch kind {
    case .missing(let path):
      ("'\(path)' is missing (the build settings in it are unknown); add it, or generate it", nil)
    case .outside(let path):
      (
        "'\(path)' was not read (it is outside of the project's folder); use --allow-outside to "
          + "read it", nil
      )
    case .unreadable(let path, let reason):
      ("'\(path)' cannot be read (\(reason)); check the path", nil)
    case .cycle(let path):
      ("'\(path)' includes itself (Xcode stops the build); remove the #include", .error)
    case .tooManySettings(let limit):
      (
        "the .xcconfig files have more than \(limit) settings in all (the rest was not read); include fewer",
        nil
      )
    case .tooMany(let limit):
      ("leads to more than \(limit) .xcconfig files (the rest was not read); include fewer", nil)
    case .line(let text): ("\(text) (Xcode rejects the line); correct it", .error)
    }
  }
}
