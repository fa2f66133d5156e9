import ArgumentParser
import Files
import LaunchImages
import LaunchRules

/// The Info.plist that a build writes its entries into.
struct MergeTargetOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write the entries into this Info.plist too, as 'launchgen merge' does, after the images. It "
        + "gives the orientation unless --orientation does.",
      valueName: "path"),
    completion: .file(extensions: ["plist"]))
  var merge: String?

  @OptionGroup var merging: MergingOptions

  mutating func validate() throws {
    if merge == nil && (merging.setOrientations || merging.replace) {
      let flag = merging.replace ? "--replace" : "--set-orientations"
      throw ValidationError("'\(flag)' is about an Info.plist; name it with '--merge'.")
    }
  }

  /// The judged Info.plist, before anything is written; `nil` without the option.
  func update(
    _ naming: NamingOptions, _ launchFile: LaunchFile?, orientation: LandscapeOrientation?,
    output: String
  ) throws(CommandError) -> InfoPlistUpdate? {
    guard let merge else { return nil }
    for list in [BuildPlan.propertyListFile, LaunchFileDocument.propertyList.file] {
      let path = OutputFolder.path(of: list, in: output)
      if let identity = FileIdentity(of: merge), identity == FileIdentity(of: path) {
        throw CommandError(
          status: .usage,
          message: "\(merge): error: would be replaced by the build (it is its property list); "
            + "merge into the app's Info.plist")
      }
    }
    return try InfoPlistUpdate(
      path: merge,
      merging.options(entries: naming.entries, launchFile, orientation: orientation))
  }
}
