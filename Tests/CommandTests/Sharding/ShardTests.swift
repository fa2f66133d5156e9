import Testing
import Texts

@testable import ManyApps

@Suite struct ShardTests {
  @Test("each id is in exactly one shard, about as many in each", arguments: [1, 2, 3, 7, 64])
  func partition(count: Int) {
    let shards = (1...count).compactMap { Shard(index: $0, count: count) }
    var sizes = [Int](repeating: 0, count: count)
    for number in 0..<6400 {
      let members = shards.filter { $0.contains("app-\(number)") }
      #expect(members.count == 1)
      sizes[(members.first?.index ?? 1) - 1] += 1
    }
    let mean = 6400 / count
    #expect(sizes.allSatisfy { abs($0 - mean) < mean / 2 + 1 })
  }

  @Test("which one stays the same in all versions")
  func stable() {
    let ids = ["red", "blue", "green", "", "größe"]
    let shards = ids.map { id in
      (1...8).first { Shard(index: $0, count: 8)?.contains(id) == true }
    }
    // SHA-256's first 8 bytes, by hashlib, modulo 8.
    #expect(shards == Self.expected)
  }

  private static let expected: [Int?] = [6, 2, 3, 5, 8]

  @Test(arguments: ["", "1", "0/3", "4/3", "1/0", "-1/3", "a/b", "1/2/3", " 1/2", "1/ 2"])
  func wrongTexts(text: String) {
    #expect(Shard(text) == nil)
  }

  @Test func text() {
    #expect(Shard("3/8") == Shard(index: 3, count: 8))
  }

  @Test(arguments: [
    (
      ["SLURM_ARRAY_TASK_ID": "12", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_COUNT": "5"],
      "3/5"
    ),
    (["SLURM_ARRAY_TASK_ID": "4", "SLURM_ARRAY_TASK_COUNT": "5"], "5/5"),
    (["AWS_BATCH_JOB_ARRAY_INDEX": "0", "AWS_BATCH_JOB_ARRAY_SIZE": "2"], "1/2"),
    (["JOB_COMPLETION_INDEX": "1", "LAUNCHGEN_SHARDS": "2"], "2/2"),
    (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4"], "1/4"),
    (["CIRCLE_NODE_INDEX": "3", "CIRCLE_NODE_TOTAL": "4"], "4/4"),
    (["BUILDKITE_PARALLEL_JOB": "0", "BUILDKITE_PARALLEL_JOB_COUNT": "1"], "1/1"),
    (["LAUNCHGEN_SHARD": "2", "LAUNCHGEN_SHARDS": "3"], "2/3"),
  ])
  func environments(environment: [String: String], shard: String) throws {
    #expect(try ShardEnvironment.shard(environment) == Shard(shard))
  }

  @Test func otherEnvironments() throws {
    #expect(try ShardEnvironment.shard(["HOME": "/"]) == nil)
    for environment in [
      ["JOB_COMPLETION_INDEX": "1"], ["CI_NODE_INDEX": "5", "CI_NODE_TOTAL": "4"],
      ["CI_NODE_INDEX": "x", "CI_NODE_TOTAL": "4"],
      ["LAUNCHGEN_SHARD": "0", "LAUNCHGEN_SHARDS": "3"],
      ["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_COUNT": "0"],
      ["SLURM_ARRAY_TASK_ID": "\(Int.max)", "SLURM_ARRAY_TASK_COUNT": "3"],
      [
        "SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_MIN": "\(Int.min)",
        "SLURM_ARRAY_TASK_COUNT": "3",
      ],
      ["CI_NODE_INDEX": "\(Int.min)", "CI_NODE_TOTAL": "\(Int.max)"],
      ["AWS_BATCH_JOB_ARRAY_INDEX": "\(Int.max)", "AWS_BATCH_JOB_ARRAY_SIZE": "\(Int.max)"],
    ] {
      #expect(throws: ValueFault.self) { try ShardEnvironment.shard(environment) }
    }
  }
}
