internal import CSystemCalls
internal import Platform

/// Registers files and folders with the system, and waits for its events about them.
///
/// Conditions of the unsafe code: the C watcher exists from the initializer to the deinitializer,
/// and nothing else has its pointer.
@safe final class SystemWatches {
  private struct Watch {
    var key: Int32
    /// The file that the path led to when the watch was added.
    var identity: FileIdentity?
    var kind: lgs_watch
  }

  private let watcher: OpaquePointer
  private var watches: [String: Watch] = [:]
  private var paths: [Int32: Set<String>] = [:]
  private var plan = WatchPlan([])
  /// Files that a program has begun to write and has not closed yet.
  private(set) var beingWritten: Set<String> = []

  init() throws(WatchFault) {
    guard let watcher = unsafe lgs_watcher_open() else { throw Self.fault(errno, path: "") }
    unsafe self.watcher = watcher
  }

  deinit {
    for watch in watches.values { unsafe lgs_watcher_remove(watcher, watch.key) }
    unsafe lgs_watcher_close(watcher)
  }

  /// Whether events report that files are closed.
  static var knowsClosing: Bool { lgs_watcher_knows_closing() != 0 }

  /// Watches the paths of a plan, and no others.
  ///
  /// - Throws: the first fault. Paths without a fault are watched nevertheless.
  func follow(_ plan: WatchPlan) throws(WatchFault) {
    self.plan = plan
    let folders = Set(plan.names.keys).union(plan.listings)
    let unused = Set(watches.keys).subtracting(plan.places).subtracting(folders)
      .subtracting(plan.files)
    for path in unused { remove(path) }
    beingWritten = beingWritten.filter {
      let (folder, name) = Self.parts(of: $0)
      return plan.files.contains($0) || plan.concerns(name, in: folder)
    }
    var fault: WatchFault?
    func follow(_ path: String, _ kind: lgs_watch) {
      do throws(WatchFault) { try add(path, kind) } catch { fault = fault ?? error }
    }
    for path in folders { follow(path, LGS_WATCH_NAMES) }
    for path in plan.files { follow(path, LGS_WATCH_BYTES) }
    for path in plan.places where !folders.contains(path) { follow(path, LGS_WATCH_PLACE) }
    if let fault { throw fault }
  }

  private func add(_ path: String, _ kind: lgs_watch) throws(WatchFault) {
    let identity = FileIdentity(of: path)
    if let known = watches[path] {
      if known.identity == identity, known.kind == kind { return }
      remove(path)
    }
    let key = unsafe lgs_watcher_add(watcher, path, kind)
    guard key >= 0 else {
      let error = errno
      // The file is gone again, which the next plan will find.
      if [ENOENT, ENOTDIR, ELOOP].contains(error) { return }
      // Without permission for a parent folder, its moves go unnoticed, which is acceptable.
      if error == EACCES, kind == LGS_WATCH_PLACE { return }
      throw Self.fault(error, path: path)
    }
    watches[path] = Watch(key: key, identity: identity, kind: kind)
    paths[key, default: []].insert(path)
  }

  private func remove(_ path: String) {
    guard let watch = watches.removeValue(forKey: path) else { return }
    paths[watch.key]?.remove(path)
    // Two paths of one folder share a watch.
    guard paths[watch.key]?.isEmpty != false else { return }
    paths[watch.key] = nil
    unsafe lgs_watcher_remove(watcher, watch.key)
  }

  /// Waits until something may have changed.
  ///
  /// - Parameter milliseconds: maximum time; `nil` for no limit.
  /// - Returns: Whether something may have changed; `nil` if the system's events have failed.
  func wait(_ milliseconds: Int?) -> Bool? {
    let end = milliseconds.map { ContinuousClock.now + .milliseconds($0) }
    while true {
      let left = end.map { max(0, Int(($0 - .now) / .milliseconds(1))) }
      guard let isRelevant = next(left ?? -1) else { return nil }
      if isRelevant {
        repeat { _ = next(0) } while hasMore
        return true
      }
      if left == 0, !hasMore { return false }
    }
  }

  /// Whether the last call of ``next(_:)`` has found an event, relevant or not.
  private var hasMore = false

  /// - Returns: Whether there was an event that matters; `nil` after an error.
  private func next(_ milliseconds: Int) -> Bool? {
    var event = lgs_watch_event()
    let count = unsafe lgs_watcher_next(watcher, Int32(clamping: milliseconds), &event)
    hasMore = count > 0
    guard count >= 0 else { return nil }
    guard count > 0 else { return false }
    // The name is a zero-terminated array inside the event.
    let name = unsafe withUnsafeBytes(of: event.name) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return take(event.key, event.kind, name)
  }

  private func take(_ key: Int32, _ kind: Int32, _ name: String) -> Bool {
    // Events were lost.
    if key < 0 { return true }
    var isRelevant = false
    for path in paths[key] ?? [] {
      if !name.isEmpty && !plan.concerns(name, in: path) { continue }
      isRelevant = true
      let file = name.isEmpty ? path : OutputFolder.path(of: name, in: path)
      if kind & Int32(LGS_WATCH_CLOSED.rawValue) != 0 {
        beingWritten.remove(file)
      } else if kind & Int32(LGS_WATCH_WRITTEN.rawValue) != 0,
        FileKind(of: file, followsLinks: false) == .file
      {
        beingWritten.insert(file)
      }
      if kind & Int32(LGS_WATCH_GONE.rawValue) != 0 { remove(path) }
    }
    return isRelevant
  }

  private static func parts(of path: String) -> (folder: String, name: String) {
    let folder = path.pathFolder
    return (folder.isEmpty ? "/" : folder, path.pathParts.name)
  }

  private static func fault(_ error: Int32, path: String) -> WatchFault {
    switch error {
    case ENOSPC: .tooManyWatches
    case EMFILE, ENFILE: .tooManyOpenFiles
    case EACCES, EPERM: .noPermission(path: path)
    default: .failed(FileError(systemError: error))
    }
  }
}
