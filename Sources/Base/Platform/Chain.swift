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
  /// Maximum number of pieces that may be prepared or in preparation at a time, counted from the
  /// next piece to be worked on.
  private let ahead: Int
  private var given: [Int: Given]
  /// Results of the first step that a second step still needs, by piece.
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

  /// The next step; `nil` if none can begin yet. Second steps (`work`) come first, because they
  /// free memory.
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

  /// The result of the next piece, in the order of pieces; `nil` if it is not available yet.
  package mutating func take() -> (Int, Value)? {
    guard let value = results.removeValue(forKey: nextToTake) else { return nil }
    nextToTake += 1
    return (nextToTake - 1, value)
  }
}
