import ArgumentParser
import Configuration
import Files

/// Options for the configuration file, which sets the options that are not typed. ``Invocation``
/// reads the file before a command is parsed.
struct ConfigurationOptions: ParsableArguments {
  static let configName = "--config"
  static let noConfigName = "--no-config"

  @Option(
    name: .customLong("config"),
    help: ArgumentHelp(
      "Take options and apps from this file. (default: launchgen.json in the current folder, if "
        + "present)",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var file: String?

  @Flag(help: "Ignore launchgen.json.")
  var noConfig = false

  /// The limit for paths from the file. This is not an option; ``Invocation`` sets it.
  var confinement = Confinement()

  typealias Confinement = PathConfinement

  /// The path of the configuration file; `nil` if none is used.
  var usedPath: String? {
    if noConfig { return nil }
    let standard = LoadedConfiguration.standardName
    return file ?? (FileKind(of: standard) == .file ? standard : nil)
  }

  mutating func validate() throws {
    if file == "" {
      throw ValidationError("'--config' is empty; name a file such as launchgen.json.")
    }
    if file != nil && noConfig {
      throw ValidationError("'--config' and '--no-config' cannot be combined.")
    }
  }
}
