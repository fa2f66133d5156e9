internal import Platform
package import Texts

/// One of several parts of a list of apps, which different machines can build.
///
/// The part to which an app belongs depends only on the app's id and the number of parts, so a new
/// app does not move other apps.
package struct Shard: Equatable, Sendable {
  /// The number of this part, from 1.
  let index: Int
  let count: Int

  init?(index: Int, count: Int) {
    guard count > 0, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads a part such as `3/8`; `nil` for any other text.
  package init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1] else { return nil }
    self.init(index: index, count: count)
  }

  package func contains(_ id: String) -> Bool {
    let hash = SHA256Digest(of: id).bytes.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(hash % UInt64(count)) == index - 1
  }
}

/// The environment variables of a batch or CI system that runs a command several times. The
/// variables tell each run its own number, and the number of runs.
package struct ShardEnvironment {
  let engine: String
  /// The name of the variable with this run's number.
  let index: String
  /// The number of the first run, unless the environment has ``firstVariable``.
  var first = 0
  var firstVariable: String?
  /// The name of the variable with the number of runs.
  let count: String

  static let all = [
    ShardEnvironment(
      engine: "Slurm", index: "SLURM_ARRAY_TASK_ID", firstVariable: "SLURM_ARRAY_TASK_MIN",
      count: "SLURM_ARRAY_TASK_COUNT"),
    ShardEnvironment(
      engine: "AWS Batch", index: "AWS_BATCH_JOB_ARRAY_INDEX",
      count: "AWS_BATCH_JOB_ARRAY_SIZE"),
    // Kubernetes has no variable for the number of completions, so the user must set one.
    ShardEnvironment(
      engine: "Kubernetes", index: "JOB_COMPLETION_INDEX", count: "LAUNCHGEN_SHARDS"),
    ShardEnvironment(
      engine: "GitLab CI", index: "CI_NODE_INDEX", first: 1, count: "CI_NODE_TOTAL"),
    ShardEnvironment(
      engine: "CircleCI", index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL"),
    ShardEnvironment(
      engine: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT"),
    // In GitHub Actions and all other engines, the user sets both variables.
    ShardEnvironment(
      engine: "another engine", index: "LAUNCHGEN_SHARD", first: 1, count: "LAUNCHGEN_SHARDS"),
  ]

  /// The shard that the environment variables select. The engine is the first in ``all`` whose
  /// ``index`` variable is set; `nil` if no such variable is set.
  package static func shard(_ environment: [String: String]) throws(ValueFault) -> Shard? {
    guard let engine = all.first(where: { environment[$0.index] != nil }) else { return nil }
    func fault(_ name: String) -> ValueFault {
      let value = environment[name].map { "is '\($0)'" } ?? "is not set"
      return ValueFault("'--shard auto' finds \(engine.engine), but \(name) \(value)")
    }
    func number(_ name: String) throws(ValueFault) -> Int {
      guard let number = environment[name].flatMap({ Int($0) }) else { throw fault(name) }
      return number
    }
    let index = try number(engine.index)
    let variable = engine.firstVariable.flatMap { environment[$0] == nil ? nil : $0 }
    let first = try variable.map(number) ?? engine.first
    let count = try number(engine.count)
    // Numbers from outside may be as large as an `Int` can be.
    let (place, isOutside) = index.subtractingReportingOverflow(first)
    guard !isOutside, place < count, let shard = Shard(index: place + 1, count: count) else {
      throw fault(engine.index)
    }
    return shard
  }
}
