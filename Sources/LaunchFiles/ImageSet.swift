internal import Files

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// An image set of an asset catalog.
package enum ImageSet {
  private struct Contents: Decodable {
    struct Image: Decodable {
      var filename: String?
    }
    var images: [Image]?
  }

  private static let byteLimit = 1 << 20

  /// The paths of the files that a set's Contents.json names, sorted; empty if it cannot be read.
  package static func files(in folder: String) -> [String] {
    let path = folder + "/Contents.json"
    // A pipe would be waited for.
    guard FileKind(of: path) == .file,
      let bytes = try? FileReader.read(path: path, limit: byteLimit),
      let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes))
    else { return [] }
    let names = Set((contents.images ?? []).compactMap(\.filename))
    return names.filter { !$0.contains("/") }.sorted().map { folder + "/" + $0 }
  }
}
