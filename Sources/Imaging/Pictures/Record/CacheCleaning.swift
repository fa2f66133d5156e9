internal import Files

/// Keeps a cache within a size limit.
public enum CacheCleaning {
  /// Removes the least recently used entries until the others take at most `limit` bytes. Also
  /// removes unfinished files that killed processes have left in the cache. Files that are not the
  /// cache's are kept, whatever their names.
  ///
  /// - Returns: The number of removed entries.
  /// - Complexity: O(*n* log *n*) for *n* entries
  @discardableResult
  public static func trim(_ folder: String, toBytes limit: Int) -> Int {
    let digits = "0123456789abcdef"
    let folders = digits.flatMap { first in digits.map { "\(first)\($0)" } }
      .map { Path.joined(folder, $0) }
    var entries: [(path: String, stamp: FileStamp)] = []
    for folder in folders {
      guard let names = try? FolderListing.names(in: folder) else { continue }
      if names.contains(where: { $0.hasPrefix(".") }) { CacheFiles.removeAbandoned(in: folder) }
      for name in names where name.utf8.count == 62 {
        let path = Path.joined(folder, name)
        if let stamp = FileStamp(of: path, followsLinks: false) { entries.append((path, stamp)) }
      }
    }
    func size(of entries: [(path: String, stamp: FileStamp)]) -> Int {
      entries.reduce(0) { sum, entry in
        let (next, isTooMuch) = sum.addingReportingOverflow(Int(entry.stamp.size))
        return isTooMuch ? .max : next
      }
    }
    // Usually there is nothing to remove, and no file needs to be opened.
    if size(of: entries) <= limit { return 0 }
    entries = entries.filter { isEntry($0.path) }
    var total = size(of: entries)
    entries.sort { ($0.stamp.modified, $0.path) < ($1.stamp.modified, $1.path) }
    var removed = 0
    for entry in entries where total > limit {
      CacheFiles.remove(entry.path)
      total -= Int(entry.stamp.size)
      removed += 1
    }
    return removed
  }

  /// Whether a file is an entry of a launchgen cache. Files of other programs may have names of the
  /// same form.
  private static func isEntry(_ path: String) -> Bool {
    guard let file = try? ReadableFile(path: path, followsLinks: false),
      let start = try? file.read(at: 0, count: CacheEntry.mark.utf8.count)
    else { return false }
    return start.elementsEqual(CacheEntry.mark.utf8)
  }
}
