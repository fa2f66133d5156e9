internal import AppDocuments
internal import LaunchApps
internal import LaunchImages
internal import LaunchRules
internal import Platform
internal import Texts

/// What launchgen has put into the apps of a project. With the record, launchgen can take
/// everything out again.
///
/// The record is a file next to the project. All paths in the record are relative to the record's
/// folder.
struct InstallRecord: Codable {
  struct File: Codable {
    let path: String
    /// The SHA-256 of the bytes that were written.
    let digest: String
    /// During a run, the SHA-256 of the bytes that an earlier run wrote and this run replaces.
    /// `nil` after the run.
    var earlierDigest: String?
    /// The bytes that were replaced; `nil` for a new file.
    let former: Data?
    /// The changed keys of an Info.plist; `nil` for other files.
    var keys: [String]?

    var formerBytes: ContiguousArray<UInt8> { ContiguousArray(former ?? Data()) }

    func isWritten(_ bytes: ContiguousArray<UInt8>) -> Bool {
      [digest, earlierDigest].contains("\(SHA256Digest(of: bytes))")
    }
  }

  struct Screen: Codable {
    /// The name of the project's bundle, which tells several projects in a folder apart. `nil` for
    /// an Info.plist without a project.
    let project: String?
    /// The names of the targets that share the launch screen's keys, and therefore show the launch
    /// screen. Empty for an Info.plist without a project.
    var targets: [String]
    var files: [File] = []
    var members: [String] = []
    var settings: [SettingChange] = []
    var folders: [FolderChange] = []
    var infoPlists: [File] = []
    /// The choices that decide what the launch screen shows, by the names of the options. Paths are
    /// relative to the record's folder.
    var choices: [String: String]?

    init(of app: ScreenApp) {
      project = app.location.map { Path.name(of: $0.bundle) }
      targets = app.targets
    }

    var name: String { targets.first ?? project ?? "" }

    func file(_ path: String) -> File? { files.first { $0.path == path } }

    func contains(_ path: String) -> Bool {
      files.contains { $0.path == path || $0.path.hasPrefix(path + "/") }
    }

    /// The suffix that the names of the image sets have, if the name of the storyboard has it too;
    /// otherwise `nil`.
    func suffix(ofStoryboard name: String) -> String? {
      files.lazy.compactMap { FreshName.suffix(of: $0.path) }.first { name.hasSuffix("-" + $0) }
    }

    /// The screen after a run, without the digests of earlier bytes and without stale files.
    func finished(without stale: Set<String>) -> Screen {
      var screen = self
      let names = Set(stale.map { Path.name(of: $0) })
      screen.files.removeAll { stale.contains($0.path) }
      screen.members.removeAll { stale.contains($0) }
      screen.folders.removeAll { names.contains(Path.name(of: $0.name)) }
      for index in screen.files.indices { screen.files[index].earlierDigest = nil }
      for index in screen.infoPlists.indices { screen.infoPlists[index].earlierDigest = nil }
      return screen
    }
  }

  private static let currentVersion = 1
  static let limit = 64 << 20
  static let fileName = ".launchgen-screen.json"

  private var version = Self.currentVersion
  var screens: [Screen] = []

  init() {}

  /// Reads the record in an app's folder. If there is no record, returns an empty one.
  static func read(_ app: ScreenApp) throws(InstallError) -> (InstallRecord, PlannedFile) {
    var files = app.files
    let file: PlannedFile
    do throws(InstallError) {
      file = try files.file(app.recordPath, limit: limit)
    } catch .tooLarge {
      throw .record(path: app.recordPath, reason: "it is larger than \(limit >> 20) MB")
    }
    guard let bytes = file.oldBytes else { return (InstallRecord(), file) }
    let record = try InstallRecord(bytes, app.recordPath)
    try record.check(app)
    return (record, file)
  }

  init(_ bytes: ContiguousArray<UInt8>, _ path: String) throws(InstallError) {
    guard let record = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else {
      throw .record(path: path, reason: "it is damaged")
    }
    if record.version != Self.currentVersion {
      throw .record(path: path, reason: "another version of launchgen wrote it")
    }
    self = record
  }

  /// The record as JSON; `nil` if it is empty.
  func bytes(_ app: ScreenApp) throws(InstallError) -> ContiguousArray<UInt8>? {
    if screens.isEmpty { return nil }
    guard let text = try? JSONText.of(self) else { return nil }
    if text.utf8.count >= Self.limit {
      throw .other(
        Message(
          .badData, app.recordPath,
          "would be larger than \(Self.limit >> 20) MB (it keeps the files that are replaced)",
          "move the large file elsewhere first"))
    }
    return ContiguousArray((text + "\n").utf8)
  }

  subscript(app: ScreenApp) -> Screen? {
    get { index(of: app).map { screens[$0] } }
    set {
      let index = index(of: app)
      if let index { screens.remove(at: index) }
      if let newValue { screens.insert(newValue, at: index ?? screens.count) }
    }
  }

  private func index(of app: ScreenApp) -> Int? {
    let screen = Screen(of: app)
    return screens.firstIndex { known in
      known.project == screen.project
        && (screen.targets.isEmpty
          ? known.targets.isEmpty : known.targets.contains(where: screen.targets.contains))
    }
  }

  /// The record with the targets of `app` taken out of a launch screen of several apps. `app` no
  /// longer shares keys with the other apps, so `app` gets a launch screen of its own.
  func separated(_ app: ScreenApp) -> InstallRecord {
    var record = self
    guard let index = index(of: app), app.isInOthers(screens[index].targets) else { return self }
    record.screens[index].targets.removeAll(where: app.targets.contains)
    return record
  }

  /// The files of all apps except `app`, each with the name of the app that has the file.
  func owners(besides app: ScreenApp) -> [String: String] {
    let own = index(of: app)
    var owners: [String: String] = [:]
    for (index, screen) in screens.enumerated() where index != own {
      for file in screen.files { owners[file.path] = owners[file.path] ?? screen.name }
    }
    return owners
  }

  /// The name of another app in the same project that has a file at `path`, or in the folder at
  /// `path`; `nil` if there is no such app.
  func owner(of path: String, besides app: ScreenApp) -> String? {
    let (own, project) = (index(of: app), Screen(of: app).project)
    return screens.indices.first {
      $0 != own && screens[$0].project == project && screens[$0].contains(path)
    }.map { screens[$0].name }
  }
}

/// A file of a launch screen, recognized by its path. launchgen writes, restores and removes no
/// other files, whatever a record says.
enum ScreenPart: Equatable {
  case storyboard
  /// A picture in an image set that launchgen makes.
  case picture
  /// Contents.json of an asset catalog, or of a set that launchgen makes in a catalog.
  case contents(LaunchScreenDocument)

  /// - Parameter path: the path of the file in a project, or in the output of a build.
  init?(_ path: String) {
    let names = path.pathNames
    // Hidden folders belong to other programs, such as git.
    guard let name = names.last,
      !names.contains(where: { $0.hasPrefix(".") && $0 != ".." })
    else { return nil }
    let folders = names.dropLast()
    guard let catalog = folders.firstIndex(where: { $0.hasSuffix(".xcassets") }) else {
      if !name.hasSuffix(".storyboard") || name == ".storyboard" { return nil }
      self = .storyboard
      return
    }
    let parts = names[(catalog + 1)...].joined(separator: "/")
    let source = LaunchScreenPlan.catalog + "/" + FreshName.plain(parts)
    let sets: [LaunchScreenDocument] = [.imageSet, .logoSet]
    if let document = LaunchScreenDocument.allCases.first(where: { $0.file == source }) {
      self = .contents(document)
    } else if name.hasSuffix(".png"), LaunchScreenKind.pictureNames.contains(where: name.hasPrefix),
      sets.contains(where: { $0.file.pathFolder == source.pathFolder })
    {
      self = .picture
    } else {
      return nil
    }
  }

  /// The paths of Contents.json in the image set, the logo set and the color set of a catalog.
  static func sets(in catalog: String) -> [String] {
    let names = (try? FolderListing.names(in: catalog)) ?? []
    let fresh = names.filter { FreshName.plain($0) != $0 }.sorted()
    return [LaunchScreenDocument.imageSet, .logoSet, .colorSet].map {
      catalog + $0.file.dropFirst(LaunchScreenPlan.catalog.count)
    } + fresh.map { catalog + "/" + $0 + "/Contents.json" }
  }

  /// The paths of the image sets whose names have a suffix.
  static func imageSets(in catalog: String, suffix: String) -> [String] {
    [LaunchScreenDocument.imageSet, .logoSet].map { document in
      let file = catalog + document.file.dropFirst(LaunchScreenPlan.catalog.count)
      return FreshName.path(file, suffix: suffix).pathFolder
    }
  }

  /// The maximum size, in bytes, of a file to replace. The size is limited because the record keeps
  /// the replaced bytes.
  var limit: Int {
    switch self {
    case .storyboard: InterfaceLimit.bytes
    // A picture of a launch screen has at most 25 MB of pixels.
    case .picture: 32 << 20
    case .contents: 1 << 20
    }
  }

  /// Whether launchgen wrote these bytes: launchgen's mark is in the bytes or, for an image, in the
  /// image's set.
  func isOwn(_ bytes: ContiguousArray<UInt8>, at path: String) -> Bool {
    let text = { (bytes: ContiguousArray<UInt8>) in String(decoding: bytes, as: UTF8.self) }
    switch self {
    case .storyboard: return OwnText.isOwn(LaunchScreenDocument.storyboard.file, text(bytes))
    case .contents(let document): return OwnText.isOwn(document.file, text(bytes))
    case .picture:
      // An image has no mark, but its set has.
      let contents = path.pathParts.folder + "Contents.json"
      guard let set = try? FileReader.read(found: contents, limit: 1 << 20, followsLinks: false)
      else { return false }
      return OwnText.isOwn(LaunchScreenDocument.imageSet.file, text(set))
    }
  }
}

extension LaunchScreenKind {
  fileprivate static let pictureNames = [imageName, logoName]
}
