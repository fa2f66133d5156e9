import ArgumentParser
import ManyApps
import Platform
import Texts

struct AppListOptions: ParsableArguments {
  @Option(
    name: .customLong("config"), file: ["json"],
    "The file that describes the apps. (default: launchgen.json in the current folder)")
  var file: String?

  @Option(
    file: ["jsonl"],
    ArgumentHelp(
      "A list of apps: on each line, a JSON object with id and artwork. '-' is standard input."))
  var manifest: String?

  mutating func validate() throws {
    try OptionText.refuseEmpty(file, "--config", "name a file such as launchgen.json")
    try OptionText.refuseEmpty(manifest, "--manifest", "name a file, or '-' for standard input")
  }
}

struct AppOptions: ParsableArguments {
  @Option(
    name: .customLong("app"),
    help: ArgumentHelp("Make only this app; may be repeated.", valueName: "id"))
  var ids: [String] = []

  @Option(
    help: ArgumentHelp(
      "Make only one part of the apps: 3/8 is the third of eight parts.",
      discussion: """
        An app stays in its part if you add or remove other apps. auto takes both numbers from \
        the environment of Slurm, AWS Batch, GitLab CI, CircleCI and Buildkite. On Kubernetes, \
        also set LAUNCHGEN_SHARDS to the number of parts. Elsewhere, set LAUNCHGEN_SHARDS, and set \
        LAUNCHGEN_SHARD to the number of the part, from 1 on.
        """, valueName: "part"))
  var shard: String?

  @Flag(help: "Do not change Info.plist files; only read the orientations from them.")
  var noMerge = false

  @Flag(help: "Stop after the first app that fails.")
  var failFast = false

  @Option(
    help: ArgumentHelp(
      """
      The memory limit of all tasks together, in MB. (default: half of the machine's memory)
      """, valueName: "number"),
    transform: OptionText.number(of: "megabytes", example: "4000", units: ["m", "mb"]))
  var memory: Int?

  mutating func validate() throws {
    if let memory, memory < 1 {
      throw ValidationError("'--memory \(memory)' must be at least 1.")
    }
    _ = try chosenShard()
  }

  /// The part of the apps that `--shard` selects; `nil` for all apps.
  func chosenShard() throws -> Shard? {
    guard let shard else { return nil }
    if shard != "auto" {
      guard let chosen = Shard(shard) else {
        throw ValidationError("'--shard \(shard)' is not a part such as 3/8, and not 'auto'.")
      }
      return chosen
    }
    do throws(ValueFault) {
      if let found = try ShardEnvironment.shard(Environment.variables) { return found }
    } catch {
      throw ValidationError(error.words)
    }
    throw ValidationError(
      "'--shard auto' finds no part in the environment; set LAUNCHGEN_SHARD and LAUNCHGEN_SHARDS.")
  }
}
