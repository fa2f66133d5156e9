internal import SystemPackage

/// The reason why a run does not write an output. The path is not included, because the caller
/// knows the path.
public enum OutputRefusal: Error, Equatable, Sendable {
  /// The output is a file that the run also reads, perhaps under another name.
  case isInput
  /// The run writes another output to the same path.
  case isOtherOutput
  /// launchgen did not make the file, or somebody has edited it since.
  case isForeign
  /// The path cannot be written: for example, the path leads to a device or a read-only file.
  case unwritable(FileError)
}

extension OutputRefusal: CustomStringConvertible {
  public var description: String {
    switch self {
    case .isInput: "is an input of this run, and would be replaced"
    case .isOtherOutput: "is also another output of this run"
    case .isForeign: "already exists and differs (launchgen did not make it, or it was edited)"
    case .unwritable(let error): "cannot be written (\(error))"
    }
  }
}

/// Decides which files a run may write. Each output of each command passes the gate before the run
/// writes anything.
package struct OutputGate: Hashable, Sendable {
  private var inputs: Set<FileIdentity> = []
  /// The outputs so far, as absolute paths without links. Case is folded, because some file systems
  /// ignore case.
  private var outputs: Set<String> = []
  private var replaces: Bool
  private var replacesReadOnly: Bool

  /// - Parameters:
  ///   - inputs: the paths of the files that the run reads. Hard links to these files count too.
  ///   - replaces: whether the run may replace files that launchgen did not make.
  package init(inputs: [String] = [], replaces: Bool = false, replacesReadOnly: Bool? = nil) {
    self.replaces = replaces
    self.replacesReadOnly = replacesReadOnly ?? replaces
    add(inputs: inputs)
  }

  /// A copy of the gate with other options, for a part of the run that has its own options.
  package func with(replaces: Bool, replacesReadOnly: Bool) -> OutputGate {
    var gate = self
    (gate.replaces, gate.replacesReadOnly) = (replaces, replacesReadOnly)
    return gate
  }

  package mutating func add(inputs paths: [String]) {
    inputs.formUnion(paths.compactMap { FileIdentity(of: $0) })
  }

  package func isInput(_ path: String) -> Bool {
    FileIdentity(of: path).map(inputs.contains) ?? false
  }

  /// Admits an output, or throws the reason why the run must not write it.
  ///
  /// - Parameters:
  ///   - bytes: the bytes to write; `nil` if they are not known yet. If the existing file has the
  ///     same bytes, the output is admitted even if launchgen did not make the file.
  ///   - mayBeSame: whether the bytes may turn out to equal the existing file's bytes. If so, a
  ///     read-only file is admitted here, and refused only when it is about to be replaced.
  ///   - followsLinks: whether the target of a link is written. If false, a link at the path is
  ///     replaced by the output.
  ///   - isOwn: whether launchgen made the existing file.
  package mutating func admit(
    _ path: String, writing bytes: ContiguousArray<UInt8>? = nil, mayBeSame: Bool = false,
    followsLinks: Bool = false, _ isOwn: () -> Bool = { true }
  ) throws(OutputRefusal) {
    if isInput(path) { throw .isInput }
    let resolved = ResolvedPath.ofNearest(path) ?? path
    if !outputs.insert(resolved.uppercased().lowercased()).inserted { throw .isOtherOutput }
    if FileKind(of: path) == .folder { throw .unwritable(.isDirectory) }
    if Self.isStream(path) { throw .unwritable(.notRegularFile) }
    guard let size = FileStamp(of: path, followsLinks: followsLinks)?.size else { return }
    if let bytes, size == bytes.count, (try? FileReader.read(found: path)) == bytes { return }
    if size > 0 && !replaces && !isOwn() { throw .isForeign }
    let isKept = mayBeSame || replacesReadOnly
    if !isKept && Self.isReadOnly(path, followsLinks: followsLinks) { throw .unwritable(.readOnly) }
  }

  package func admitRemoval(of path: String) throws(OutputRefusal) {
    if isInput(path) { throw .isInput }
    if !replacesReadOnly && Self.isReadOnly(path) { throw .unwritable(.readOnly) }
  }

  /// Whether a path leads to a device, a pipe or a socket, or is one of the system's links to open
  /// files, such as /dev/stdout. A regular file must not replace any of these.
  private static func isStream(_ path: String) -> Bool {
    if FileKind(of: path) == .other { return true }
    guard FileKind(of: path, followsLinks: false) == .link else { return false }
    let parent = path.pathParts.folder
    guard let folder = try? ResolvedPath.of(parent.isEmpty ? "." : parent) else { return false }
    return folder == "/dev" || folder.isPath(in: "/dev/fd") || folder.isPath(in: "/proc")
  }

  /// Whether a file is write-protected. The check is necessary, because renaming another file over
  /// this file would ignore the protection.
  package static func isReadOnly(_ path: String, followsLinks: Bool = false) -> Bool {
    (try? Stat(FilePath(path), followTargetSymlink: followsLinks)).map(isReadOnly) ?? false
  }

  static func isReadOnly(_ status: Stat) -> Bool {
    guard status.type == .regular else { return false }
    #if canImport(Darwin)
      let locks: FileFlags = [.userImmutable, .systemImmutable, .userAppend, .systemAppend]
      if !status.flags.isDisjoint(with: locks) { return true }
    #endif
    return !status.permissions.contains(.ownerWrite)
  }
}
