import LaunchImages
import Platform
import TestSupport
import Testing

@testable import ManyApps
@testable import launchgen

/// Which jobs run at the same time.
@Suite struct JobQueueTests {
  /// Jobs with artworks of so many rows each.
  private func jobs(_ heights: [Int], _ folder: TemporaryFolder) throws -> [Job] {
    try heights.enumerated().map { index, height in
      var request = BuildRequest()
      request.placing.artwork = try folder.write(
        "\(index).png",
        PNGParts(TestPNG.random(.gray, depth: 8, width: 400, height: height).chunks).file())
      return Job("\(index)", .build, request, [])
    }
  }

  @Test("in their order, with unreadable ones among them")
  func order() throws {
    let folder = try TemporaryFolder()
    let jobs = try jobs([3, 300, 3, 100], folder)
    try folder.write("1.png", [1])
    var queue = JobQueue(jobs, cores: 8, memory: .max)
    var ids: [String] = []
    while let (entry, _) = queue.next() { ids.append(entry.job.id ?? "") }
    #expect(ids == ["0", "1", "2", "3"])
  }

  @Test("an artwork with more bytes than an Int can count runs too")
  func immense() throws {
    let folder = try TemporaryFolder()
    let jobs = try jobs([3], folder)
    let side = Bytes.bigEndian(Int(Int32.max))
    let header = PNGChunk("IHDR", side + side + [16, ColorType.rgba.rawValue, 0, 0, 0])
    try folder.write("0.png", PNGParts([header, PNGChunk("IEND", [])]).file())
    var queue = JobQueue(jobs, cores: 8, memory: 1)
    #expect(queue.next() != nil)
  }

  @Test("as many as there are cores and one more, each on one core; the last ones share them")
  func cores() throws {
    let folder = try TemporaryFolder()
    var queue = JobQueue(
      try jobs([Int](repeating: 5, count: 10), folder), cores: 4, memory: .max)
    var running: [(JobQueue.Entry, tasks: Int)] = []
    while let next = queue.next() { running.append(next) }
    #expect(running.count == 5 && running.allSatisfy { $0.tasks == 1 })
    var tasks: [Int] = []
    while !running.isEmpty {
      queue.finish(running.removeFirst().0)
      while let next = queue.next() {
        running.append(next)
        tasks.append(next.tasks)
      }
    }
    #expect(tasks == [1, 1, 1, 1, 1])
    var few = JobQueue(try jobs([5, 5], folder), cores: 8, memory: .max)
    #expect(few.next()?.tasks == 4)
  }

  @Test("memory is shared, and one job may always run")
  func memory() throws {
    let folder = try TemporaryFolder()
    let jobs = try jobs([300, 200, 100], folder)
    let cost = try #require(BuildCost.bytes(ofArtwork: jobs[0].request.artwork, jobs: 1))
    var queue = JobQueue(jobs, cores: 8, memory: 2 * cost - 1)
    guard let first = queue.next(), let second = queue.next() else {
      Issue.record("both have room")
      return
    }
    #expect(queue.next() == nil)
    queue.finish(first.0)
    queue.finish(second.0)
    #expect(queue.next() != nil)
    var tight = JobQueue(jobs, cores: 8, memory: 1)
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

  @Test("those of one app, and of one project, follow each other; others come before them")
  func apart() throws {
    func job(_ id: String, _ part: AppPart, project: String) -> Job {
      if part == .screen {
        var request = InstallRequest()
        request.app = project
        return Job(id, part, request, [])
      }
      var request = BuildRequest()
      request.app.merge = project
      return Job(id, part, request, [])
    }
    let jobs = [
      job("a", .screen, project: "A.xcodeproj"), job("a", .build, project: "A.plist"),
      job("b", .build, project: "A.xcodeproj"), job("c", .screen, project: "C.xcodeproj"),
    ]
    var queue = JobQueue(jobs, cores: 8, memory: .max)
    func next() -> JobQueue.Entry? { queue.next()?.0 }
    let first = try #require(next())
    let other = try #require(next())
    #expect([first, other].map(\.job.id) == ["a", "c"] && next() == nil)
    queue.finish(other)
    #expect(next() == nil)
    queue.finish(first)
    let rest = [next(), next()].compactMap(\.self)
    #expect(rest.map(\.job.id) == ["a", "b"] && rest.map(\.job.part) == [.build, .build])
    #expect(next() == nil && queue.removeAll().isEmpty)
  }

  @Test("what one has taken is given back, and what has not begun can be removed")
  func removal() throws {
    let folder = try TemporaryFolder()
    var queue = JobQueue(try jobs([3, 3, 3], folder), cores: 1, memory: .max)
    #expect(queue.next() != nil && queue.next() != nil && queue.next() == nil)
    #expect(queue.removeAll().map(\.id) == ["2"])
    #expect(queue.next() == nil)
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
