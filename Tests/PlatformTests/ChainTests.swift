import Platform
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

  @Test("a slow first step does not let the others run far ahead", arguments: [1, 2, 5])
  func ahead(workers: Int) async throws {
    let most = Mutex(0)
    let done = Mutex(0)
    try await Workers(count: workers).chain(
      60, given: [Int: Int](),
      prepare: { index, _ in
        most.withLock { $0 = max($0, index - done.withLock { $0 }) }
        let end = ContinuousClock.now + .milliseconds(index % 10 == 0 ? 5 : 0)
        while ContinuousClock.now < end {}
      }, work: { _, _, _ in done.withLock { $0 += 1 } }, onEach: { _, _ in })
    #expect(done.withLock { $0 } == 60)
    // Second steps that are running are not done.
    #expect(most.withLock { $0 } < 3 * workers)
  }

  @Test("every step is done once, in an order that its needs allow")
  func steps() {
    for (pieces, ahead) in [(1, 1), (7, 1), (7, 2), (20, 6)] {
      var chain = Chain<Int, Int, Int>(pieces: pieces, ahead: ahead, given: [0: 9])
      var generator = SeededGenerator(seed: pieces * ahead)
      var running: [(Int, Step<Int, Int>)] = []
      var (prepared, taken) = (Set<Int>(), 0)
      while taken < pieces {
        while let next = chain.next() {
          switch next {
          case .prepare(let index, let given):
            #expect(given == (index == 0 ? 9 : nil))
            running.append((index, .prepared(index)))
          case .work(let index, let own, let previous):
            #expect(own == index && previous == (index == 0 ? nil : index - 1))
            #expect(prepared.contains(index) && (index == 0 || prepared.contains(index - 1)))
            running.append((index, .done(index)))
          }
        }
        #expect(chain.running == running.count && !running.isEmpty)
        let ended = running.remove(at: Int.random(in: running.indices, using: &generator))
        if case .prepared = ended.1 { prepared.insert(ended.0) }
        chain.finish(ended.0, ended.1)
        while let (index, _) = chain.take() {
          #expect(index == taken)
          taken += 1
        }
      }
    }
  }

  @Test("an error of the results' taker ends the chain", arguments: [1, 2, 5])
  func failure(workers: Int) async {
    struct Full: Error {}
    let begun = Mutex(0)
    var taken: [Int] = []
    await #expect(throws: Full.self) {
      try await Workers(count: workers).chain(
        1000, given: [Int: Int](), prepare: { _, _ in begun.withLock { $0 += 1 } },
        work: { index, _, _ in index },
        onEach: { index, _ in
          taken.append(index)
          if index == 3 { throw Full() }
        })
    }
    #expect(taken == [0, 1, 2, 3])
    #expect(begun.withLock { $0 } < 10 + 4 * workers)
  }
}
