import ArgumentParser
import LaunchImages
import LaunchPreview

/// The output folder, and options of the run.
struct RunningOptions: ParsableArguments {
  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "The folder to write into.",
      discussion: "It is created if missing. Files that would not change are left alone.",
      valueName: "folder"),
    completion: .directory)
  var output = "LaunchImages"

  @Option(
    help: ArgumentHelp(
      "An existing folder for unfinished files, for builds in a sandbox.",
      discussion: """
        Only finished files then appear in the output folder, by a rename or, if the sandbox forbids \
        that, by overwriting them in place.
        """, valueName: "folder", visibility: .further),
    completion: .directory)
  var stagingFolder: String?

  @OptionGroup var run: RunOptions

  @Flag(
    help: ArgumentHelp(
      "Also write a page that shows each screen.",
      discussion: "It is LaunchPreview.html, in the output folder."))
  var preview = false

  mutating func validate() throws {
    if stagingFolder?.isEmpty == true {
      throw ValidationError("'--staging-folder' is empty; name a folder that exists.")
    }
    if output.isEmpty {
      throw ValidationError("'--output' is empty; name a folder, '.' for the current one.")
    }
  }

  func apply(to options: inout BuildOptions) {
    run.work.apply(to: &options.pictures)
    if preview && !run.dryRun {
      options.overviewSide = ArtworkPreview.overviewSide
      // The page exists to show hidden parts of the artwork, so they must not stop the build.
      if options.safeArea == .off { options.safeArea = .warnUnlessChosen }
    }
  }
}
