import Foundation
import TestSupport

extension TemporaryFolder {
  /// A folder that has an `Info.plist`, if there is one.
  static func with(infoPlist: Data?) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    if let infoPlist { try folder.write("Info.plist", infoPlist) }
    return folder
  }

  /// A folder that has `art.png`, and an `Info.plist` if there is one.
  static func withArtwork(infoPlist: Data? = nil) throws -> TemporaryFolder {
    let folder = try with(infoPlist: infoPlist)
    try folder.write("art.png", Artwork.landscape)
    return folder
  }
}
