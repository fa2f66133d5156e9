internal import CSystemCalls

/// Waits until files change. It notices all ways in which programs save files: in place, in pieces,
/// by a rename or a link, or with the folder around them.
///
/// The system's events only say when to look. Changes are found by comparing the state of each path
/// with its previous state, so no change is missed, and changes of other files are not reported.
package struct FileWatcher {
  private let watches: SystemWatches?
  private var known: [String: PathState] = [:]
  /// The reason why changes are found by polling every second; `nil` if the system reports them.
  package private(set) var fault: WatchFault?

  package init() {
    do throws(WatchFault) {
      watches = try SystemWatches()
    } catch {
      watches = nil
      fault = error
    }
  }

  /// Times in milliseconds without further change after which a change is considered complete, and
  /// the time between polls.
  private enum Patience {
    /// The time after the last event; editors need some milliseconds to save a file.
    static let quiet = SystemWatches.knowsClosing ? 50 : 200
    /// The time for a file that is missing or empty, and will probably be written soon.
    static let missing = 500
    /// The wait after the last write to a file that is still open: its change counts then.
    static let open = 1000
    /// The time between two polls.
    static let polling = 1000
  }

  /// Watches `paths`, which need not exist, in place of the paths that were watched before.
  ///
  /// For paths that were not watched before, only changes from now on are reported.
  ///
  /// - Complexity: O(paths)
  package mutating func watch(_ paths: Set<String>) {
    let old = known
    known = Dictionary(uniqueKeysWithValues: paths.map { ($0, .missing) })
    if fault == nil, let path = paths.sorted().first(where: RemoteFiles.contain) {
      fault = .remote(path: path)
    }
    follow()
    known = settledStates().merging(old.filter { paths.contains($0.key) }) { $1 }
  }

  /// Waits until a watched path has changed, and all of them have then stayed unchanged for a
  /// while.
  ///
  /// - Returns: The changed paths, sorted.
  package mutating func changes() -> [String] {
    while true {
      var found = states()
      if found == known {
        _ = wait(nil)
        follow()
        continue
      }
      while true {
        let isHinted = wait(patience(found))
        if isHinted { follow() }
        let next = states()
        let isQuiet = !isHinted && next == found
        found = next
        if isQuiet { break }
      }
      found = settledStates()
      let changed = known.keys.filter { known[$0] != found[$0] }
      known = found
      if !changed.isEmpty { return changed.sorted() }
    }
  }

  /// Marks the path's current state as known, so that the caller's own change is not reported.
  package mutating func acknowledge(_ path: String) {
    if known[path] != nil { known[path] = PathState(of: path) }
  }

  private func patience(_ states: [String: PathState]) -> Int {
    if watches?.beingWritten.isEmpty == false { return Patience.open }
    let isPartial = states.contains { !$1.mayBeWhole && known[$0] != $1 }
    return isPartial ? Patience.missing : Patience.quiet
  }

  /// - Parameter milliseconds: maximum time; `nil` to wait until something may have changed.
  /// - Returns: Whether something may have changed.
  private mutating func wait(_ milliseconds: Int?) -> Bool {
    let time = fault == nil ? milliseconds : Patience.polling
    guard let watches else {
      lgs_sleep(Int32(Patience.polling))
      return false
    }
    if let isHinted = watches.wait(time) { return isHinted }
    fault = fault ?? .failed(.failed(reason: "the system's events ended"))
    lgs_sleep(Int32(Patience.polling))
    return false
  }

  /// Watches the files, folders and links that lead to the paths now.
  private mutating func follow() {
    guard let watches else { return }
    let paths = Set(known.keys)
    var plan = WatchPlan(paths)
    // A change between making the plan and adding the watches causes no event, so the plan is made
    // again.
    for _ in 0..<10 {
      do throws(WatchFault) { try watches.follow(plan) } catch { fault = fault ?? error }
      let now = WatchPlan(paths)
      if now == plan { return }
      plan = now
    }
  }

  private func states() -> [String: PathState] {
    Dictionary(uniqueKeysWithValues: known.keys.map { ($0, PathState(of: $0)) })
  }

  /// The states of the paths once any further change is certain to give other states, after waiting
  /// a few milliseconds if necessary.
  private func settledStates() -> [String: PathState] {
    for _ in 0..<FileStamp.attempts {
      let states = states()
      if states.values.allSatisfy(\.isSettled) { return states }
      FileStamp.wait()
    }
    return states()
  }
}
