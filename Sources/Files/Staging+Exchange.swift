internal import Dispatch
internal import SystemPackage

/// A moment within ``FileReplacement/commit()``.
enum ExchangeStep {
  /// The file has been compared with what was read.
  case compared
  /// The staged file is at its place, and the old one at the staged one's.
  case exchanged
  /// The old file differs from what was read, and is at its place again.
  case returned
}

enum ExchangeOutcome {
  case done
  /// Another program has changed or removed the file; nothing was replaced.
  case changed
  /// The system or the file system cannot exchange files.
  case unsupported
}

extension Staging {
  /// Exchanges a staged file with the one that it replaces, and removes that one if it is what was
  /// read. Otherwise it is put back: what other programs do in the meantime counts as if nothing had
  /// been exchanged.
  ///
  /// All of it runs on the queue, so a signal waits, and finds either a staged file or none.
  ///
  /// The staged file is the caller's again only if the outcome is ``ExchangeOutcome/unsupported``.
  ///
  /// - Parameters:
  ///   - hidden: where both files are in turn; the staged file must be there already.
  ///   - final: the file's own name in the same folder.
  /// - Throws: ``FileError/failed(reason:)`` if the file cannot be put back. Then it keeps that name,
  ///   which the reason tells.
  func exchange(
    _ snapshot: FileSnapshot, _ hidden: FilePlace, _ final: String, onStep: (ExchangeStep) -> Void
  ) throws(FileError) -> ExchangeOutcome {
    try FileError.translating {
      try queue.sync {
        var last = hidden.identity
        let error = SystemCalls.exchange(hidden, final)
        switch error {
        case .invalidArgument, .noFunction, .notSupported, .notSupportedOnSocket:
          return .unsupported
        default: break
        }
        // If they are exchanged, what is there now is another program's until it has been compared.
        unsafe temporaries.remove(hidden)
        if let error {
          SystemCalls.remove(hidden)
          if error == .noSuchFileOrDirectory { return .changed }
          throw error
        }
        onStep(.exchanged)
        if try isOld(snapshot, hidden) {
          SystemCalls.remove(hidden)
          return .done
        }
        try putBack(hidden, final, &last, onStep)
        SystemCalls.remove(hidden)
        return .changed
      }
    }
  }

  /// Whether the exchanged file is what was read. If it is gone, another launchgen has removed it,
  /// which it does only with what was read.
  private func isOld(_ snapshot: FileSnapshot, _ hidden: FilePlace) throws(FileError) -> Bool {
    if hidden.kind == nil { return true }
    // Without memory to compare, it is put back too.
    return (try? snapshot.isCurrent(at: hidden.path)) ?? false
  }

  /// Exchanges the files again. If what comes out is not what went in the last time, another program
  /// has put it there since, so it belongs there: until that is no longer so.
  ///
  /// - Parameter last: what went in the last time.
  private func putBack(
    _ hidden: FilePlace, _ final: String, _ last: inout FileIdentity?,
    _ onStep: (ExchangeStep) -> Void
  ) throws(FileError) {
    while true {
      let next = hidden.identity
      switch SystemCalls.exchange(hidden, final) {
      case nil: onStep(.returned)
      // Another program has removed the file; with it, what would be put back is removed too.
      case .noSuchFileOrDirectory: return
      case let error?:
        throw .failed(
          reason: "\(FileError(error)); another program's changes are in \(hidden.path)")
      }
      if hidden.identity == last { return }
      last = next
    }
  }
}
