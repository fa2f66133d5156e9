import Platform
import Synchronization
import Testing

@Suite struct WorkersTests {
  @Test("results are in order, whatever the number of workers", arguments: [1, 2, 3, 64])
  func order(count: Int) async throws {
    for pieces in [0, 1, 2, 17] {
      var seen: Set<Int> = []
      let results = try await Workers(count: count)
        .map(pieces, onEach: { seen.insert($0 + $1) }, { $0 * 2 })
      #expect(results == (0..<pieces).map { $0 * 2 })
      #expect(seen == Set((0..<pieces).map { $0 * 3 }))
    }
  }

  @Test("any number of workers may be asked for", arguments: [1025, 20_000_000, Int.max])
  func most(count: Int) async throws {
    let workers = Workers(count: count)
    #expect(workers.count == Workers.most)
    #expect(try workers.fitting(bytesEach: 1, shared: 0).count <= Workers.most)
    var seen: [Int] = []
    try await workers.chain(
      3, given: [Int: Int](), prepare: { index, _ in index }, work: { _, prepared, _ in prepared },
      onEach: { seen.append($0 + $1) })
    #expect(seen == [0, 2, 4])
  }

  @Test("a cancelled task starts and reports no more pieces, and throws", arguments: [false, true])
  func cancellation(isChained: Bool) async throws {
    let begun = Mutex(0)
    // The fourth piece ends only when the task is cancelled.
    let work = { @Sendable (index: Int) in
      begun.withLock { $0 += 1 }
      while index == 3 && !Task.isCancelled {}
    }
    let task = Task {
      var reported = 0
      do {
        if isChained {
          try await Workers(count: 1).chain(
            1000, given: [Int: Int](), prepare: { index, _ in work(index) }, work: { _, _, _ in },
            onEach: { _, _ in reported += 1 })
        } else {
          _ = try await Workers(count: 1).map(1000, onEach: { _, _ in reported += 1 }, work)
        }
        return -1
      } catch {
        return reported
      }
    }
    while begun.withLock({ $0 }) < 4 { try await Task.sleep(for: .milliseconds(1)) }
    task.cancel()
    #expect(await task.value == 3)
    #expect(begun.withLock { $0 } == 4)
  }
}
