import ArgumentParser

/// Options for the app that gets a launch screen.
struct ScreenTargetOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The target of the project, if it makes several apps.", valueName: "name"))
  var targetName: String?

  @Flag(help: "Let the project name files that are outside of its folder.")
  var allowOutside = false

  mutating func validate() throws {
    if targetName == "" { throw ValidationError("'--target-name' is empty; name a target.") }
  }
}
