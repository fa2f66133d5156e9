/// What is at a path: as long as it is the same, so is the file, or the list of the folder's names.
enum PathState: Hashable {
  /// Also what is neither a file nor a folder.
  case missing
  case file(FileStamp)
  case folder(FileStamp)

  /// Links are followed.
  init(of path: String) {
    if let stamp = FileStamp(of: path) {
      self = .file(stamp)
    } else if let stamp = FileStamp(ofFolder: path) {
      self = .folder(stamp)
    } else {
      self = .missing
    }
  }

  /// Whether a program that saves a file may be done. Some remove or empty it first.
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
