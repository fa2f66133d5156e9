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

extension Staging {
  /// Moves files in order until the first error, and calls `onEach` with the index of each moved
  /// file. A signal is handled only after the call, when each file is either still staged or in its
  /// place.
  ///
  /// A staged file with an ``ExchangedName`` is exchanged with the old file in its final place, and
  /// then the old file is removed. If another program has changed the old file, the old file is put
  /// back instead.
  ///
  /// - Throws: ``FileError/changed`` if another program has changed or removed the old file;
  ///   ``FileError/failed(reason:)`` if the old file cannot be put back. The old file then keeps
  ///   its exchanged name, and the reason contains the file's path.
  func place(
    _ files: [(file: StagedFile, replaced: ExchangedName?)],
    onStep: (ExchangeStep) -> Void = { _ in }, onEach: (Int) -> Void
  ) throws(FileError) {
    try FileError.translating {
      try queue.sync {
        for (index, (file, replaced)) in files.enumerated() {
          let isExchanged =
            if let replaced {
              try exchange(try file.hide(as: replaced), file.final.name, replaced.isOld, onStep)
            } else { false }
          if !isExchanged { try file.moveToPlace() }
          onEach(index)
        }
      }
    }
  }

  /// Exchanges the staged file, at `hidden`, with the file at `final`. If `hidden` is then the old
  /// file, removes it. Otherwise, puts that file back, and throws ``FileError/changed``.
  ///
  /// - Returns: `false` if the system or the file system cannot exchange files.
  private func exchange(
    _ hidden: FilePlace, _ final: String, _ isOld: (FilePlace) -> Bool,
    _ onStep: (ExchangeStep) -> Void
  ) throws -> Bool {
    var last = hidden.identity
    let error = SystemCalls.exchange(hidden, final)
    switch error {
    case .invalidArgument, .noFunction, .notSupported, .notSupportedOnSocket: return false
    default: break
    }
    // After the exchange, `hidden` may be another program's file until it has been compared.
    unsafe temporaries.remove(hidden)
    if let error {
      SystemCalls.remove(hidden)
      if error == .noSuchFileOrDirectory { throw FileError.changed }
      throw error
    }
    onStep(.exchanged)
    // If `hidden` is gone, another launchgen process has removed it, which happens only to bytes
    // that launchgen wrote or read.
    if hidden.kind == nil || isOld(hidden) {
      SystemCalls.remove(hidden)
      return true
    }
    try putBack(hidden, final, &last, onStep)
    SystemCalls.remove(hidden)
    throw FileError.changed
  }

  /// Puts the file at `hidden` back at `final` by exchanging the two files again. After the
  /// exchange, `hidden` should have the file `last`. If `hidden` has a newer file instead, another
  /// program has just put the newer file at `final`. Then the newer file is put back in the same
  /// way, until no other program interferes.
  ///
  /// - Parameter last: the file that launchgen last moved to `final`.
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

/// The name that a replaced file has between the exchange and its removal. Before the exchange, the
/// staged file has this name.
///
/// If the process is killed, a file stays under this name. The name contains checksums of the old
/// and of the new bytes. The file may be removed only if its bytes have one of these checksums;
/// otherwise, another program has edited the file.
struct ExchangedName {
  let name: String
  /// Whether the file at a place is the old file, which was to be replaced.
  let isOld: (FilePlace) -> Bool

  static let ending = ".launchgen-old"

  /// - Parameter isOld: see ``isOld``. If `nil`, the place must have a regular file with the old
  ///   bytes.
  init(
    of final: String, old: ContiguousArray<UInt8>, new: ContiguousArray<UInt8>,
    isOld: ((FilePlace) -> Bool)? = nil
  ) {
    self.isOld = isOld ?? { $0.has(old) }
    let marks = [old, new].map(Self.checksum).joined(separator: "-")
    name = StagedFile.hiddenName(of: final, ending: ".\(marks)\(Self.ending)")
  }

  /// Whether a file with this name and these bytes may be removed: the name must contain the
  /// checksum of the bytes.
  static func permitsRemoval(of name: String, with bytes: ContiguousArray<UInt8>) -> Bool {
    guard let marks = name.split(separator: ".").dropLast().last else { return false }
    return marks.split(separator: "-").contains { $0 == checksum(bytes) }
  }

  /// The 64-bit FNV-1a hash, `x` and the number of bytes. Both numbers are hexadecimal. A simple
  /// hash is enough, because nobody would gain anything by forging a collision.
  private static func checksum(_ bytes: ContiguousArray<UInt8>) -> String {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16) + "x" + String(bytes.count, radix: 16)
  }
}
