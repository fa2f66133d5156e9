extension Violation {
  /// Maximum number of items in a message; more would not fit on a line.
  private static let itemLimit = 12

  /// Joins violations of one rule that have the same fault and level into the first of them.
  ///
  /// - Complexity: O(n)
  static func joined(_ violations: [Violation]) -> [Violation] {
    var first: [Key: Int] = [:]
    var others: [Int: [String]] = [:]
    var result: [Violation] = []
    for violation in violations {
      guard let also = violation.also else {
        result.append(violation)
        continue
      }
      let key = Key(fault: also.fault, level: violation.level)
      if let index = first[key] {
        // Several entries may name the same file.
        if also.item != result[index].also?.item, others[index]?.contains(also.item) != true {
          others[index, default: []].append(also.item)
        }
        result[index].joined.append(violation)
      } else {
        first[key] = result.count
        result.append(violation)
      }
    }
    for (index, items) in others {
      result[index].message += "; the same holds for \(Words.list(shortened(items)))"
    }
    return result
  }

  private struct Key: Hashable {
    var fault: String
    var level: Level?
  }

  private static func shortened(_ items: [String]) -> [String] {
    items.count <= itemLimit
      ? items : items.prefix(itemLimit - 1) + ["\(items.count - itemLimit + 1) more"]
  }
}
