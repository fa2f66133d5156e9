/// A folder that is made for staged files. It goes with them where none reaches its place: a
/// folder that holds something cannot be removed.
final class StagedFolder {
  private let path: String
  /// Goes after this one, if it was made too.
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
