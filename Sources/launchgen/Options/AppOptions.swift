import ArgumentParser
import LaunchImages
import Platform

/// Which apps are built, if no artwork is named, and which part of each.
struct AppOptions: ParsableArguments {
  static let onlyName = "--only"
  static let manifestName = "--manifest"
  static let noMergeName = "--no-merge"

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Make only the launch file, or only the images; of the apps in launchgen.json or the manifest, "
        + "build only these.",
      discussion: """
        launch-file makes no launch image and no UILaunchImages.plist: all that an app for iOS 8 and \
        later needs; it is a storyboard unless --launch-file says otherwise. images leaves out the \
        launch file. Every other word is the id of an app.
        """,
      valueName: "part or id"),
    completion: .list(BuildPart.allCases.map(\.rawValue)))
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      "Build the apps in this file, one JSON object with id and artwork on each line; '-' for "
        + "standard input.",
      valueName: "file"),
    completion: .file(extensions: ["jsonl"]))
  var manifest: String?

  @Flag(help: "Leave the apps' Info.plists alone, and only take the orientations from them.")
  var noMerge = false

  @Flag(help: "Of several apps, begin no other after the first that fails.")
  var failFast = false

  @Option(
    help: ArgumentHelp(
      """
      The megabytes of memory that builds of several apps may take together. (default: half of \
      the machine's)
      """, valueName: "number"))
  var memory: Int?

  /// The parts that are made.
  var parts: Set<BuildPart> {
    let chosen = only.compactMap { BuildPart(rawValue: $0) }
    return chosen.isEmpty ? Set(BuildPart.allCases) : Set(chosen)
  }

  /// The apps that are built; empty for all.
  var ids: [String] { only.filter { BuildPart(rawValue: $0) == nil } }

  /// The artwork, if it follows a part: the parser takes it for an id.
  mutating func takeArtwork() -> String? {
    guard let last = only.last, ids == [last], only.count > 1 else { return nil }
    return only.removeLast()
  }

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
    let given = [
      (Self.onlyName, !ids.isEmpty), (Self.manifestName, manifest != nil),
      (Self.noMergeName, noMerge),
    ]
    if let (name, _) = given.first(where: \.1) {
      throw ValidationError(
        name == Self.onlyName
          ? "'\(name) \(ids[0])' names an app; leave out the artwork, or use "
            + BuildPart.allCases.map { "'\($0.rawValue)'" }.joined(separator: " or ") + "."
          : "'\(name)' is for builds of apps; leave out the artwork.")
    }
  }
}
