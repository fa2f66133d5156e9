import ArgumentParser
import Platform

/// Options of a build without artwork on the command line, which builds apps that a file lists:
/// which apps it builds, and how.
struct AppOptions: ParsableArguments {
  static let appName = "--app"
  static let manifestName = "--manifest"
  static let noMergeName = "--no-merge"

  @Option(
    name: .customLong("app"),
    help: ArgumentHelp(
      "Build only this app; may be repeated.",
      discussion: """
        An app of launchgen.json or the manifest. If one fails, the others are still built, and \
        the exit code is 1.
        """, valueName: "id"))
  var ids: [String] = []

  @Option(
    help: ArgumentHelp(
      "Build the apps in this file, one JSON object with id and artwork on each line; '-' for "
        + "standard input.",
      valueName: "file", visibility: .further),
    completion: .file(extensions: ["jsonl"]))
  var manifest: String?

  @Flag(
    help: ArgumentHelp(
      "Read the orientations from the apps' Info.plist files, but do not change the files.",
      visibility: .further))
  var noMerge = false

  @Flag(
    help: ArgumentHelp(
      "Stop after the first app that fails.", visibility: .further))
  var failFast = false

  @Option(
    help: ArgumentHelp(
      """
      The limit for the memory of all builds together, in MB. (default: half of the machine's)
      """, valueName: "number", visibility: .further),
    transform: PlainNumber.reader(of: "megabytes", example: "4000", units: ["m", "mb"]))
  var memory: Int?

  /// The memory that concurrent builds together may use, in bytes.
  var memoryLimit: Int { memory.map(Megabytes.bytes) ?? Memory.installed / 2 }

  mutating func validate() throws {
    if let memory, memory < 1 {
      throw ValidationError("'--memory \(memory)' must be at least 1.")
    }
    if manifest == "" {
      throw ValidationError("'--manifest' is empty; name a file, or '-' for standard input.")
    }
  }

  /// Refuses a command line without artwork, which is checked only if no file lists apps, or with
  /// artwork and options for builds of apps.
  func check(artwork: String?) throws {
    guard artwork != nil else {
      throw ValidationError(
        "Missing expected argument '<artwork>', and there is no launchgen.json that lists apps; "
          + "name a landscape PNG or a --logo, or write the file with 'launchgen init'.")
    }
    let given = [
      (Self.appName, !ids.isEmpty), (Self.manifestName, manifest != nil),
      (Self.noMergeName, noMerge),
    ]
    if let (name, _) = given.first(where: \.1) {
      throw ValidationError("'\(name)' is for builds of apps; leave out the artwork.")
    }
  }
}
