internal import Files
internal import InfoPlist
internal import LaunchApps
internal import LaunchRules
internal import XcodeProjects

extension Rule {
  /// Rules about Xcode projects.
  static let projects = [
    projectFile, projectSpecification, infoPlistFile, configurationFile, unknownSetting,
    ignoredSetting, notInTarget, launchFilePlatform,
    catalogLandscape, catalogSystems, catalogNewerIPhones,
  ]

  static let projectFile = Rule(
    "project-file", .error,
    reason: "Xcode cannot open a damaged project.",
    source: "Property List Programming Guide, \"Old-Style ASCII Property Lists\"", .apple
  ) { app in
    [app.project?.damage].compactMap(\.self).map { Violation(.source($0.place), $0.text) }
  }

  /// ``Checker/findings(ofSpecifications:)`` reports this rule, which is about a folder.
  static let projectSpecification = Rule(
    "project-specification", .note,
    reason: "XcodeGen and Tuist make the Xcode project from a specification; until then, the build "
      + "settings of its targets are not known.",
    source: "XcodeGen, Project Spec; Tuist, Manifests", nil
  ) { _ in [] }

  static let infoPlistFile = Rule(
    "info-plist-file", .error,
    reason: "Xcode stops the build if the file of INFOPLIST_FILE is missing.",
    source: Source.xcode, .apple
  ) { app in
    [app.project?.missingInfoPlist].compactMap(\.self).map { Violation(.source($0.place), $0.text) }
  }

  static let configurationFile = Rule(
    "configuration-file", .note,
    reason: "Build settings are unknown if their .xcconfig file cannot be read.",
    source: Source.xcode, .apple
  ) { app in
    (app.project?.issues ?? []).map { issue in
      let (message, level) = words(issue.kind)
      return Violation(
        .source(issue.origin), message, level: level, subjects: [subject(issue.kind)])
    }
  }

  static let unknownSetting = Rule(
    "unknown-setting", .note,
    reason: "A build variable that no file of the project defines may have any value; what "
      + "depends on it is not checked.",
    source: Source.xcode, .apple
  ) { app in
    let values = (app.project?.unknown ?? []).map { value in
      Violation(.source(value.place), value.fault.text, subjects: [value.key])
    }
    let obstacle = app.project?.obstacle.map { Violation(.source($0.place), $0.text) }
    return values + [obstacle].compactMap(\.self)
  }

  static let ignoredSetting = Rule(
    "ignored-setting", .warning,
    reason:
      "Xcode makes an empty UILaunchScreen from UILaunchScreen_Generation, and ignores settings "
      + "for its members: the launch screen stays empty.",
    source: Source.xcode, .apple
  ) { app in
    (app.project?.ignoredSettings ?? []).map { name, place in
      Violation(
        .source(place),
        "\(name) is ignored (Xcode knows no such setting); write UILaunchScreen into an Info.plist file",
        subjects: [name])
    }
  }

  static let notInTarget = Rule(
    "not-in-target", .error,
    reason: "A file that is not a member of the target does not ship with the app, and the "
      + "screen stays blank. It is only a warning if a script phase could copy the file.",
    source: Source.xcode, .apple
  ) { app in
    guard let project = app.project else { return [] }
    return project.outsiders.map { file in
      let site = app.sites.first { site in
        project.outsiders(of: site).contains { $0.name == file.name }
      }
      let line =
        site.map { app.line(of: $0, InfoPlistKey.Entry.name) }
        ?? launchScreenKeyLine(app)
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

  static let launchFilePlatform = Rule(
    "launch-file-platform", .warning, needs: [.launchFiles],
    reason:
      "Xcode compiles a storyboard for iOS only for iOS, visionOS and Mac Catalyst. If a target "
      + "for macOS, tvOS or watchOS contains it, the build for that platform stops.",
    source: "\(Source.ibtool); OpenSwiftUIProject/OpenSwiftUI issue 896", .apple
  ) { app in
    (app.project?.misplaced ?? []).map { file in
      let target = file.target.map { " by target '\($0)'" } ?? ""
      return Violation(
        .launchFile(path: file.path, line: nil),
        "is also compiled for \(file.platform)\(target) (Xcode stops: iOS storyboards do not support "
          + "target device type \"\(file.platform.device)\"); "
          + (file.target == nil
            ? "set its platform filter to iOS in Build Phases" : "take it out of that target"),
        subjects: [file.target ?? "", "\(file.platform)"])
    }
  }

  static let catalogLandscape = Rule(
    "catalog-landscape", .error, needs: [.orientations],
    reason: "A launch image set has only Portrait slots for iPhones before the 6 Plus: an app "
      + "that launches into landscape shows a blank screen there.",
    source: Source.technote, .apple
  ) { app in
    guard let (catalog, isBlank) = app.catalogWithoutLandscape else { return [] }
    return [
      Violation(
        .source(catalog.place),
        "the launch image set '\(catalog.name)' has only Portrait images for iPhones before the "
          + "6 Plus (by TN2244 launches into landscape show a blank screen"
          + (isBlank ? "" : "; iOS 9 and later have been seen to show these images")
          + "); remove this setting, and "
          + (app.info.minimumOS.map { $0 >= OSVersion(13, 0) } == true
            ? "make a launch screen with 'launchgen screen'"
            : "add UILaunchImages with images from 'launchgen build'"),
        level: isBlank ? nil : .warning)
    ]
  }

  static let catalogSystems = Rule(
    "catalog-systems", .warning, needs: [.launchScreenKeys],
    reason:
      "Slots without a minimum version of 7.0 or later are for iOS 6 and earlier. Xcode writes no "
      + "entry for them, so that iOS finds the images by name, and iPhones from the 6 on run the app in "
      + "the frame of an iPhone 5.",
    source: "Asset Catalog Format Reference, \"Launch Image Type\"; \(Source.wild)", .shippedApps
  ) { app in
    guard let catalog = app.project?.oldCatalog, app.lacksLaunchScreen else { return [] }
    return [
      Violation(
        .source(catalog.place),
        "the launch image set '\(catalog.name)' has no image for iOS 7 and later (iPhones from the 6 on "
          + "run the app in the frame of an older iPhone, with black bars or scaled up); add a launch "
          + "storyboard")
    ]
  }

  static let catalogNewerIPhones = Rule(
    "catalog-newer-iphones", .note, needs: [.orientations, .launchScreenKeys],
    reason:
      "A launch image set without images for the iPhone X and later leaves the app in the frame "
      + "of an older iPhone there, unless it has a launch storyboard; the App Store requires one of apps "
      + "built with the iOS 13 SDK or later.",
    source: "\(Source.wild); \(Source.store)", .shippedApps
  ) { app in
    guard let catalog = app.project?.catalog,
      app.info.launchScreenKey(for: app.info.mainIdiom, .latest) == nil
    else { return [] }
    let isFramed = (app.launches[.phone] ?? []).contains { row in
      if case .letterboxed = row.launch.outcome { row.display == .phone812 } else { false }
    }
    return [
      Violation(
        .source(catalog.place),
        "the launch image set '\(catalog.name)' is the app's only launch screen ("
          + (isFramed
            ? "it has no image for the iPhone X and later, where the app runs in the frame of an older iPhone; "
            : "")
          + "the App Store requires a launch storyboard of apps built with the iOS 13 SDK or later); add "
          + "one, for example with 'launchgen screen'",
        causes: .rules([.noLaunchScreen, .catalogLandscape]))
    ]
  }
}

extension Rule {
  private static func launchScreenKeyLine(_ app: BundleContents) -> Int? {
    LaunchScreenKey.allCases.lazy.flatMap { app.variants(of: $0.rawValue) }.first
      .flatMap { app.document.lineOfKey(.key($0.key)) }
  }

  private static func subject(_ kind: ConfigurationIssue.Kind) -> String {
    switch kind {
    case .missing(let path), .outside(let path), .unreadable(let path, _), .cycle(let path):
      path.lastPathName
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
