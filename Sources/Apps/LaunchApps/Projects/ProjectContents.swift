public import AppDocuments
internal import Platform
package import Texts

/// Facts about an app that only its Xcode project contains.
package struct ProjectContents: Sendable {
  /// A file that the app refers to, but that is not a member of the target.
  package struct Outsider: Sendable {
    package var name: String
    package var path: String
    /// The names of the assets that the app uses, if the file is an asset catalog.
    package var assets: [String] = []
    /// The place of the build setting that refers to the file; `nil` if no setting does.
    package var place: SettingOrigin?
  }

  /// An Info.plist key or a build setting whose value contains unknown variables.
  package struct UnknownValue: Sendable {
    package var key: String
    package var variables: [String]
    package var place: SettingOrigin

    fileprivate var names: String { variables.map { "$(\($0))" }.joined(separator: ", ") }

    package var fault: Message {
      Message(
        at: place, "\(key) is unknown (nothing in the project defines \(names))",
        "check the built .app")
    }
  }

  /// A launch storyboard that Xcode also compiles for another platform.
  package struct Misplaced: Sendable {
    package var path: String
    package var platform: OtherPlatform
    /// The name of the other target that compiles the file; `nil` if the app's own target does.
    package var target: String?
  }

  package var project = ""
  /// The identifier of the configuration's object, which several targets may share.
  package var configuration = ""
  package var otherPlatforms: [OtherPlatform] = []
  package var misplaced: [Misplaced] = []
  /// The place of the setting that turns on Mac Catalyst; `nil` if the app does not use Mac
  /// Catalyst.
  package var catalyst: SettingOrigin?
  /// The path of the existing Info.plist that INFOPLIST_FILE names.
  package var infoPlist: String?
  /// The place in the project to add a missing key; `nil` if missing keys belong in the Info.plist.
  package var missing: SettingOrigin?
  /// Whether build settings add keys to the Info.plist.
  package var generatesKeys = false
  package var issues: [ConfigurationIssue] = []
  package var unknown: [UnknownValue] = []
  package var outsiders: [Outsider] = []
  /// The catalogs of Swift packages that have the assets that the app's catalogs lack, by asset.
  package var packageCatalogs: [String: String] = [:]
  /// Settings about UILaunchScreen that Xcode ignores.
  package var ignoredSettings: [(name: String, place: SettingOrigin)] = []
  /// Whether a script could copy files into the app.
  package var hasScripts = false
  /// The fault if INFOPLIST_FILE names a missing file, whose path is ``missingFile``.
  package var missingInfoPlist: Message?
  package var missingFile = ""
  /// The path as written in INFOPLIST_FILE, if ``infoPlist`` has different capital letters.
  package var otherCase: (written: String, place: SettingOrigin)?
  /// The fault if the Info.plist's file or its contents are unknown.
  package var obstacle: Message?
  /// The fault if the project itself cannot be read.
  package var damage: Message?
  /// The launch image set that the build settings name.
  package var catalog: CatalogLaunchImages?
  /// The fault if Xcode cannot use the launch image set. The fault is a note if the target has no
  /// asset catalog, as Xcode then ignores the setting.
  package var setFault: Message?
  /// The name of a launch image set that would help, although no build setting names the set; `nil`
  /// if there is none, or if the app has a launch screen.
  package var unusedSet: String?
  /// Paths of launch images that are members of the target, and do not exist.
  package var missingMembers: [String] = []
  /// Paths of members that the launch may need, but that were not read, because they are outside of
  /// the project's folder.
  package var unread: [String] = []
  /// Whether a catalog that was not read may have the set that the build settings name.
  package var hidesSet = false
  /// Paths of launch images and storyboards that have one place in the app, for each such place.
  package var doubles: [[String]] = []

  /// The build setting that names the launch image set.
  package static let launchImageSetting = "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME"

  package var isUnknown: Bool { missingInfoPlist != nil || obstacle != nil || damage != nil }

  package var isIncomplete: Bool {
    issues.contains { issue in
      switch issue.kind {
      case .missing, .outside, .unreadable, .tooMany: true
      case .cycle, .line: false
      }
    }
  }

  /// Whether ``unread`` may contain files of these types.
  package func hides(_ types: [String]) -> Bool {
    unread.contains { $0.endsInSlash || types.contains(FileExtension.of($0)) }
  }

  package var hidesImages: Bool { hidesSet || hides(["png"]) }

  /// The names of an entry's files that are members of the target but do not exist.
  package func missingMembers(of site: LocatedEntry) -> [String] {
    missingMembers.map(\.lastPathName).filter(site.fileNames.contains)
  }

  /// Images outside the target that a device would find by the entry's name.
  package func outsiders(of site: LocatedEntry) -> [Outsider] {
    if outsiders.isEmpty { return [] }
    let names = site.fileNames
    return outsiders.filter { names.contains($0.name) }
  }
}

extension ProjectContents {
  /// Reads the facts about a target that do not depend on the Info.plist, and finds the file from
  /// which the Info.plist is built.
  init(
    _ configuration: TargetConfiguration, of target: ProductTarget, in project: XcodeProject,
    _ origin: SettingOrigin
  ) {
    let settings = configuration.settings
    self.project = project.location.bundle
    self.configuration = configuration.id
    issues = configuration.issues
    otherPlatforms = settings.otherPlatforms
    hasScripts = target.resources.hasScripts
    generatesKeys = settings["GENERATE_INFOPLIST_FILE"]?.isTrue == true
    catalyst = settings["SUPPORTS_MACCATALYST"].flatMap { $0.isTrue ? $0.origin : nil }
    guard let setting = settings["INFOPLIST_FILE"], let place = setting.origin,
      !setting.text.isEmpty
    else {
      if generatesKeys {
        missing = origin
      } else {
        obstacle = Message(
          at: origin, "the target's Info.plist is unknown (no setting that was read names one)",
          "set INFOPLIST_FILE or GENERATE_INFOPLIST_FILE")
      }
      return
    }
    read(setting, at: place, settings, in: project)
  }

  /// Looks for the file that INFOPLIST_FILE names.
  private mutating func read(
    _ setting: ResolvedSetting, at place: SettingOrigin, _ settings: BuildSettings,
    in project: XcodeProject
  ) {
    let written = project.shown(setting.text)
    let path = project.location.found(written)
    if !setting.unknown.isEmpty {
      obstacle = UnknownValue(key: "INFOPLIST_FILE", variables: setting.unknown, place: place).fault
    } else if !project.location.allows(path) {
      obstacle = Message(
        at: place, "'\(path)' was not read (it is outside of the project's folder)",
        "use --allow-outside to read it")
    } else if FileKind(of: path) == nil {
      missingFile = path
      missingInfoPlist = Message(
        at: place, "INFOPLIST_FILE names a missing file, '\(path)' (Xcode cannot build without it)",
        "add it, or correct the path")
    } else if settings["INFOPLIST_PREPROCESS"]?.isTrue == true, Self.isForPreprocessor(path) {
      obstacle = Message(
        at: place, "'\(path)' was not read (INFOPLIST_PREPROCESS runs the C preprocessor on it)",
        "check the built .app")
    } else {
      infoPlist = path
      // Two spellings of one letter are equal to Swift, and to most file systems of Macs.
      if path != written { otherCase = (written, place) }
    }
  }

  /// Whether a file has lines for the C preprocessor. Many files need none of it.
  private static func isForPreprocessor(_ path: String) -> Bool {
    let reading = Result { () throws(InfoPlistError) in try PropertyListDocument(found: path) }
    if case .failure(let error) = reading { return error.isAboutPreprocessor }
    return false
  }
}

extension Message {
  /// A fault because of which a project, or a part of a project, cannot be read.
  init(at origin: SettingOrigin, _ problem: String, _ remedy: String) {
    self.init(.badData, Place(origin.path, origin.line), problem, remedy)
  }
}

extension BundleContents {
  /// The reason why the app's launches are unknown; `nil` if the launches are known.
  package var obstacle: Message? {
    if isStoryboard, let path = storyboards.files(.launch).first?.path {
      return Message(
        .badData, path, "is a launch screen (the Info.plist decides the launch)", "name that")
    }
    guard let project else { return nil }
    return project.damage ?? project.missingInfoPlist ?? project.obstacle
      ?? project.unknown.first { $0.key.contains("Orientation") }?.fault
  }

  /// The path of the file from which a project's target builds its Info.plist.
  public var infoPlistFile: String? { project?.infoPlist }

  /// Descriptions of the keys whose values are unknown, and of the files that were not read.
  public var unknownValues: [String] {
    (project?.unknown ?? []).map { "\($0.key) (nothing defines \($0.names))" }
      + (project?.unread ?? []).map { "'\($0)' (it needs --allow-outside)" }
  }

  /// The path and the line to edit in order to change a value of ``document``. `path` is the path
  /// of the Info.plist.
  public func place(of place: PropertyListPlace?, _ path: String) -> (path: String, line: Int?) {
    switch place {
    case .line(let line): (path, line)
    case .source(let path, let line): (path, line)
    case nil: project?.missing.map { ($0.path, $0.line) } ?? (path, nil)
    }
  }
}
