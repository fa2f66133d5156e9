internal import Foundation

@testable import AppDocuments

/// A project in a temporary folder, with some files beside it.
struct ProjectFolder {
  private let folder: String
  private static let others = ["App/a.png", "App/In/b.png", "App/M.xcassets/Contents.json"]

  /// - Parameter files: their bytes, by path.
  init?(files: [String: ContiguousArray<UInt8>]) {
    folder =
      FileManager.default.temporaryDirectory.path + "/launchgen-project-\(UUID().uuidString)"
    let all = files.merging(Self.others.map { ($0, []) }) { first, _ in first }
    for (path, bytes) in all {
      let file = URL(fileURLWithPath: folder + "/" + path)
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      guard FileManager.default.createFile(atPath: file.path, contents: Data(bytes)) else {
        remove()
        return nil
      }
    }
  }

  /// `nil` if it cannot be read.
  var project: XcodeProject? {
    guard let location = try? ProjectLocation(bundle: folder + "/Game.xcodeproj") else {
      return nil
    }
    return try? XcodeProject(location)
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }
}
