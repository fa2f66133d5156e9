/// The state of a path. As long as the state stays the same, so do the bytes of the file, or the
/// names in the folder.
enum PathState: Equatable {
  /// Nothing exists at the path, or something that is neither a file nor a folder.
  case missing
  case file(FileStamp)
  case folder(FileStamp)

  /// The state of a path; links are followed.
  init(of path: String) {
    if let stamp = FileStamp(of: path) {
      self = .file(stamp)
    } else if let stamp = FileStamp(ofFolder: path) {
      self = .folder(stamp)
    } else {
      self = .missing
    }
  }

  /// Whether a program that saves the file may have finished. Some programs remove or empty the
  /// file first.
  var mayBeWhole: Bool {
    switch self {
    case .missing: false
    case .file(let stamp): stamp.size > 0
    case .folder: true
    }
  }

  var isSettled: Bool {
    switch self {
    case .missing: true
    case .file(let stamp), .folder(let stamp): stamp.isSettled
    }
  }
}
