/// The environment variables in which a batch or CI system that runs a command several times
/// numbers the runs.
package struct ShardEnvironment {
  let engine: String
  /// The name of the variable with this run's number.
  let index: String
  /// The number of the first run.
  let first: First
  /// The name of the variable with the number of runs.
  let count: String

  enum First {
    case zero, one
    /// The number is the value of the variable with this name, or 0 if the variable is not set.
    case variable(String)
  }

  static let all = [
    ShardEnvironment(
      engine: "Slurm", index: "SLURM_ARRAY_TASK_ID", first: .variable("SLURM_ARRAY_TASK_MIN"),
      count: "SLURM_ARRAY_TASK_COUNT"),
    ShardEnvironment(
      engine: "AWS Batch", index: "AWS_BATCH_JOB_ARRAY_INDEX", first: .zero,
      count: "AWS_BATCH_JOB_ARRAY_SIZE"),
    // Kubernetes has no variable for the number of completions, so the user must set one.
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
    // In GitHub Actions and all other engines, the user sets both variables.
    ShardEnvironment(
      engine: "another engine", index: "LAUNCHGEN_SHARD", first: .one, count: "LAUNCHGEN_SHARDS"),
  ]

  /// The shard that the environment variables select. The first engine in
  /// ``all`` whose ``index`` variable is set decides; `nil` if there is none.
  ///
  /// - Throws: ``ShardFault`` if a variable of the engine is missing, not a number, or out of
  ///   range.
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
    // Numbers from outside may be as large as an `Int` can be.
    let (place, isOutside) = index.subtractingReportingOverflow(first)
    guard !isOutside, place < count, let shard = Shard(index: place + 1, count: count) else {
      throw ShardFault(
        variable: engine.index, value: environment[engine.index], engine: engine.engine)
    }
    return shard
  }
}

/// A variable whose value does not select a shard.
package struct ShardFault: Error, Equatable, Sendable {
  package let variable: String
  /// The variable's value; `nil` if it is not set.
  package let value: String?
  package let engine: String
}
