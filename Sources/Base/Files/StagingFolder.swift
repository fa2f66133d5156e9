/// The folder that a person named for staged files. It is opened when it is first needed.
final class StagingFolder {
  private let path: String
  private var folder: OpenFolder?

  init(path: String) { self.path = path }

  func opened() throws(FileError) -> OpenFolder {
    if let folder { return folder }
    let opened = try OpenFolder(path: path)
    folder = opened
    return opened
  }
}
