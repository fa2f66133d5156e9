internal import Files
internal import InfoPlist
internal import LaunchApps
internal import LaunchRules

extension Rule {
  static let launchScreenNames = [
    launchScreenName, launchScreenMissing, launchScreenMain, launchScreenTranslated,
  ]

  static let launchScreenName = Rule(
    "launch-screen-name", .error, needs: [.storyboards],
    reason:
      "UILaunchStoryboardName is the name of a storyboard or xib without its extension; with an "
      + "extension, or if the name is empty, iOS finds no launch screen.",
    source: "\(Source.reference); flutter/flutter issue 117949, TN3208", .apple
  ) { app in
    app.launchReferenceViolations { site in
      let reference = site.reference
      guard let name = reference.value.string else {
        return Violation(
          "is \(reference.value.kind) (it should be a string)", "write the name of a storyboard")
      }
      if name.isEmpty {
        return Violation(
          "is empty (iOS treats it as missing"
            + (app.needsLaunchScreen ? ", and the App Store rejects this, ITMS-90870)" : ")"),
          "write the name of a storyboard, for example with 'launchgen screen'")
      }
      return reference.writtenExtension.map {
        Violation(
          "is '\(name)' (iOS finds no launch screen with an extension in its name)", "remove \($0)")
      }
    }
  }

  static let launchScreenMissing = Rule(
    "launch-screen-missing", .error, needs: [.storyboards, .members],
    reason:
      "The name must be that of a storyboard or xib of the app; names are case-sensitive "
      + "on devices, unlike on most Macs. In a project it is only a warning if no such file is "
      + "in the folder, as the file may be elsewhere.",
    source: "\(Source.launchTechnote)", .apple
  ) { app in
    app.launchReferenceViolations { site in
      let reference = site.reference
      let name = reference.name ?? ""
      let causes: [Violation.Cause] = .rules([.launchScreenName], reference.key)
      switch site.lookup {
      case .files, .unknown: return nil
      case .otherCase(let fileName):
        return Violation(
          "names '\(name)', but the file is \(fileName) (names are case-sensitive on devices)",
          "make them equal", causes: causes)
      case .missing(let isCertain, let nearest):
        return Violation(
          "names a missing file, '\(name)' (\(missingReason(app)))",
          nearest.map { "did you mean '\($0)'?" } ?? "add it, or correct the name",
          level: isCertain ? nil : .warning, causes: causes)
      }
    }
  }

  static let launchScreenMain = Rule(
    "launch-screen-main", .warning, needs: [.storyboards],
    reason:
      "A main storyboard has actions, outlets and classes of the app, which a launch screen "
      + "must not have; iOS shows it before the app runs.",
    source: "\(Source.xcodeHelp); \(Source.storyboards)", .apple
  ) { app in
    app.launchReferenceViolations { site in
      guard case .files(let files) = site.lookup,
        let main = files.first(where: { isUsedAsMain($0, app) })
      else { return nil }
      return Violation(
        "names the main storyboard, '\(site.reference.name ?? "")' (a launch screen must not have its "
          + "contents)", "make a separate launch storyboard", subjects: [main.path.lastPathName])
    }
  }

  static let launchScreenTranslated = Rule(
    "launch-screen-translated", .warning, needs: [.storyboards],
    reason:
      "Where InfoPlist.strings translates UILaunchStoryboardName, two launch screens have been seen "
      + "one after the other: iOS makes the first from Info.plist alone.",
    source: "flutter/flutter issue 59855", .shippedApps
  ) { app in
    app.storyboards.translations.map { path, line in
      Violation(
        at: .file(path, line),
        "UILaunchStoryboardName is translated (two launch screens have been seen to flash one after the "
          + "other)", "remove the line: iOS shows one launch screen in every language",
        subjects: [path])
    }
  }
}

extension Rule {
  /// Whether a launch storyboard is also the main storyboard, and is not marked as a launch screen.
  private static func isUsedAsMain(_ file: FoundStoryboard, _ app: BundleContents) -> Bool {
    guard case .source(let path, .success(let document)) = file, !document.isLaunchScreen else {
      return false
    }
    return app.storyboards.files(.main).contains { $0.path == path }
  }

  private static func missingReason(_ app: BundleContents) -> String {
    app.isBuilt
      ? "the app has no such .storyboardc or .nib"
      : "no such .storyboard or .xib is in the folder"
  }
}
