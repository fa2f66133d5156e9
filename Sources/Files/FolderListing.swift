#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Lists folders.
package enum FolderListing {
  /// The names of everything in a folder, sorted.
  package static func names(in folder: String) throws(FileError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch let error as CocoaError {
      switch error.code {
      case .fileNoSuchFile, .fileReadNoSuchFile: throw .missing
      case .fileReadNoPermission: throw .noPermission(reason: "permission denied")
      default: throw .failed(reason: "it cannot be listed")
      }
    } catch {
      throw .failed(reason: "it cannot be listed")
    }
  }
}
