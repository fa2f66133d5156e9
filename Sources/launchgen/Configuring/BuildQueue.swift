import LaunchImages

/// Which of several builds begin next: those that will fail at once, then the largest, as many as the
/// cores have work for and the memory has room for.
struct BuildQueue {
  struct Entry {
    let job: BuildJob
    /// Bytes of memory.
    let cost: Int
  }

  private var waiting: ArraySlice<Entry>
  private let cores: Int
  /// In bytes.
  private let memory: Int
  private(set) var running = 0
  private var used = 0

  /// - Parameters:
  ///   - jobs: in the order of their list, which those of the same cost keep.
  ///   - memory: how many bytes all builds that run may take together; one may always run.
  init(_ jobs: [BuildJob], cores: Int, memory: Int) {
    let costs = jobs.map(Self.cost)
    func rank(_ index: Int) -> (Int, Int) { (-(costs[index] ?? .max), index) }
    let order = jobs.indices.sorted { rank($0) < rank($1) }
    waiting = order.map { Entry(job: jobs[$0], cost: costs[$0] ?? 0) }[...]
    self.cores = cores
    self.memory = memory
  }

  /// `nil` if the artwork's header cannot be read.
  private static func cost(_ job: BuildJob) -> Int? {
    let further = job.furtherArtworks.compactMap { BuildCost.bytes(ofArtwork: $0, jobs: 0) }
    return BuildCost.bytes(ofArtwork: job.own.artwork, jobs: 1).map { further.reduce($0, +) }
  }

  /// One more than there are cores, because a build waits for the disk at times.
  private var most: Int { cores + 1 }

  /// The next build, and the number of jobs for it: more than one if there are fewer builds left than
  /// cores.
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

  /// Those that have not begun, which now never will.
  mutating func removeAll() -> [BuildJob] {
    defer { waiting = [] }
    return waiting.map(\.job)
  }
}
