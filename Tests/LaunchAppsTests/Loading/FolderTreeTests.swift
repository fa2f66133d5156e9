import Foundation
import Platform
import TestSupport
import Testing

@testable import LaunchApps

@Suite struct FolderTreeTests {
  @Test("many property lists in many folders: each folder is listed once")
  func listings() throws {
    let folder = try TemporaryFolder()
    let list = Data(InfoPlistText.document(InfoPlistText.launchImages(InfoPlistText.listing1)).utf8)
    for index in 0..<60 {
      // Half of them are in one folder.
      let path = index % 2 == 0 ? "all/\(index)-Info.plist" : "\(index)/a/b/c/Info.plist"
      try folder.write(path, list)
    }
    try folder.write("31/Default-iOS7@2x.png", [1])
    let tree = FolderTree()
    let bundles = try BundleLoader.read(folder.path, LoadOptions(), tree).bundles
    #expect(bundles.count == 60)
    #expect(tree.folders.listingCount == 1 + 1 + 30 * 4)
    // Those that have no image near find it in the project.
    let images = try bundles.map { try $0.contents.get().imageNames }
    #expect(images == Array(repeating: ["Default-iOS7@2x.png"], count: 60))
  }
}
