/// A folder that was created for staged files. If none of them reaches its place, it is removed
/// with them; a folder that is not empty cannot be removed.
final class StagedFolder {
  private let path: String
  /// The folder above, if it was created too; it is removed after this one.
  private let parent: StagedFolder?

  init(path: String, in parent: StagedFolder?) throws(FileError) {
    try Staging.shared.makeFolder(path)
    self.path = path
    self.parent = parent
  }

  deinit {
    Staging.shared.removeFolder(path)
  }
}
