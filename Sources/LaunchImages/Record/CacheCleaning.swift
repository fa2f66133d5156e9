internal import Files

/// Keeps a cache within its size.
public enum CacheCleaning {
  /// Removes the entries that were used least recently until the others take at most `limit` bytes,
  /// and what killed processes have left.
  ///
  /// - Returns: How many entries were removed.
  /// - Complexity: O(*n* log *n*) for *n* entries
  @discardableResult
  public static func trim(_ folder: String, toBytes limit: Int) -> Int {
    let digits = "0123456789abcdef"
    let folders = digits.flatMap { first in digits.map { "\(first)\($0)" } }
      .map { OutputFolder.path(of: $0, in: folder) }
    var entries: [(path: String, stamp: FileStamp)] = []
    for folder in folders {
      guard let names = try? FolderListing.names(in: folder) else { continue }
      if names.contains(where: { $0.hasPrefix(".") }) { CacheFiles.removeAbandoned(in: folder) }
      for name in names where name.utf8.count == 62 {
        let path = OutputFolder.path(of: name, in: folder)
        if let stamp = FileStamp(of: path, followsLinks: false) { entries.append((path, stamp)) }
      }
    }
    var total = entries.reduce(0) { $0 + Int($1.stamp.size) }
    entries.sort { ($0.stamp.modified, $0.path) < ($1.stamp.modified, $1.path) }
    var removed = 0
    for entry in entries where total > limit {
      CacheFiles.remove(entry.path)
      total -= Int(entry.stamp.size)
      removed += 1
    }
    return removed
  }
}
