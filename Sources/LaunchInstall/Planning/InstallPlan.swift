internal import Files
internal import InfoPlist
internal import LaunchApps
internal import LaunchImages
internal import LaunchRules
internal import Platform
internal import XcodeProjects

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Everything that putting a launch screen into an app writes.
package struct InstallPlan: Sendable {
  /// All files, in the order of writing, so that at every moment the app shows either what it did
  /// or the new launch screen: the project and the Info.plist name nothing that is not there yet.
  package let files: [PlannedFile]
  /// The path of the project file, or `nil` for an Info.plist alone.
  package let project: String?
  /// The paths of the Info.plist files.
  package let infoPlists: [String]
  package let storyboard: String
  /// The paths to add to the target by hand: those of an app without a project.
  package let newItems: [String]
  /// The files of an earlier run that this one does not make, relative to ``folder``.
  let staleFiles: [String]
  let folder: String

  package var changes: [PlannedFile] { files.filter(\.changes) }

  /// - Parameters:
  ///   - pictures: the launch screen's files, with paths as a build writes them.
  ///   - replaces: whether files that launchgen did not make may be replaced.
  package init(
    _ installation: Installation, _ pictures: [(path: String, bytes: ContiguousArray<UInt8>)],
    replaces: Bool
  ) throws(InstallError) {
    let (app, places) = (installation.app, installation.places)
    var screen = installation.record[app] ?? InstallRecord.Screen(of: app)
    let former = screen
    let parts = try Self.parts(pictures, installation)
    try Self.checkOtherApps(parts.map(\.file), installation)
    if !replaces { try Self.checkOwnership(parts, former, app) }

    var lists: [String: PropertyListDocument] = [:]
    var listFiles: [PlannedFile] = []
    for path in app.infoPlists {
      let (document, file, keys) = try Self.infoPlist(path, app, places.name)
      lists[path] = document
      listFiles.append(file)
      screen.add(file, keys, as: app.recorded(path))
    }
    var project = installation.project
    if let target = app.target, let location = app.location {
      try project?.edit { (editor) throws(ProjectEditError) in
        let new =
          (places.isInPlace ? [] : [ProjectFile(location.absolute(places.storyboard), .storyboard)])
          + (places.hasCatalog
            ? [] : [ProjectFile(location.absolute(places.catalog), .assetCatalog)])
        let infoPlist = app.infoPlists.first.map(location.absolute)
        let added = try editor.add(new, to: target, infoPlist: infoPlist)
        screen.add(members: added.map { app.recorded($0.path) })
        screen.settings += try ScreenSettings.edit(
          &editor, toShow: places.name, in: app, target, lists)
      }
    }
    for (_, file) in parts {
      let path = app.recorded(file.path)
      screen.add(file, as: path, in: installation.record)
    }
    staleFiles = screen.dropFiles(except: parts.map { app.recorded($0.file.path) })

    var record = installation.record
    record[app] = screen
    let recordFile = try record.bytes().map { bytes throws(InstallError) in
      try PlannedFile(app.recordPath, bytes)
    }
    let storyboards = parts.filter { $0.file.path == places.storyboard }.map(\.file)
    let assets = parts.map(\.file).filter { $0.path != places.storyboard }
    let projectFile = project.map(\.file)
    let (early, late) = places.isInPlace ? ([], storyboards) : (storyboards, [])
    files =
      [recordFile].compactMap(\.self) + assets + early + [projectFile].compactMap(\.self)
      + listFiles + late
    self.project = project?.path
    infoPlists = app.infoPlists
    storyboard = places.storyboard
    folder = app.folder
    newItems =
      app.target == nil
      ? (places.isInPlace ? [] : [places.storyboard]) + (places.hasCatalog ? [] : [places.catalog])
      : []
  }

  /// Writes everything or nothing.
  package func write() throws(InstallError) {
    try changes.write()
    _ = OutputPlace(path: folder.isEmpty ? "." : folder).remove(staleFiles)
  }

  /// The files of the launch screen, with the paths that a build gives them.
  private static func parts(
    _ pictures: [(path: String, bytes: ContiguousArray<UInt8>)], _ installation: Installation
  ) throws(InstallError) -> [(source: String, file: PlannedFile)] {
    let (app, places) = (installation.app, installation.places)
    var parts: [(source: String, file: PlannedFile)] = []
    for (source, bytes) in pictures {
      let path: String
      switch LaunchFileDocument.allCases.first(where: { $0.file == source }) {
      case .propertyList: continue
      case .storyboard: path = places.storyboard
      // A catalog of others keeps its own description.
      case .catalog where installation.hasOtherCatalog: continue
      default:
        path = ProjectPath.joined(
          places.catalog, String(source.dropFirst(LaunchFilePlan.catalog.count + 1)))
      }
      if !app.allows(path) { throw .outside(path: path) }
      parts.append((source, try PlannedFile(path, bytes)))
    }
    return parts
  }

  private static func infoPlist(
    _ path: String, _ app: ScreenApp, _ name: String
  ) throws(InstallError) -> (PropertyListDocument, PlannedFile, keys: [String]) {
    if !app.allows(path) { throw .outside(path: path) }
    let snapshot: FileSnapshot
    do throws(FileError) {
      snapshot = try FileSnapshot(path: path, limit: PropertyListLimit.bytes)
    } catch {
      throw .unreadable(path: path, error)
    }
    do throws(InfoPlistError) {
      let document = try PropertyListDocument(snapshot.bytes)
      let builds = app.builds.filter { $0.infoPlist == path }.map(\.contents.document.root)
      let key = LaunchScreenKey.storyboardName.rawValue
      let keys = InfoPlistKey.variants(of: key)
      // Build settings may name the storyboard; then the file does not have to.
      let isNamed = builds.allSatisfy { built in keys.contains { built[$0] != nil } }
      // A value with a variable is right only if it is right in each configuration.
      let built = builds.first { built in keys.contains { built[$0]?.string != name } }
      let changes = try document.changes(
        toShow: name, built: built ?? builds.first ?? [:], addsKey: !isNamed)
      let file = PlannedFile(
        path: path, old: snapshot, bytes: try document.bytes(after: changes))
      return (document, file, changes.map(\.key))
    } catch {
      throw .infoPlist(path: path, line: error.line, error)
    }
  }

  /// Checks that no other app has the files.
  private static func checkOtherApps(
    _ files: [PlannedFile], _ installation: Installation
  ) throws(InstallError) {
    let app = installation.app
    for file in files where file.changes {
      let path = app.recorded(file.path)
      if let owner = installation.record.owner(of: path, besides: app) {
        throw .shared(path: file.path, targets: [owner])
      }
    }
    try app.checkOtherRecords(of: files.map(\.path) + app.infoPlists)
  }

  /// Checks that no file is replaced that launchgen did not make, or that was edited.
  private static func checkOwnership(
    _ parts: [(source: String, file: PlannedFile)], _ record: InstallRecord.Screen,
    _ app: ScreenApp
  ) throws(InstallError) {
    for (source, file) in parts {
      guard file.changes, let old = file.oldBytes, !old.isEmpty else { continue }
      let isOwn =
        if let known = record.file(app.recorded(file.path)) {
          known.digest == SHA256Digest.text(old)
        } else {
          OwnParts.isOwn(source, old, at: file.path)
        }
      if !isOwn { throw .foreign(path: file.path) }
    }
  }
}

extension InstallRecord.Screen {
  /// Notes a file. What the first run replaced is kept, also if it was another app's run.
  mutating func add(_ file: PlannedFile, as path: String, in record: InstallRecord) {
    let index = files.firstIndex { $0.path == path }
    let known = index.map { files[$0] } ?? record.screens.lazy.compactMap { $0.file(path) }.first
    let former = known.map(\.former) ?? file.oldBytes.map { Data($0) }
    let new = InstallRecord.File(
      path: path, digest: SHA256Digest.text(file.bytes), former: former)
    if let index { files[index] = new } else { files.append(new) }
  }

  mutating func add(_ list: PlannedFile, _ keys: [String], as path: String) {
    guard list.changes, let old = list.oldBytes else { return }
    let index = infoPlists.firstIndex { $0.path == path }
    let known = index.map { infoPlists[$0] }
    // If others have edited the list since, what they wrote is what comes back.
    let isUnchanged = known?.digest == SHA256Digest.text(old)
    let new = InstallRecord.InfoPlist(
      path: path, digest: SHA256Digest.text(list.bytes),
      former: isUnchanged ? known?.former ?? Data(old) : Data(old),
      keys: Array(Set((known?.keys ?? []) + keys)).sorted())
    if let index { infoPlists[index] = new } else { infoPlists.append(new) }
  }

  mutating func add(members paths: [String]) {
    members += paths.filter { !members.contains($0) }
  }

  /// Forgets the files that are not made any more.
  ///
  /// - Returns: the new ones among them, which nobody needs; files that replaced others stay.
  mutating func dropFiles(except paths: [String]) -> [String] {
    let stale = files.filter { !paths.contains($0.path) && $0.former == nil }.map(\.path)
    files.removeAll { stale.contains($0.path) }
    return stale
  }
}
