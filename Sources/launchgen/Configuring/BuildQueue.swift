import LaunchImages

/// The order of several builds: first those whose artwork cannot be read, which fail at once, then
/// the largest. As many run at once as cores and memory allow.
struct BuildQueue {
  struct Entry {
    let job: BuildJob
    /// Bytes of memory that the build takes.
    let cost: Int
  }

  private var waiting: ArraySlice<Entry>
  private let cores: Int
  /// The memory that running builds may take together, in bytes.
  private let memory: Int
  private(set) var running = 0
  private var used = 0

  /// - Parameters:
  ///   - jobs: the builds; those of the same cost keep their order.
  ///   - memory: the bytes that running builds may take together; a single build may always run.
  init(_ jobs: [BuildJob], cores: Int, memory: Int) {
    let costs = jobs.map(Self.cost)
    func rank(_ index: Int) -> (Int, Int) { (-(costs[index] ?? .max), index) }
    let order = jobs.indices.sorted { rank($0) < rank($1) }
    waiting = order.map { Entry(job: jobs[$0], cost: costs[$0] ?? 0) }[...]
    self.cores = cores
    self.memory = memory
  }

  /// Bytes of memory that the build takes; `nil` if the artwork's header cannot be read.
  private static func cost(_ job: BuildJob) -> Int? {
    let further = job.furtherArtworks.compactMap { BuildCost.bytes(ofArtwork: $0, jobs: 0) }
    return BuildCost.bytes(ofArtwork: job.own.artwork, jobs: 1).map { further.reduce($0, +) }
  }

  /// The most builds to run at once: one more than cores, because a build waits for the disk at
  /// times.
  private var most: Int { cores + 1 }

  /// The next build and its number of jobs, which is above 1 if fewer builds than cores are left;
  /// `nil` if none can begin now.
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
