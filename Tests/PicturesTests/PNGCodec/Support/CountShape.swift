import TestSupport

/// Symbol counts for codes: of every shape that occurs in blocks, and of some that do not.
enum CountShape: String, Sendable, CaseIterable {
  case equal, random, skewed, fibonacci, powersOfTwo, sparse

  func counts(_ symbols: Int) -> [UInt32] {
    var generator = SeededGenerator(seed: symbols)
    var fibonacci: [UInt32] = [1, 1]
    while fibonacci.count < 40 { fibonacci.append(fibonacci.suffix(2).reduce(0, +)) }
    return (0..<symbols).map { symbol in
      switch self {
      case .equal: 5
      case .random: .random(in: 0...1000, using: &generator)
      case .skewed: 1 << UInt32.random(in: 0...20, using: &generator)
      case .fibonacci: fibonacci[symbol % 40]
      case .powersOfTwo: 1 << UInt32(symbol % 25)
      case .sparse: .random(in: 0..<7, using: &generator) == 0 ? 1 + UInt32(symbol) : 0
      }
    }
  }
}
