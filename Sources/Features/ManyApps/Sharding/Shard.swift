internal import Platform

/// One of several parts of a list of apps, which different machines can build.
///
/// An app's part depends only on its id and the number of parts, so a new app does not move others.
package struct Shard: Equatable, Sendable {
  /// The number of this part, from 1.
  package let index: Int
  package let count: Int

  package init?(index: Int, count: Int) {
    guard count > 0, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads a part such as `3/8`; `nil` for any other text.
  package init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1] else { return nil }
    self.init(index: index, count: count)
  }

  package func contains(_ id: String) -> Bool {
    let hash = SHA256Digest(of: id).bytes.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(hash % UInt64(count)) == index - 1
  }
}

extension Shard: CustomStringConvertible {
  package var description: String { "\(index)/\(count)" }
}
