import LaunchImages

/// A queue of builds. Builds whose artwork cannot be read come first, because they fail
/// immediately; then the builds that need the most memory. As many builds run concurrently as cores
/// and memory allow.
struct BuildQueue {
  struct Entry {
    let job: BuildJob
    /// The memory that the build needs, in bytes.
    let cost: Int
  }

  private var waiting: ArraySlice<Entry>
  private let cores: Int
  /// The memory that all running builds together may use, in bytes.
  private let memory: Int
  private(set) var running = 0
  private var used = 0

  /// - Parameters:
  ///   - jobs: the builds; builds that need the same memory keep their order.
  ///   - memory: the memory that all running builds together may use, in bytes; a single build may
  ///     always run.
  init(_ jobs: [BuildJob], cores: Int, memory: Int) {
    let costs = jobs.map(Self.cost)
    func rank(_ index: Int) -> (Int, Int) { (-(costs[index] ?? .max), index) }
    let order = jobs.indices.sorted { rank($0) < rank($1) }
    waiting = order.map { Entry(job: jobs[$0], cost: costs[$0] ?? 0) }[...]
    self.cores = cores
    self.memory = memory
  }

  /// The memory that a build needs, in bytes, estimated from the sizes of its artworks; `nil` if
  /// the header of the main artwork cannot be read.
  private static func cost(_ job: BuildJob) -> Int? {
    let further = job.furtherArtworks.compactMap { BuildCost.bytes(ofArtwork: $0, jobs: 0) }
    return BuildCost.bytes(ofArtwork: job.own.artwork, jobs: 1).map { further.reduce($0, +) }
  }

  /// The maximum number of builds to run concurrently: one more than cores, because builds
  /// sometimes wait for the disk.
  private var most: Int { cores + 1 }

  /// Starts the next build, and returns it with its number of parallel jobs, which is above 1 only
  /// if fewer builds than cores are left; `nil` if no build can start now.
  mutating func next() -> (Entry, jobs: Int)? {
    guard running < most, let entry = waiting.first,
      running == 0 || used + entry.cost <= memory
    else { return nil }
    let jobs = max(1, cores / min(cores, running + waiting.count))
    waiting.removeFirst()
    running += 1
    used += entry.cost
    return (entry, jobs)
  }

  mutating func finish(_ entry: Entry) {
    running -= 1
    used -= entry.cost
  }

  /// Removes the builds that have not begun, and returns them.
  mutating func removeAll() -> [BuildJob] {
    defer { waiting = [] }
    return waiting.map(\.job)
  }
}
