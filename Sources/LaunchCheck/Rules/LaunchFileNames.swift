internal import Files
internal import InfoPlist
internal import InterfaceBuilder
internal import LaunchApps
internal import LaunchRules

extension Rule {
  /// Rules about the names of launch storyboards.
  static let launchFileNames = [
    launchFileName, launchFileMissing, launchFileMain, launchFileTranslated,
  ]

  static let launchFileName = Rule(
    "launch-file-name", .error, needs: [.launchFiles],
    reason:
      "UILaunchStoryboardName is the name of a storyboard or xib without its extension; with "
      + "one, or if it is empty, iOS finds no launch screen.",
    source: "\(Source.reference); flutter/flutter issue 117949, TN3208", .apple
  ) { app in
    app.launchReferenceViolations { site in
      let reference = site.reference
      guard let name = reference.value.string else {
        return
          "\(reference.key) is \(reference.value.kind) (it should be a string); write the name "
          + "of a storyboard"
      }
      if name.isEmpty {
        return
          "\(reference.key) is empty (it counts as missing"
          + (app.needsLaunchScreen ? ", and the App Store rejects this, ITMS-90870" : "")
          + "); write the name of a storyboard, for example with 'launchgen screen'"
      }
      return reference.writtenExtension.map {
        "\(reference.key) is '\(name)' (iOS finds no launch screen with an extension in its name); "
          + "remove \($0)"
      }
    }
  }

  static let launchFileMissing = Rule(
    "launch-file-missing", .error, needs: [.launchFiles, .members],
    reason:
      "The name must be that of a storyboard or xib of the app; devices tell capital letters "
      + "from small ones, unlike most Macs. In a project it is only a warning if no such file is "
      + "in the folder, as the file may be elsewhere.",
    source: "\(Source.launchTechnote)", .apple
  ) { app in
    app.launchFiles.sites.filter { $0.reference.role == .launch }.compactMap { site -> Violation? in
      let reference = site.reference
      let name = reference.name ?? ""
      switch site.lookup {
      case .files, .unknown: return nil
      case .otherCase(let fileName):
        return Violation(
          reference.line,
          "\(reference.key) names '\(name)', but the file is \(fileName) (capital letters count on "
            + "devices); make them equal",
          subjects: [reference.key], causes: .rules([.launchFileName], reference.key))
      case .missing(let isCertain, let nearest):
        return Violation(
          reference.line,
          "\(reference.key) names a missing file, '\(name)' (\(missingReason(app))); "
            + (nearest.map { "did you mean '\($0)'?" } ?? "add it, or correct the name"),
          level: isCertain ? nil : .warning,
          subjects: [reference.key], causes: .rules([.launchFileName], reference.key))
      }
    }
  }

  static let launchFileMain = Rule(
    "launch-file-main", .warning, needs: [.launchFiles],
    reason:
      "A main storyboard has actions, outlets and classes of the app, which a launch screen "
      + "must not have; iOS shows it before the app runs.",
    source: "\(Source.xcodeHelp); \(Source.launchFiles)", .apple
  ) { app in
    app.launchFiles.sites.filter { $0.reference.role == .launch }.compactMap { site in
      guard case .files(let files) = site.lookup,
        let main = files.first(where: { isUsedAsMain($0, app) })
      else { return nil }
      return Violation(
        site.reference.line,
        "\(site.reference.key) names the main storyboard, '\(site.reference.name ?? "")' (it has what "
          + "a launch screen must not have); make a separate launch storyboard",
        subjects: [main.path.lastPathName])
    }
  }

  static let launchFileTranslated = Rule(
    "launch-file-translated", .warning, needs: [.launchFiles],
    reason:
      "Where InfoPlist.strings translates UILaunchStoryboardName, two launch screens have been seen "
      + "one after the other: iOS makes the first from Info.plist alone.",
    source: "flutter/flutter issue 59855", .shippedApps
  ) { app in
    app.launchFiles.translations.map { path, line in
      Violation(
        .launchFile(path: path, line: line),
        "UILaunchStoryboardName is translated (two launch screens have been seen to flash one after the "
          + "other); remove the line: iOS shows one launch screen in every language",
        subjects: [path])
    }
  }
}

extension Rule {
  /// Whether a launch storyboard is also the main storyboard, and is not marked as a launch screen.
  private static func isUsedAsMain(_ file: FoundLaunchFile, _ app: BundleContents) -> Bool {
    guard case .source(let path, .success(let document)) = file, !document.isLaunchScreen else {
      return false
    }
    return app.launchFiles.files(.main).contains { $0.path == path }
  }

  private static func missingReason(_ app: BundleContents) -> String {
    app.isBuilt
      ? "the app has no such .storyboardc or .nib"
      : "no such .storyboard or .xib is in the folder"
  }
}
