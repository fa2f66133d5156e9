import ArgumentParser
import Resources

/// Which apps are built, if no artwork is named.
struct AppOptions: ParsableArguments {
  static let onlyName = "--only"
  static let manifestName = "--manifest"

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Of the apps in launchgen.json or the manifest, build only these.", valueName: "id"))
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      "Build the apps in this file, one JSON object with id and artwork on each line; '-' for "
        + "standard input.",
      valueName: "file"),
    completion: .file(extensions: ["jsonl"]))
  var manifest: String?

  @Flag(help: "Of several apps, begin no other after the first that fails.")
  var failFast = false

  @Option(
    help: ArgumentHelp(
      """
      The megabytes of memory that builds of several apps may take together. (default: half of \
      the machine's)
      """, valueName: "number"))
  var memory: Int?

  /// In bytes.
  var memoryLimit: Int { memory.map { $0 * 1_000_000 } ?? Memory.installed / 2 }

  mutating func validate() throws {
    if let memory, memory < 1 {
      throw ValidationError("'--memory \(memory)' must be at least 1.")
    }
    if manifest == "" {
      throw ValidationError("'--manifest' is empty; name a file, or '-' for standard input.")
    }
  }

  /// What to say of a build without artwork and apps, or with both.
  func check(artwork: String?) throws {
    guard artwork != nil else {
      throw ValidationError(
        "Missing expected argument '<artwork>', and there is no launchgen.json that lists apps; "
          + "name a landscape PNG or a --logo, or write the file with 'launchgen init'.")
    }
    if !only.isEmpty || manifest != nil {
      let name = only.isEmpty ? Self.manifestName : Self.onlyName
      throw ValidationError("'\(name)' is for builds of apps; leave out the artwork.")
    }
  }
}
