/// Runs independent pieces of work at the same time.
enum Workers {
  /// The results of `work` for 0 ..< `count`, in that order, whichever ends first.
  ///
  /// - Parameters:
  ///   - jobs: how many run at the same time.
  ///   - onEach: told of each result as it comes, one at a time.
  static func map<Value: Sendable>(
    count: Int, jobs: Int, onEach: (Int, Value) -> Void = { _, _ in },
    _ work: @escaping @Sendable (Int) -> Value
  ) async -> [Value] {
    await withTaskGroup(of: (Int, Value).self) { group in
      var results = [Value?](repeating: nil, count: count)
      var next = 0
      while next < min(jobs, count) {
        group.addTask { [next] in (next, work(next)) }
        next += 1
      }
      while let (index, value) = await group.next() {
        if next < count {
          group.addTask { [next] in (next, work(next)) }
          next += 1
        }
        results[index] = value
        onEach(index, value)
      }
      return results.compactMap { $0 }
    }
  }
}
