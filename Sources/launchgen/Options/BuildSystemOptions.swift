import ArgumentParser
import Files
import LaunchImages
import Texts

/// Options for build systems and continuous integration.
struct BuildSystemOptions: ParsableArguments {
  @Flag(
    help: """
      Write nothing; print what a build would change or remove, and exit with 1 if there is \
      anything.
      """)
  var check = false

  @Option(
    help: ArgumentHelp(
      "Print the paths of all files that a build would write, and write nothing.",
      discussion: """
        paths prints one path on each line; xcfilelist does too, with relative paths below \
        $(SRCROOT), for Xcode.
        """))
  var listOutputs: OutputListFormat?

  @Option(
    help: ArgumentHelp(
      "Write a makefile rule with the files that the build has read.", valueName: "file"),
    completion: .file())
  var depfile: String?

  @Option(
    help: ArgumentHelp(
      "The target in the depfile. (default: the path of the file that is written last)",
      valueName: "name"))
  var depfileTarget: String?

  @Flag(
    help: """
      Neither use nor keep the record .launchgen-record in the output folder, which lets an \
      up-to-date build end at once.
      """)
  var noRecord = false

  mutating func validate() throws {
    if depfile?.isEmpty == true {
      throw ValidationError("'--depfile' is empty; name a file.")
    }
    if depfileTarget != nil && depfile == nil {
      throw ValidationError("'--depfile-target' needs '--depfile'.")
    }
    if depfileTarget?.isEmpty == true {
      throw ValidationError("'--depfile-target' is empty; name a target.")
    }
  }

  var reuse: Reuse {
    var reuse = Reuse(version: version)
    reuse.keepsRecord = !noRecord
    return reuse
  }
}

/// The format in which `--list-outputs` lists paths.
enum OutputListFormat: String, ExpressibleByArgument, CaseIterable {
  case paths, xcfilelist

  /// The paths, one on each line.
  ///
  /// - Throws: ``CommandError`` for a path with a control character, which would break its line.
  func text(of paths: [String]) throws(CommandError) -> String {
    try paths.map { path throws(CommandError) in
      if VisibleText.hasControl(path) {
        throw CommandError(
          .cannotCreate, path, "cannot be listed (it has a control character)",
          "choose another --output")
      }
      return prefix(path) + path + "\n"
    }.joined()
  }

  private func prefix(_ path: String) -> String {
    switch self {
    // GitHub Actions would obey a line that begins like a workflow command; `./` prevents that.
    case .paths: VisibleText.isCommand(path) ? "./" : ""
    case .xcfilelist: path.isAbsolutePath ? "" : "$(SRCROOT)/"
    }
  }
}
