internal import Dispatch
internal import SystemPackage

/// A moment within ``FileReplacement/commit()``.
enum ExchangeStep {
  /// The file has been compared with the bytes that were read.
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
  /// other programs are kept.
  ///
  /// The whole exchange runs on the queue, so a signal waits for it and then finds either the
  /// staged file or none.
  ///
  /// The caller has to place or remove the staged file only if the outcome is
  /// ``ExchangeOutcome/unsupported``.
  ///
  /// - Parameters:
  ///   - hidden: the place of the staged file; after the exchange, the replaced file is there.
  ///   - final: the name of the file to replace, in the same folder.
  /// - Throws: ``FileError/failed(reason:)`` if the file cannot be put back. It then stays at
  ///   `hidden`, and the reason contains its path.
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
  /// launchgen process has removed it, which it does only if no other program has written the
  /// bytes.
  private func isOld(_ snapshot: FileSnapshot, _ hidden: FilePlace) throws(FileError) -> Bool {
    if hidden.kind == nil { return true }
    // Without memory for the comparison, the file is put back too.
    return (try? snapshot.isCurrent(at: hidden.path)) ?? false
  }

  /// Exchanges the files again, which puts the replaced file back. If the file that comes out of
  /// the final place is not the one that was last put there, another program has written it since,
  /// and it belongs there. So the files are exchanged once more, until no other program interferes.
  ///
  /// - Parameter last: the file that was last put in the final place.
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
