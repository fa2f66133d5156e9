/// A folder that was created for staged files. If none of them reaches its place, it is removed
/// with them; a folder that is not empty cannot be removed.
final class StagedFolder {
  let place: FilePlace
  /// The folder above, if it was created too; it is removed after this one.
  private let parent: StagedFolder?

  init(_ place: FilePlace, in parent: StagedFolder?) throws(FileError) {
    try Staging.shared.makeFolder(place)
    self.place = place
    self.parent = parent
  }

  deinit {
    Staging.shared.removeFolder(place)
  }
}
