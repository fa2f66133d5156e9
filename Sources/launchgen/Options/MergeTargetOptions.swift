import ArgumentParser
import LaunchImages
import LaunchInstall

/// Options for the Info.plist into which a build writes its entries.
struct MergeTargetOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Also write the entries into this Info.plist, or into that of this Xcode project.",
      discussion: """
        'launchgen merge' does the same. The orientation comes from the Info.plist unless \
        --orientation is given. For an Xcode project, the entries go into the target's \
        INFOPLIST_FILE, and the files are added to the target.
        """,
      valueName: "path"),
    completion: .file(extensions: ["plist", "xcodeproj"]))
  var merge: String?

  @OptionGroup var orientations: OrientationMergingOptions
  @OptionGroup var replacing: ReplacingOptions

  mutating func validate() throws {
    if merge == "" { throw ValidationError("'--merge' is empty; name an Info.plist.") }
    if merge == nil && orientations.setOrientations {
      throw ValidationError(
        "'--set-orientations' needs an Info.plist; name it with '--merge'.")
    }
  }

  /// The targets that get the files as members; `nil` unless `--merge` names a project.
  func membership(_ project: ProjectOptions) throws -> BuildMembership? {
    guard let merge, NamedTarget.isProject(merge) else { return nil }
    return try BuildMembership(
      project: merge, targets: NamedTarget(merge, project).names,
      allowsOutside: project.allowOutside)
  }

  /// The Info.plist to merge into; `nil` without `--merge`.
  ///
  /// - Parameter app: the app of `--info-plist`; `nil` without the option.
  func target(
    _ project: ProjectOptions, _ app: LaunchedApp?
  ) throws(CommandError) -> InfoPlistTarget? {
    guard let merge else { return nil }
    var target = InfoPlistTarget(path: try InfoPlistFolder.infoPlist(merge))
    target.builtOrientation = app?.orientation
    target.builtFamilies = app?.builtFamilies
    if NamedTarget.isProject(merge) {
      let found = try NamedTarget(merge, project)
      guard let path = found.infoPlist else {
        throw CommandError(
          .badData, merge,
          "has no Info.plist to write into (Xcode generates it from build settings)",
          "add one with INFOPLIST_FILE")
      }
      target.path = path
      target.builtOrientation = found.app.launchesInPortrait ? nil : found.app.orientation
      target.builtFamilies = found.app.builtFamilies
      target.builtMinimumOS = found.app.minimumOS
    }
    target.setsOrientations = orientations.setOrientations
    target.replaces = replacing.replace
    return target
  }
}
