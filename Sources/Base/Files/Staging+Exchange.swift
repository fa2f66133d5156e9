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
        // Without memory for the comparison, the file is put back too.
        try exchange(hidden, final, onStep) { (try? snapshot.isCurrent(at: $0.path)) ?? false }
      }
    }
  }

  /// Moves files in order up to the first error, and calls `onEach` with the index of each moved
  /// file. A file that replaces another one is exchanged with it, as above.
  ///
  /// - Throws: ``FileError/changed`` if a replaced file does not have the bytes that were read; it
  ///   is at its place again.
  func place(
    _ files: [(file: StagedFile, old: ContiguousArray<UInt8>?, name: ExchangedName?)],
    onEach: (Int) -> Void
  ) throws(FileError) {
    try FileError.translating {
      try queue.sync {
        for (index, (file, old, name)) in files.enumerated() {
          if let old, let name {
            let hidden = try file.hide(as: name)
            switch try exchange(hidden, file.final.name, { _ in }, isOld: { $0.has(old) }) {
            case .done: break
            case .changed: throw FileError.changed
            case .unsupported: try SystemCalls.replace(file.final, with: hidden)
            }
          } else {
            try file.moveToPlace()
          }
          onEach(index)
        }
      }
    }
  }

  /// - Precondition: runs on the queue.
  private func exchange(
    _ hidden: FilePlace, _ final: String, _ onStep: (ExchangeStep) -> Void,
    isOld: (FilePlace) -> Bool
  ) throws -> ExchangeOutcome {
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
    // If the file is gone, another launchgen process has removed it, which it does only if no other
    // program has written the bytes.
    if hidden.kind == nil || isOld(hidden) {
      SystemCalls.remove(hidden)
      return .done
    }
    try putBack(hidden, final, &last, onStep)
    SystemCalls.remove(hidden)
    return .changed
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
