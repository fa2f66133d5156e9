internal import Files
internal import PNGCodec

/// Files in a project's folder, whether or not a target has them.
struct ImageFinder {
  private let paths: [String: String]

  /// - Parameter folder: the folder with the project; empty for the current one.
  init(folder: String) {
    paths = FolderWalk.launchFiles(in: folder, depth: 6)
  }

  func outsiders(named names: Set<String>) -> [ProjectContents.Outsider] {
    names.sorted().compactMap { name in
      paths[name].map { ProjectContents.Outsider(name: name, path: $0) }
    }
  }

  /// `nil` if the file cannot be read, as if it were missing.
  static func image(_ name: String, _ path: String) -> ImageFile? {
    guard let file = try? ReadableFile(path: path),
      let bytes = try? file.read(at: 0, count: PNGHeader.byteCount)
    else { return nil }
    return ImageFile(
      name: name, path: path, header: Result { () throws(PNGError) in try PNGHeader(bytes) })
  }
}
