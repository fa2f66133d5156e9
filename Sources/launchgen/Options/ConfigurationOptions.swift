import ArgumentParser
import Configuration
import Files

/// The file with options that were not typed. ``Invocation`` reads it before a command is parsed.
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

  /// The limit for paths from the file; not an option.
  var confinement = Confinement()

  typealias Confinement = PathConfinement

  /// The path of the file with options; `nil` if no file is used.
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
