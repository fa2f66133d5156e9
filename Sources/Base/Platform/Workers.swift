/// Runs independent pieces of work concurrently. If the task that waits for the results is
/// cancelled, no more pieces begin.
package struct Workers: Sendable {
  /// Number of pieces that run at the same time.
  package let count: Int

  /// Maximum number of workers, more than any machine has processors.
  package static let most = 1024

  package static var available: Int { Environment.processorCount }

  /// - Parameter count: the number of workers; values above ``most`` are reduced to ``most``.
  /// - Precondition: `count` is at least one.
  package init(count: Int = Workers.available) {
    precondition(count > 0, "at least one worker")
    self.count = min(count, Self.most)
  }

  /// As many of the workers as fit into memory, but at least one.
  ///
  /// - Parameters:
  ///   - bytesEach: bytes that each worker needs, without the stack of its thread.
  ///   - shared: bytes that all results take together.
  package func fitting(bytesEach: Int, shared: Int) throws(OutOfMemory) -> Workers {
    let fitting = (1...count).last { Memory.has(shared + $0 * (bytesEach + Memory.stackBytes)) }
    guard let fitting else { throw OutOfMemory() }
    return Workers(count: fitting)
  }

  /// The results of `work` for the pieces 0 ..< `pieces`, in the order of the pieces, no matter
  /// which piece ends first.
  ///
  /// - Parameter onEach: called with each result as it becomes available, one at a time.
  /// - Throws: `CancellationError` if the task is cancelled, once the running pieces have ended.
  package func map<Value: Sendable>(
    _ pieces: Int, onEach: (Int, Value) -> Void = { _, _ in },
    _ work: @escaping @Sendable (Int) -> Value
  ) async throws(CancellationError) -> [Value] {
    let results = await withTaskGroup(of: (Int, Value).self) { group in
      var results = [Value?](repeating: nil, count: pieces)
      var next = 0
      while next < min(count, pieces), !Task.isCancelled {
        group.addTask { [next] in (next, work(next)) }
        next += 1
      }
      while let (index, value) = await group.next() {
        if next < pieces, !Task.isCancelled {
          group.addTask { [next] in (next, work(next)) }
          next += 1
        }
        results[index] = value
        if !Task.isCancelled { onEach(index, value) }
      }
      return results.compactMap { $0 }
    }
    if Task.isCancelled { throw CancellationError() }
    return results
  }

  /// Works on 0 ..< `pieces` in two steps. The second step of a piece begins when the first steps
  /// of this piece and of the previous piece have ended.
  ///
  /// - Parameters:
  ///   - given: values that the first steps of some pieces receive, by piece.
  ///   - prepare: the first step.
  ///   - work: the second step, called with the first step's results for the piece and for the
  ///     previous piece.
  ///   - onEach: called with each result, in order, one at a time.
  /// - Throws: `CancellationError` if the task is cancelled, or an error of `onEach`. Before the
  ///   error is thrown, all running steps end.
  package func chain<Given: Sendable, Prepared: Sendable, Value: Sendable>(
    _ pieces: Int, given: consuming [Int: Given],
    prepare: @escaping @Sendable (Int, Given?) -> Prepared,
    work: @escaping @Sendable (Int, Prepared, Prepared?) -> Value,
    onEach: (Int, Value) throws -> Void
  ) async throws {
    var chain = Chain<Given, Prepared, Value>(pieces: pieces, ahead: count + 1, given: given)
    var failure: (any Error)?
    await withTaskGroup(of: (Int, Step<Prepared, Value>).self) { group in
      func start() {
        guard !Task.isCancelled, failure == nil, let next = chain.next() else { return }
        group.addTask {
          switch next {
          case .prepare(let index, let given): (index, .prepared(prepare(index, given)))
          case .work(let index, let prepared, let previous):
            (index, .done(work(index, prepared, previous)))
          }
        }
      }
      for _ in 0..<count { start() }
      while let (index, step) = await group.next() {
        chain.finish(index, step)
        // The step that has just ended may let two others begin that could not begin before.
        for _ in 0..<count - chain.running { start() }
        while failure == nil, !Task.isCancelled, let (index, value) = chain.take() {
          do { try onEach(index, value) } catch { failure = error }
        }
      }
    }
    if let failure { throw failure }
    if Task.isCancelled { throw CancellationError() }
  }
}

/// The result of one of the two steps of ``Workers/chain(_:given:prepare:work:onEach:)``.
package enum Step<Prepared: Sendable, Value: Sendable>: Sendable {
  case prepared(Prepared)
  case done(Value)
}

/// Decides which steps of ``Workers/chain(_:given:prepare:work:onEach:)`` can begin.
package struct Chain<Given: Sendable, Prepared: Sendable, Value: Sendable> {
  package enum Start: Sendable {
    case prepare(Int, Given?)
    case work(Int, Prepared, Prepared?)
  }

  private let pieces: Int
  /// Maximum number of pieces, counted from `nextToWork`, that may be prepared or in preparation.
  private let ahead: Int
  private var given: [Int: Given]
  /// Results of first steps that a second step still needs, by piece.
  private var prepared: [Int: Prepared] = [:]
  private var results: [Int: Value] = [:]
  private var nextToPrepare = 0
  private var nextToWork = 0
  private var nextToTake = 0
  package private(set) var running = 0

  /// - Precondition: `ahead` is at least one.
  package init(pieces: Int, ahead: Int, given: consuming [Int: Given]) {
    precondition(ahead > 0)
    self.pieces = pieces
    self.ahead = ahead
    self.given = given
  }

  /// The next step; `nil` if no step can begin yet. Second steps (`work`) come first, because
  /// second steps free memory.
  package mutating func next() -> Start? {
    if let piece = prepared[nextToWork], nextToWork == 0 || prepared[nextToWork - 1] != nil {
      let previous = prepared.removeValue(forKey: nextToWork - 1)
      running += 1
      nextToWork += 1
      return .work(nextToWork - 1, piece, previous)
    }
    guard nextToPrepare < min(pieces, nextToWork + ahead) else { return nil }
    running += 1
    nextToPrepare += 1
    return .prepare(nextToPrepare - 1, given.removeValue(forKey: nextToPrepare - 1))
  }

  package mutating func finish(_ index: Int, _ step: Step<Prepared, Value>) {
    running -= 1
    switch step {
    case .prepared(let value): prepared[index] = value
    case .done(let value): results[index] = value
    }
  }

  /// The result of the next piece, in the order of pieces; `nil` if the result is not available
  /// yet.
  package mutating func take() -> (Int, Value)? {
    guard let value = results.removeValue(forKey: nextToTake) else { return nil }
    nextToTake += 1
    return (nextToTake - 1, value)
  }
}
