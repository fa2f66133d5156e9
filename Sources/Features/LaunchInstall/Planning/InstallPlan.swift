internal import Files
internal import InfoPlist
internal import LaunchApps
internal import LaunchImages
internal import XcodeProjects

/// Everything that putting a launch screen into an app writes.
struct InstallPlan: Sendable {
  /// All files, in the order of writing, so that at every moment the app shows either what it did
  /// or the new launch screen: the project and the Info.plist name nothing that is not there yet.
  var files: [PlannedFile] { steps.files }
  /// The paths of the files of an earlier run that are removed, because this run does not make
  /// them.
  let removedFiles: [String]
  /// The path of the project file, or `nil` for an Info.plist alone.
  let project: String?
  let infoPlists: [String]
  let storyboard: String
  /// The paths to add to the target by hand: those of an app without a project.
  let newItems: [String]
  private let steps: PlannedChanges

  var changes: [PlannedFile] { files.filter(\.changes) }

  /// - Parameters:
  ///   - pictures: the launch screen's files, with paths as a build writes them.
  ///   - choices: the choices that decide what it shows, for the next run.
  ///   - replaces: whether files that launchgen did not make may be replaced.
  init(
    _ installation: Installation, _ pictures: [(path: String, bytes: ContiguousArray<UInt8>)],
    choices: [String: String] = [:], replaces: Bool
  ) throws(InstallError) {
    let (app, places) = (installation.app, installation.places)
    var files = app.files
    var screen = installation.record[app] ?? InstallRecord.Screen(of: app)
    let former = screen
    screen.choices = choices.isEmpty ? nil : choices
    let owners = installation.record.owners(besides: app)
    let parts = try Self.parts(pictures, installation, &files)
    try Self.checkOtherApps(parts, owners, app)
    try Self.checkNamedColors(parts, app)
    let edits = installation.edits
    if !replaces {
      try Self.checkOwnership(parts, former, app)
      for list in edits.infoPlists {
        try Self.checkOwnership(of: list.keys, list.document, list.file.path)
      }
    }
    for list in edits.infoPlists {
      screen.add(list.file, list.keys, as: app.recorded(list.file.path))
    }
    screen.add(edits, in: app)
    for file in parts { screen.add(file, as: app.recorded(file.path), in: installation.record) }
    let stale = screen.staleFiles(except: parts.map { app.recorded($0.path) })
    let removed = try Self.removed(
      former.files.filter { stale.contains($0.path) && owners[$0.path] == nil }, app, &files,
      replaces: replaces)
    let empty = try PlannedChanges.emptySets(beside: parts.map(\.path), &files)
    steps = try Self.steps(
      Self.inOrder(parts, installation), removed + empty, installation, screen, without: stale)
    removedFiles = removed.filter { !$0.isNew }.map(\.path)
    project = edits.project?.path
    infoPlists = app.infoPlists
    storyboard = places.storyboard
    newItems =
      app.target == nil
      ? (places.isInPlace ? [] : [places.storyboard]) + (places.hasCatalog ? [] : [places.catalog])
      : []
  }

  /// All files in the order of writing: a storyboard that the app shows already comes last, a new
  /// one before it is named.
  private static func inOrder(
    _ parts: [PlannedFile], _ installation: Installation
  ) -> [PlannedFile] {
    let (edits, places) = (installation.edits, installation.places)
    let storyboards = parts.filter { $0.path == places.storyboard }
    return parts.filter { $0.path != places.storyboard } + (places.isInPlace ? [] : storyboards)
      + [edits.project?.file].compactMap(\.self) + edits.infoPlists.map(\.file)
      + (places.isInPlace ? storyboards : [])
  }

  /// Checks that nothing is replaced or removed that must stay.
  ///
  /// - Parameters:
  ///   - gate: the inputs and outputs of the run.
  ///   - replaces: whether read-only files may be replaced.
  func check(_ gate: OutputGate, replaces: Bool) throws(InstallError) {
    try steps.check(gate, replaces: replaces)
  }

  /// Writes everything or nothing.
  func write() throws(InstallError) { try steps.write() }
}
