import ArgumentParser
import LaunchApps
import ManyApps

struct ProjectOptions: ParsableArguments {
  @OptionGroup(title: HelpPage.project) var target: TargetOptions

  @Option(
    help: ArgumentHelp(
      "The configuration of an Xcode project, such as Debug. (default: for 'check', all; for other "
        + "commands, the project's default configuration)", valueName: "name",
      visibility: .further))
  var configuration: String?

  mutating func validate() throws {
    if configuration == "" {
      throw ValidationError("'--configuration' is empty; name a configuration.")
    }
  }

  /// - Parameter standard: the build configurations to read without `--configuration`.
  func options(
    _ standard: LoadOptions.Configuration, _ assumptions: Assumptions = Assumptions()
  ) -> LoadOptions {
    var options = LoadOptions()
    options.target = target.targetName
    options.configuration = configuration.map { .named($0) } ?? standard
    options.allowsOutside = target.allowOutside
    options.assumptions = assumptions
    return options
  }
}
