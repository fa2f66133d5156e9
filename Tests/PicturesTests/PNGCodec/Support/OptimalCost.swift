/// The cost of codes that are known to be optimal: package-merge (Larmore and Hirschberg, 1990) and
/// Huffman's own construction, both in their slow form.
enum OptimalCost {
  /// The bits of the cheapest prefix code with no code longer than `limit`.
  static func limited(_ counts: [UInt32], limit: Int) -> Int {
    let leaves = counts.filter { $0 > 0 }.map { Int($0) }.sorted()
    guard leaves.count > 1 else { return leaves.first ?? 0 }
    var packages: [Int] = []
    for _ in 0..<limit {
      let merged = (leaves + packages).sorted()
      packages = stride(from: 0, to: merged.count - 1, by: 2).map { merged[$0] + merged[$0 + 1] }
    }
    return packages.prefix(leaves.count - 1).reduce(0, +)
  }

  /// The same without a limit: the two lightest nodes are joined until one is left.
  static func unlimited(_ counts: [UInt32]) -> Int {
    var weights = counts.filter { $0 > 0 }.map { Int($0) }
    guard weights.count > 1 else { return weights.first ?? 0 }
    var cost = 0
    while weights.count > 1 {
      weights.sort(by: >)
      let joined = weights.removeLast() + weights.removeLast()
      weights.append(joined)
      cost += joined
    }
    return cost
  }
}
