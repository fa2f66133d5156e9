internal import Files
internal import Platform
internal import Texts
internal import XcodeProjects

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What launchgen has put into the apps of a project, so that it can be taken out again.
///
/// The record is a file beside the project. All paths in it are relative to its folder.
struct InstallRecord: Codable, Equatable {
  /// A file that was written.
  struct File: Codable, Equatable {
    let path: String
    /// The SHA-256 of the bytes that were written.
    let digest: String
    /// The bytes that were replaced; `nil` for a new file.
    let former: Data?
  }

  /// An Info.plist that was changed.
  struct InfoPlist: Codable, Equatable {
    let path: String
    let digest: String
    let former: Data
    /// The keys that were changed.
    let keys: [String]
  }

  /// The launch screen of one app.
  struct Screen: Codable, Equatable {
    /// The name of the project's bundle, since a folder may have several; `nil` for an Info.plist
    /// alone, as is `target`.
    let project: String?
    /// The name of the project's target.
    let target: String?
    var files: [File] = []
    /// The paths that were added to the target.
    var members: [String] = []
    /// The changes of build settings, in order.
    var settings: [SettingChange] = []
    var infoPlists: [InfoPlist] = []

    init(of app: ScreenApp) {
      project = app.location.map { ProjectPath.name(of: $0.bundle) }
      target = app.target
    }

    func file(_ path: String) -> File? { files.first { $0.path == path } }

    func hasFile(in paths: Set<String>) -> Bool {
      files.contains { paths.contains($0.path) } || infoPlists.contains { paths.contains($0.path) }
    }
  }

  private static let currentVersion = 1
  private static let limit = 64 << 20
  static let fileName = ".launchgen-screen.json"

  private var version = Self.currentVersion
  var screens: [Screen] = []

  init() {}

  /// Reads the record in a folder; an empty one if there is none.
  init(in app: ScreenApp) throws(InstallError) {
    try self.init(inFolder: app.folder)
    for screen in screens {
      let paths = screen.files.map(\.path) + screen.infoPlists.map(\.path)
      if let bad = paths.first(where: { !Self.isUsable($0, in: app) }) {
        throw .record(path: app.recordPath, reason: "'\(bad)' is not a path in the project")
      }
    }
  }

  /// Reads a record whose paths are only compared.
  init(inFolder folder: String) throws(InstallError) {
    let path = ProjectPath.joined(folder, Self.fileName)
    let bytes: ContiguousArray<UInt8>
    do throws(FileError) {
      bytes = try FileReader.read(found: path, limit: Self.limit, followsLinks: false)
    } catch .missing {
      return
    } catch {
      throw .unreadable(path: path, error)
    }
    guard let record = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else {
      throw .record(path: path, reason: "it is damaged")
    }
    if record.version != Self.currentVersion {
      throw .record(path: path, reason: "another version of launchgen wrote it")
    }
    self = record
  }

  /// Whether a path is one that launchgen would write: no other program's text may lead elsewhere.
  private static func isUsable(_ path: String, in app: ScreenApp) -> Bool {
    let isInside = !path.isAbsolutePath && path.pathNames.first != ".."
    return !path.isEmpty && path == ProjectPath.standardized(path)
      && path.unicodeScalars.allSatisfy { $0.value >= 0x20 }
      && (app.location == nil ? isInside : app.allows(app.path(of: path)))
  }

  /// The record as JSON; `nil` if it is empty.
  func bytes() -> ContiguousArray<UInt8>? {
    if screens.isEmpty { return nil }
    guard let text = try? JSONText.of(self) else { return nil }
    return ContiguousArray((text + "\n").utf8)
  }

  subscript(app: ScreenApp) -> Screen? {
    get { index(of: app).map { screens[$0] } }
    set {
      let index = index(of: app)
      switch (index, newValue) {
      case (let index?, let screen?): screens[index] = screen
      case (let index?, nil): screens.remove(at: index)
      case (nil, let screen?): screens.append(screen)
      case (nil, nil): break
      }
    }
  }

  private func index(of app: ScreenApp) -> Int? {
    let screen = Screen(of: app)
    return screens.firstIndex { $0.project == screen.project && $0.target == screen.target }
  }

  /// The name of another app that has a file, if there is one.
  func owner(of path: String, besides app: ScreenApp) -> String? {
    let own = index(of: app)
    let other = screens.indices.first { $0 != own && screens[$0].file(path) != nil }
    return other.flatMap { screens[$0].target ?? screens[$0].project }
  }
}

extension ScreenApp {
  /// The path of the record.
  var recordPath: String { ProjectPath.joined(folder, InstallRecord.fileName) }

  /// The folders in which the record would be if the same app had been named by another path: its
  /// project's, or its Info.plist's.
  var otherRecordFolders: [String] {
    if location != nil {
      return infoPlists.map { ProjectPath.folder(of: $0) }.filter { $0 != folder }
    }
    return (1...3).map { levels in
      let up = Array(repeating: "..", count: levels).joined(separator: "/")
      return ProjectPath.standardized(ProjectPath.joined(folder, up))
    }
  }

  /// Checks that a record in another folder has none of the files: each record would take the other
  /// one's files for those of somebody else.
  func checkOtherRecords(of paths: [String]) throws(InstallError) {
    for folder in otherRecordFolders {
      guard let record = try? InstallRecord(inFolder: folder), !record.screens.isEmpty else {
        continue
      }
      var names = RelativePaths(to: folder)
      let recorded = Set(paths.map { names.name(of: $0) })
      for screen in record.screens where screen.hasFile(in: recorded) {
        throw .recordedElsewhere(
          path: location?.bundle ?? name,
          record: ProjectPath.joined(folder, InstallRecord.fileName),
          former: screen.project.map { ProjectPath.joined(folder, $0) }
            ?? infoPlists.first { ProjectPath.folder(of: $0) == folder } ?? folder)
      }
    }
  }

  /// A path of the record as messages show it.
  func path(of recorded: String) -> String {
    ProjectPath.standardized(ProjectPath.joined(folder, recorded))
  }

  /// A path as the record has it.
  func recorded(_ path: String) -> String {
    var names = RelativePaths(to: folder)
    return names.name(of: path)
  }
}

extension SHA256Digest {
  static func text(_ bytes: ContiguousArray<UInt8>) -> String {
    SHA256Digest(of: bytes).description
  }
}
