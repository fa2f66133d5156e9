internal import Files
internal import LaunchImages
internal import XcodeProjects

/// Recognizes parts of a launch screen that launchgen wrote before, in a build or without a record.
enum OwnParts {
  /// - Parameters:
  ///   - source: the path that a build gives the file.
  ///   - path: the path of the existing file.
  static func isOwn(_ source: String, _ bytes: ContiguousArray<UInt8>, at path: String) -> Bool {
    if !source.hasSuffix(".png") {
      return OwnText.isOwn(source, String(decoding: bytes, as: UTF8.self))
    }
    // An image belongs to its set.
    let set = source.pathFolder + "/Contents.json"
    let contents = ProjectPath.folder(of: path) + "/Contents.json"
    guard let text = try? FileReader.read(found: contents, limit: 1 << 20) else { return false }
    return OwnText.isOwn(set, String(decoding: text, as: UTF8.self))
  }
}
