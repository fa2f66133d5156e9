import ArgumentParser
import LaunchImages
import TestSupport
import Testing

@testable import launchgen

/// Which builds run at the same time.
@Suite struct BuildQueueTests {
  /// Jobs with artworks of so many rows each.
  private func jobs(_ heights: [Int], _ folder: TemporaryFolder) throws -> [BuildJob] {
    let build = BuildJob.Options(try Build.parse(["art.png"]))
    return try heights.enumerated().map { index, height in
      let path = try folder.write(
        "\(index).png",
        PNGParts(TestPNG.random(.gray, depth: 8, width: 400, height: height).chunks).file())
      return BuildJob(
        id: "\(index)", own: .init(artwork: path, output: "out/\(index)"), options: build)
    }
  }

  @Test("the largest first, those of the same size in order")
  func order() throws {
    let folder = try TemporaryFolder()
    var queue = BuildQueue(
      try jobs([3, 300, 3, 100], folder), cores: 8, memory: .max)
    var ids: [String] = []
    while let (entry, _) = queue.next() { ids.append(entry.job.id ?? "") }
    #expect(ids == ["1", "3", "0", "2"])
  }

  @Test("what cannot be read comes before all, so that it is known soon")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let jobs = try jobs([300, 3, 100], folder)
    try folder.write("1.png", [1])
    var queue = BuildQueue(jobs, cores: 8, memory: .max)
    #expect(queue.next()?.0.job.id == "1")
    #expect(queue.next()?.0.job.id == "0")
  }

  @Test("an artwork with more bytes than an Int can count is as unreadable")
  func immense() throws {
    let folder = try TemporaryFolder()
    let jobs = try jobs([300, 3, 100], folder)
    let side = Bytes.bigEndian(Int(Int32.max))
    let header = PNGChunk("IHDR", side + side + [16, ColorType.rgba.rawValue, 0, 0, 0])
    try folder.write("1.png", PNGParts([header, PNGChunk("IEND", [])]).file())
    var queue = BuildQueue(jobs, cores: 8, memory: .max)
    #expect(queue.next()?.0.job.id == "1")
    #expect(queue.next()?.0.job.id == "0")
  }

  @Test("as many as there are cores and one more, each on one core; the last ones share them")
  func cores() throws {
    let folder = try TemporaryFolder()
    var queue = BuildQueue(
      try jobs([Int](repeating: 5, count: 10), folder), cores: 4, memory: .max)
    var running: [(BuildQueue.Entry, jobs: Int)] = []
    while let next = queue.next() { running.append(next) }
    #expect(running.count == 5 && running.allSatisfy { $0.jobs == 1 })
    var jobs: [Int] = []
    while !running.isEmpty {
      queue.finish(running.removeFirst().0)
      while let next = queue.next() {
        running.append(next)
        jobs.append(next.jobs)
      }
    }
    #expect(jobs == [1, 1, 1, 1, 1] && queue.running == 0)
    var few = BuildQueue(try self.jobs([5, 5], folder), cores: 8, memory: .max)
    #expect(few.next()?.jobs == 4)
  }

  @Test("memory is shared, and one build may always run")
  func memory() throws {
    let folder = try TemporaryFolder()
    let jobs = try jobs([300, 200, 100], folder)
    let cost = try #require(BuildCost.bytes(ofArtwork: jobs[0].own.artwork, jobs: 1))
    var queue = BuildQueue(jobs, cores: 8, memory: 2 * cost - 1)
    guard let first = queue.next(), let second = queue.next() else {
      Issue.record("both have room")
      return
    }
    #expect(queue.next() == nil)
    queue.finish(first.0)
    queue.finish(second.0)
    #expect(queue.next() != nil)
    var tight = BuildQueue(jobs, cores: 8, memory: 1)
    for _ in 0..<3 {
      guard let only = tight.next() else {
        Issue.record("one may always run")
        return
      }
      #expect(tight.next() == nil)
      tight.finish(only.0)
    }
    #expect(tight.next() == nil)
  }

  @Test func progress() {
    var line = ProgressLine(total: 200, isShown: false)
    for _ in 0..<50 { line.advance(failures: 0) }
    #expect(
      line.text(after: .seconds(10), failures: 2)
        == "[=====>               ] 50 of 200 apps, 5.0 a second, 30 s left, 2 failed")
    // A line that the terminal breaks could not be erased.
    for columns in 1...100 {
      #expect(line.text(after: .seconds(10), failures: 2, columns: columns).count < columns)
    }
    #expect(
      line.text(after: .seconds(10), failures: 2, columns: 40)
        == "50 of 200 apps, 30 s left, 2 failed")
    #expect(line.text(after: .seconds(10), failures: 2, columns: 30) == "50 of 200 apps, 2 failed")
    #expect(
      line.text(after: .seconds(100), failures: 0)
        == "[=====>               ] 50 of 200 apps, 0.5 a second, 5 min 0 s left")
  }
}
