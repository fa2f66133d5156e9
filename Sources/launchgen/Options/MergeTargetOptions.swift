import ArgumentParser
import LaunchImages

/// The Info.plist that a build writes its entries into.
struct MergeTargetOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Also write the entries into this Info.plist, as 'launchgen merge' does. The orientation "
        + "comes from it unless --orientation is given.",
      valueName: "path"),
    completion: .file(extensions: ["plist"]))
  var merge: String?

  @OptionGroup var merging: MergingOptions

  mutating func validate() throws {
    if merge == "" { throw ValidationError("'--merge' is empty; name an Info.plist.") }
    if merge == nil && (merging.setOrientations || merging.replace) {
      let flag = merging.replace ? "--replace" : "--set-orientations"
      throw ValidationError("'\(flag)' needs an Info.plist; name it with '--merge'.")
    }
  }

  /// `nil` without the option.
  var target: InfoPlistTarget? {
    merge.map { path in
      var target = InfoPlistTarget(path: path)
      target.setsOrientations = merging.setOrientations
      target.replaces = merging.replace
      return target
    }
  }
}
