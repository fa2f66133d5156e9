internal import InfoPlist
internal import LaunchRules
internal import XcodeProjects

/// The checks of the rules in `Rule+Projects.swift`.
extension BundleContents {
  func infoPlistMissing() -> [Violation] {
    guard let (path, place) = project?.missingInfoPlist else { return [] }
    return [
      Violation(
        .source(place),
        "INFOPLIST_FILE names a missing file, '\(path)' (Xcode cannot build without it); add it, "
          + "or correct the path")
    ]
  }

  func configurationFile() -> [Violation] {
    (project?.issues ?? []).map { issue in
      let (message, level) = Self.words(issue.kind)
      return Violation(.source(issue.origin), message, level: level)
    }
  }

  func unknownSetting() -> [Violation] {
    let values = (project?.unknown ?? []).map { value in
      let names = value.variables.map { "$(\($0))" }.joined(separator: ", ")
      return Violation(
        .source(value.place),
        "\(value.key) is unknown (nothing in the project defines \(names)); check the built .app")
    }
    let obstacle = project?.obstacle.map { Violation(.source($0.place), $0.text) }
    return values + [obstacle].compactMap(\.self)
  }

  func projectFile() -> [Violation] {
    guard let damage = project?.damage else { return [] }
    return [Violation(.source(damage.place), "\(damage.text); restore an earlier copy")]
  }

  func notInTarget() -> [Violation] {
    guard let project else { return [] }
    return project.outsiders.map { file in
      let site = sites.first { site in
        outsiders(of: site).contains { $0.name == file.name }
      }
      let place =
        site.map { self.line(of: $0, InfoPlistKey.Entry.name) }
        ?? document.lineOfKey(.key(LaunchScreenKey.storyboardName.rawValue))
      return Violation(
        place,
        "'\(file.path)' is not a member of the target (it does not ship with the app); add it to "
          + "the target",
        level: project.hasScripts ? .warning : nil)
    }
  }

  func catalogLandscape() -> [Violation] {
    guard let catalog = project?.catalog else { return [] }
    let isBlank = (launches[.phone] ?? []).contains { row in
      guard row.launch.orientation.isLandscape else { return false }
      if case .blank(.orientation) = row.launch.outcome { return true }
      return imageWithoutFile(row) != nil
    }
    guard isBlank else { return [] }
    return [
      Violation(
        .source(catalog.place),
        "the launch image set '\(catalog.name)' has only Portrait images for iPhones before the "
          + "6 Plus (launches into landscape show a blank screen, TN2244); remove this setting, "
          + "and add UILaunchImages with images from 'launchgen build'")
    ]
  }

  /// The images that a device would find by the entry's name if they were in the target.
  func outsiders(of site: EntrySite) -> [ProjectContents.Outsider] {
    guard let project, !project.outsiders.isEmpty, let entry = site.entry else { return [] }
    let names = Set(site.idioms.flatMap { entry.fileNames(scale: .three, idiom: $0) })
    return project.outsiders.filter { names.contains($0.name) }
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
    case .tooMany(let limit):
      ("leads to more than \(limit) .xcconfig files (the rest was not read); include fewer", nil)
    case .line(let text): ("\(text) (Xcode rejects the line); correct it", .error)
    }
  }
}
