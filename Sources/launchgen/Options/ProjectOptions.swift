import ArgumentParser
import LaunchApps
import Platform
import Texts

/// Options for the part of an Xcode project to read.
struct ProjectOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The target of an Xcode project. (default: all apps)", valueName: "name"))
  var targetName: String?

  @Option(
    help: ArgumentHelp(
      "The configuration of an Xcode project, such as Debug. (default: for 'check', all; for other "
        + "commands, the project's default configuration)", valueName: "name",
      visibility: .further))
  var configuration: String?

  @Flag(
    help: ArgumentHelp(
      "Allow an Xcode project to use files outside of its folder, and launchgen.json to write outside "
        + "of its folder.", visibility: .further))
  var allowOutside = false

  mutating func validate() throws {
    if targetName == "" { throw ValidationError("'--target-name' is empty; name a target.") }
    if configuration == "" {
      throw ValidationError("'--configuration' is empty; name a configuration.")
    }
  }

  /// - Parameter standard: the build configurations to read without `--configuration`.
  func options(_ standard: LoadOptions.Configuration) -> LoadOptions {
    var options = LoadOptions()
    options.target = targetName
    options.configuration = configuration.map { .named($0) } ?? standard
    options.allowsOutside = allowOutside
    return options
  }

  /// Reads the apps at a path. The options have an effect only if the path leads to an Xcode
  /// project.
  func load(
    _ path: String, _ standard: LoadOptions.Configuration,
    _ assumptions: Assumptions = Assumptions()
  ) throws(CommandError) -> [LoadedBundle] {
    var options = options(standard)
    options.assumptions = assumptions
    return try mapError(try BundleLoader.load(path, options)) { (error: LoadError) in
      CommandError(error.message(at: path))
    }
  }
}
