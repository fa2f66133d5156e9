internal import AppDocuments
internal import LaunchApps
internal import LaunchRules
internal import Platform
internal import Texts

extension Rule {
  static let projectFile = Rule.once(
    "project-file", .error, .apple,
    sources: ["Property List Programming Guide, \"Old-Style ASCII Property Lists\""],
    reason: "Xcode cannot open a damaged project."
  ) { app in
    app.project?.damage.map { Violation($0) }
  }

  static let projectSpecification = Rule(
    outsideApps: "project-specification", .note, nil,
    sources: [
      "XcodeGen, Project Spec", "Tuist, Manifests", "Expo, Continuous Native Generation",
      "AppleProductTypes, iOSApplication",
    ],
    reason: "XcodeGen, Tuist and Expo make the Xcode project from a specification; until then, the "
      + "build settings of its targets are not known, nor are those of a project without its "
      + "project.pbxproj. Xcode generates the Info.plist of an app package from its Package.swift."
  ) { subject in
    guard case .specification(let path) = subject else { return [] }
    return [Violation(LoadError.note(forSpecification: path), subjects: [path.lastPathName])]
  }

  static let infoPlistFile = Rule.once(
    "info-plist-file", .error, .apple, sources: [.xcode],
    reason: "Xcode stops the build if the file of INFOPLIST_FILE is missing. It is only a warning "
      + "if the file's path differs in capital letters, which most Macs ignore."
  ) { app in
    if let missing = app.project?.missingInfoPlist {
      return Violation(missing, cause: "missing", item: "'\(app.project?.missingFile ?? "")'")
    }
    guard let other = app.project?.otherCase, let file = app.project?.infoPlist else { return nil }
    return Violation(
      at: .source(other.place),
      "INFOPLIST_FILE names '\(other.written)', but the file is \(file) (names are case-sensitive "
        + "on some volumes)", "make them equal", level: .warning)
  }

  static let configurationFile = Rule(
    "configuration-file", .note, .apple, sources: [.xcode],
    reason: "Build settings are unknown if their .xcconfig file cannot be read."
  ) { app in
    (app.project?.issues ?? []).map(violation)
  }

  static let unknownSetting = Rule(
    "unknown-setting", .note, .apple, sources: [.xcode],
    reason: "A build variable that no file of the project defines may have any value; values that "
      + "depend on it are not checked."
  ) { app in
    let values = (app.project?.unknown ?? []).map {
      Violation($0.fault, cause: "\($0.variables)", item: $0.key, subjects: [$0.key])
    }
    return values + [app.project?.obstacle].compactMap { $0.map { Violation($0) } }
  }

  static let ignoredSetting = Rule(
    "ignored-setting", .warning, .apple, sources: [.xcode],
    reason: "Xcode makes an empty UILaunchScreen from UILaunchScreen_Generation, and ignores "
      + "settings for its members: the launch screen stays empty."
  ) { app in
    (app.project?.ignoredSettings ?? []).map { name, place in
      Violation(
        at: .source(place), name: name, "is ignored (Xcode has no such setting)",
        "write UILaunchScreen into an Info.plist file", subjects: [name])
    }
  }

  static let notInTarget = Rule(
    "not-in-target", .error, .apple, sources: [.xcode],
    reason: "A file that is not a member of the target does not ship with the app, and the screen "
      + "stays blank. It is only a warning if a script phase could copy the file, for a color, of which "
      + "a storyboard has a copy, and for an image that no key names."
  ) { app in
    guard let project = app.project else { return [] }
    let images = project.outsiders.filter { $0.name.hasSuffix(".png") }
    // A storyboard has a copy of each color.
    let colors = Set(app.storyboards.documents(.launch).flatMap { $0.document.colors.map(\.name) })
    let missing = project.missingMembers.map {
      Violation(
        name: "'\($0)'",
        "is a member of the target, but missing (it does not ship with the app, and Xcode may stop)",
        "add the file, or remove it from the target", cause: "missing member",
        subjects: [$0.lastPathName])
    }
    return missing + [outside(images, project, app)].compactMap(\.self)
      + project.outsiders.filter { !$0.name.hasSuffix(".png") }.map { file in
        let names = file.assets.map { "'\($0)'" }.inWords()
        return Violation(
          at: file.place.map { .source($0) } ?? .infoPlist(launchScreenKeyPlace(app)),
          name: "'\(file.path)'",
          "is not a member of the target ("
            + (names.isEmpty
              ? "it does" : file.assets.count == 1 ? "\(names) in it does" : "\(names) in it do")
            + " not ship with the app)", "add it to the target",
          level: project.hasScripts || !names.isEmpty && colors.isSuperset(of: file.assets)
            ? .warning : nil, subjects: [file.name])
      }
  }

  /// One violation for all images, because the user can add all of them in one step.
  private static func outside(
    _ images: [ProjectContents.Outsider], _ project: ProjectContents, _ app: BundleContents
  ) -> Violation? {
    guard let first = images.first else { return nil }
    let site = app.sites.first { !project.outsiders(of: $0).isEmpty }
    let isOne = images.count == 1
    let copied = project.hasScripts ? ", unless a script phase copies \(isOne ? "it" : "them")" : ""
    return Violation(
      at: .infoPlist(
        site.map { app.place(of: $0, InfoPlistKey.Entry.name) } ?? launchScreenKeyPlace(app)),
      isOne
        ? "'\(first.path)' is not a member of the target (it does not ship with the app\(copied))"
        : "\(images.count) images are not members of the target ('\(first.path)' and "
          + "\(images.count - 1) more do not ship with the app\(copied))",
      "add \(isOne ? "it" : "them") to the target in Xcode",
      level: project.hasScripts || !app.info.hasNamedImages ? .warning : nil,
      subjects: images.map(\.name))
  }

  static let memberTwice = Rule(
    "member-twice", .error, .apple,
    sources: [.xcode, "jiulongw/swift-unity issue 136", "umeng/MultiFunctioniOSDemo issue 18"],
    reason:
      "Xcode stops the build (\"Multiple commands produce\") if two files of a target have the "
      + "same place in the app: files of one name, unless they are in folders of different "
      + "languages. The legacy build system of older versions of Xcode does not stop."
  ) { app in
    (app.project?.doubles ?? []).flatMap { paths in
      paths.dropFirst().map { path in
        Violation(
          at: .file(path, nil),
          "has the same place in the app as \(paths[0]) (\"Multiple commands produce\": Xcode stops)",
          "remove one of them from the target", cause: "twice", detail: "as \(paths[0])",
          subjects: [path.lastPathName])
      }
    }
  }

  static let launchScreenPlatform = Rule(
    "launch-screen-platform", .warning, .apple,
    sources: [.ibtool, "OpenSwiftUIProject/OpenSwiftUI issue 896"], needs: [.storyboards],
    reason: "Xcode compiles a storyboard for iOS only for iOS, visionOS and Mac Catalyst. If a "
      + "target for macOS, tvOS or watchOS contains it, the build for that platform stops."
  ) { app in
    (app.project?.misplaced ?? []).map { file in
      let build =
        file.target.map { "is also compiled for \(file.platform) by target '\($0)' (Xcode stops" }
        ?? "is in builds for \(file.platform) too, which SUPPORTED_PLATFORMS allows (they stop"
      return Violation(
        at: .file(file.path, nil),
        "\(build): iOS storyboards do not support target device type \"\(file.platform.device)\")",
        file.target == nil
          ? "set its platform filter to iOS, in Build Phases or for a synchronized folder in the File "
            + "inspector" : "remove it from that target",
        subjects: [file.target ?? "", "\(file.platform)"])
    }
  }

  static let launchScreenCatalyst = Rule.once(
    "launch-screen-catalyst", .note, .shippedApps,
    sources: ["dotnet/macios pull request 11300, home-assistant/iOS pull request 5351"],
    needs: [.launchScreenKeys],
    reason: "Mac Catalyst ignores the launch screen: on a Mac, an app begins with its first screen."
  ) { app in
    guard let place = app.project?.catalyst, let key = app.info.presentLaunchScreenKeys.first else {
      return nil
    }
    return Violation(
      at: .source(place),
      "Mac Catalyst ignores \(key.rawValue) (on Macs, the app begins with its first screen)",
      "leave it, but do not rely on the launch screen there")
  }

  private static func launchScreenKeyPlace(_ app: BundleContents) -> PropertyListPlace? {
    LaunchScreenKey.allCases.lazy.flatMap { app.variants(of: $0.rawValue) }.first
      .flatMap { app.document.place(ofKey: $0.key) }
  }

  private static func violation(_ issue: ConfigurationIssue) -> Violation {
    let place = Violation.Place.source(issue.origin)
    func file(
      _ path: String, _ problem: String, _ remedy: String, level: Level? = nil
    ) -> Violation {
      Violation(
        at: place, name: "'\(path)'", problem, remedy, level: level, subjects: [path.lastPathName])
    }
    return switch issue.kind {
    case .missing(let path):
      file(
        path, "is missing (the build settings in it are unknown)",
        path.pathNames.contains("Pods")
          ? "run 'pod install'"
          : path.lastPathName == "Generated.xcconfig"
            ? "run 'flutter pub get'" : "add it, or generate it")
    case .outside(let path):
      file(
        path, "was not read (it is outside of the project's folder)",
        "use --allow-outside to read it")
    case .unreadable(let path, let reason):
      file(path, "cannot be read (\(reason))", "check the path")
    case .cycle(let path):
      file(path, "includes itself (Xcode stops the build)", "remove the #include", level: .error)
    case .tooMany:
      Violation(
        at: place, "leads to too many .xcconfig files or settings (the rest was not read)",
        "include fewer files", subjects: ["limit"])
    case .line(let text):
      Violation(
        at: place, "\(text) (Xcode rejects the line)", "correct it", level: .error, subjects: [text]
      )
    }
  }
}
