@testable import Pictures

extension SymbolCounts {
  /// Counts the symbols of a match whose distance is `reach` + 1.
  mutating func add(length: Int, reach: Int) {
    var (literals, distances) = (self.literals, self.distances)
    literals[LengthSymbol.all[length].index] += 1
    distances[DistanceSymbol(reach: reach).index] += 1
    self = SymbolCounts(literals: literals, distances: distances)
  }
}
