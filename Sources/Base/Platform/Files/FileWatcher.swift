internal import CSystemCalls

/// Waits until files change. The watcher notices a file that is overwritten, renamed, replaced by
/// a link, or replaced together with its folder, even if another machine does so.
///
/// The watcher compares the state of each path with the path's previous state, four times a
/// second. The system's events would be a fifth of a second faster. But events do not report
/// changes by other machines, and differ between systems.
package struct FileWatcher {
  private var known: [String: PathState] = [:]

  package init() {}

  /// Watches `paths`, which need not exist, in place of the previous paths. For a path that was not
  /// watched before, only changes from now on are reported.
  package mutating func watch(_ paths: Set<String>) {
    let old = known
    known = Dictionary(uniqueKeysWithValues: paths.map { ($0, PathState(of: $0)) })
    known = settledStates().merging(old.filter { paths.contains($0.key) }) { $1 }
  }

  /// Waits until watched paths have changed, and have then stayed unchanged for a while. Returns
  /// the changed paths, sorted.
  package mutating func changes() -> [String] {
    while true {
      var found = states()
      while found == known {
        lgs_sleep(250)
        found = states()
      }
      while true {
        lgs_sleep(patience(found))
        let next = states()
        if next == found { break }
        found = next
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

  /// A change is considered complete after this number of milliseconds without another change. The
  /// number is higher if a file is missing or empty, because such a file will probably be written
  /// soon.
  private func patience(_ states: [String: PathState]) -> Int32 {
    states.contains { !$1.mayBeWhole && known[$0] != $1 } ? 500 : 150
  }

  private func states() -> [String: PathState] {
    Dictionary(uniqueKeysWithValues: known.keys.map { ($0, PathState(of: $0)) })
  }

  /// The states of the paths. If necessary, waits a few milliseconds first, so that any later
  /// change is certain to give other states.
  private func settledStates() -> [String: PathState] {
    for _ in 0..<FileStamp.attempts {
      let states = states()
      if states.values.allSatisfy(\.isSettled) { return states }
      FileStamp.wait()
    }
    return states()
  }
}

/// The state of a path. While the state stays the same, the bytes of the file, or the names in the
/// folder, also stay the same.
struct PathState: Equatable {
  /// `nil` if there is neither a file nor a folder at the path.
  private let stamp: FileStamp?
  /// `false` if the file is missing or empty. Some programs remove or empty a file before they
  /// write the new bytes, so the file is probably not complete yet.
  let mayBeWhole: Bool

  init(of path: String) {
    let file = FileStamp(of: path)
    stamp = file ?? FileStamp(ofFolder: path)
    mayBeWhole = file.map { $0.size > 0 } ?? (stamp != nil)
  }

  var isSettled: Bool { stamp?.isSettled != false }
}
