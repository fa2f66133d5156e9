/// Where engines that run the same command several times say which of the runs this one is.
package struct ShardEnvironment {
  let engine: String
  /// The variable with this run's number.
  let index: String
  /// What is subtracted from it: the first run's number.
  let first: First
  /// The variable with the number of runs.
  let count: String

  enum First {
    case zero, one
    /// In a variable.
    case variable(String)
  }

  static let all = [
    ShardEnvironment(
      engine: "Slurm", index: "SLURM_ARRAY_TASK_ID", first: .variable("SLURM_ARRAY_TASK_MIN"),
      count: "SLURM_ARRAY_TASK_COUNT"),
    ShardEnvironment(
      engine: "AWS Batch", index: "AWS_BATCH_JOB_ARRAY_INDEX", first: .zero,
      count: "AWS_BATCH_JOB_ARRAY_SIZE"),
    // Kubernetes does not tell how many completions there are.
    ShardEnvironment(
      engine: "Kubernetes", index: "JOB_COMPLETION_INDEX", first: .zero,
      count: "LAUNCHGEN_SHARDS"),
    ShardEnvironment(
      engine: "GitLab CI", index: "CI_NODE_INDEX", first: .one, count: "CI_NODE_TOTAL"),
    ShardEnvironment(
      engine: "CircleCI", index: "CIRCLE_NODE_INDEX", first: .zero, count: "CIRCLE_NODE_TOTAL"),
    ShardEnvironment(
      engine: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", first: .zero,
      count: "BUILDKITE_PARALLEL_JOB_COUNT"),
    // GitHub Actions, and whatever else: set by the user.
    ShardEnvironment(
      engine: "another engine", index: "LAUNCHGEN_SHARD", first: .one, count: "LAUNCHGEN_SHARDS"),
  ]

  /// What an engine's variables say; `nil` if none has set its own.
  ///
  /// - Throws: `ShardFault` if they are incomplete or no numbers.
  package static func shard(_ environment: [String: String]) throws(ShardFault) -> Shard? {
    guard let engine = all.first(where: { environment[$0.index] != nil }) else { return nil }
    func number(_ name: String) throws(ShardFault) -> Int {
      guard let text = environment[name], let number = Int(text) else {
        throw ShardFault(variable: name, value: environment[name], engine: engine.engine)
      }
      return number
    }
    let index = try number(engine.index)
    let first =
      switch engine.first {
      case .zero: 0
      case .one: 1
      case .variable(let name): environment[name] == nil ? 0 : try number(name)
      }
    let count = try number(engine.count)
    guard let shard = Shard(index: index - first + 1, count: count) else {
      throw ShardFault(
        variable: engine.index, value: environment[engine.index], engine: engine.engine)
    }
    return shard
  }
}

/// A variable that does not say which shard it is.
package struct ShardFault: Error, Hashable, Sendable {
  package let variable: String
  /// `nil` if it is not set.
  package let value: String?
  package let engine: String
}
