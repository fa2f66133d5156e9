import Parallel
import Synchronization
import TestSupport
import Testing

/// Two steps for each piece, the second of which needs the first one of the piece before.
@Suite struct ChainTests {
  @Test("results are in order, whatever the number of workers", arguments: [1, 2, 3, 64])
  func order(count: Int) async throws {
    for pieces in [0, 1, 2, 3, 17] {
      var results: [String] = []
      try await Workers(count: count).chain(
        pieces, given: [1: 5, 2: 7],
        prepare: { index, given in
          // Those that come first take the longest.
          let end = ContinuousClock.now + .milliseconds((pieces - index) % 4)
          while ContinuousClock.now < end {}
          return given ?? index * 10
        },
        work: { "\($0): \($1) \($2 ?? -1)" },
        onEach: { index, value in
          #expect(index == results.count)
          results.append(value)
        })
      func prepared(_ index: Int) -> Int { [-1: -1, 1: 5, 2: 7][index] ?? index * 10 }
      #expect(results == (0..<pieces).map { "\($0): \(prepared($0)) \(prepared($0 - 1))" })
    }
  }

  @Test("each step is done once, and few first steps wait")
  func waiting() async throws {
    let prepared = Mutex<[Int]>([])
    let most = Mutex(0)
    let done = Mutex(0)
    try await Workers(count: 3).chain(
      100, given: [Int: Int](), prepare: { index, _ in prepared.withLock { $0.append(index) } },
      work: { index, _, _ in
        let waiting = prepared.withLock { $0.count } - done.withLock { $0 }
        most.withLock { $0 = max($0, waiting) }
        done.withLock { $0 += 1 }
      }, onEach: { _, _ in })
    #expect(prepared.withLock { $0.sorted() } == Array(0..<100))
    #expect(most.withLock { $0 } < 12)
  }

  @Test("a cancelled task begins no more steps, and throws")
  func cancellation() async throws {
    let begun = Mutex(0)
    let task = Task {
      var reported = 0
      do {
        try await Workers(count: 1).chain(
          1000, given: [Int: Int](),
          prepare: { index, _ in
            begun.withLock { $0 += 1 }
            // The fourth piece ends only when the task is cancelled.
            while index == 3 && !Task.isCancelled {}
          }, work: { _, _, _ in }, onEach: { _, _ in reported += 1 })
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
