import ArgumentParser
import Configuration
import Platform

/// The option for the part of the apps that a run builds.
struct ShardOptions: ParsableArguments {
  static let name = "--shard"

  @Option(
    help: ArgumentHelp(
      "Build only one of several parts of the apps, such as 3/8.",
      discussion: """
        An app stays in its part if other apps come or go. auto takes both numbers from the \
        environment of Slurm, AWS Batch, GitLab CI, CircleCI and Buildkite. For Kubernetes, also set \
        LAUNCHGEN_SHARDS; elsewhere, set LAUNCHGEN_SHARD too, counting from 1.
        """, valueName: "part"))
  var shard: String?

  mutating func validate() throws { _ = try Self.shard(shard) }

  /// - Parameter shard: the value of `--shard`.
  /// - Returns: the part; `nil` if all apps are built.
  static func shard(_ shard: String?) throws -> Shard? {
    guard let shard else { return nil }
    if shard != "auto" {
      guard let chosen = Shard(shard) else {
        throw ValidationError("'--shard \(shard)' is not a part such as 3/8, and not 'auto'.")
      }
      return chosen
    }
    let found: Shard?
    do throws(ShardFault) {
      found = try ShardEnvironment.shard(Environment.variables)
    } catch {
      let value = error.value.map { "is '\($0)'" } ?? "is not set"
      throw ValidationError(
        "'--shard auto' finds \(error.engine), but \(error.variable) \(value).")
    }
    if let found { return found }
    throw ValidationError(
      "'--shard auto' finds no part in the environment; set LAUNCHGEN_SHARD and LAUNCHGEN_SHARDS.")
  }
}
