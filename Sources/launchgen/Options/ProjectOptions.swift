import ArgumentParser
import LaunchApps

/// Options for the part of an Xcode project to read.
struct ProjectOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The target of an Xcode project. (default: all apps)", valueName: "name"))
  var targetName: String?

  @Option(
    help: ArgumentHelp(
      "The configuration of an Xcode project, such as Debug. (default: 'check' takes all, other "
        + "commands the one that Xcode builds where none is named)", valueName: "name",
      visibility: .further))
  var configuration: String?

  @Flag(
    help: ArgumentHelp(
      "Read files of an Xcode project that are outside of its folder; let the apps in "
        + "launchgen.json write outside of its folder.", visibility: .further))
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
    do throws(LoadError) {
      return try BundleLoader.load(path, options)
    } catch {
      throw CommandError(path, error)
    }
  }
}

extension CommandError {
  init(_ path: String, _ error: LoadError) {
    let place = error.place.map { Self.place($0.path, $0.line) } ?? path
    self.init(ExitStatus(error), place, error, error.remedy(for: path))
  }

  /// - Parameter obstacle: the reason why the app's launches are unknown.
  init(_ obstacle: (path: String, line: Int?, text: String)) {
    let place = Self.place(obstacle.path, obstacle.line)
    self.init(status: .badData, message: "\(place): error: \(obstacle.text)")
  }
}
