/// A folder that was created for staged files. If no file is moved into it, it is removed together
/// with the staged files, unless it contains something else.
final class StagedFolder {
  let place: FilePlace
  /// The folder that contains this folder, if it was created too; it is removed after this folder.
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
