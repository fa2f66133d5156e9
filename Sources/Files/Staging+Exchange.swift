internal import Dispatch
internal import SystemPackage

/// A moment within ``FileReplacement/commit()``.
enum ExchangeStep {
  /// The file has been compared with what was read.
  case compared
  /// The staged file is at its place, and the old file is where the staged file was.
  case exchanged
  /// The old file differs from the bytes that were read, and is at its place again.
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
  /// Exchanges a staged file with the file that it replaces, and removes the replaced file if it
  /// has the bytes that were read. Otherwise the replaced file is put back, so that changes by
  /// other programs count as if nothing had been exchanged.
  ///
  /// The whole exchange runs on the queue, so a signal waits for it and then finds either a staged
  /// file or none.
  ///
  /// The caller has to place or remove the staged file only if the outcome is
  /// ``ExchangeOutcome/unsupported``.
  ///
  /// - Parameters:
  ///   - hidden: the place of the staged file, which then holds the replaced file.
  ///   - final: the file's own name in the same folder.
  /// - Throws: ``FileError/failed(reason:)`` if the file cannot be put back. The file then stays at
  ///   the hidden place, which the reason names.
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
        // After an exchange, the file there counts as another program's until it has been compared.
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

  /// Whether the exchanged file has the bytes that were read. If the file is gone, another
  /// launchgen has removed it, which it does only if the bytes are not another program's.
  private func isOld(_ snapshot: FileSnapshot, _ hidden: FilePlace) throws(FileError) -> Bool {
    if hidden.kind == nil { return true }
    // Without memory for the comparison, the file is put back too.
    return (try? snapshot.isCurrent(at: hidden.path)) ?? false
  }

  /// Exchanges the files again. If the file that comes out is not the file that went in last,
  /// another program has put it there since and it belongs there, so the files are exchanged once
  /// more, until no other program interferes.
  ///
  /// - Parameter last: the file that went in last.
  private func putBack(
    _ hidden: FilePlace, _ final: String, _ last: inout FileIdentity?,
    _ onStep: (ExchangeStep) -> Void
  ) throws(FileError) {
    while true {
      let next = hidden.identity
      switch SystemCalls.exchange(hidden, final) {
      case nil: onStep(.returned)
      // Another program has removed the file, so the file that would be put back is removed too.
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
