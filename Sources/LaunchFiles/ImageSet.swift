internal import Files

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// An image set of an asset catalog.
package enum ImageSet {
  private struct Contents: Decodable {
    struct Appearance: Decodable {
      var appearance: String?
      var value: String?
    }
    struct Image: Decodable {
      var filename: String?
      var appearances: [Appearance]?

      var isDark: Bool {
        appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } == true
      }
    }
    var images: [Image]?
  }

  private static let byteLimit = 1 << 20

  /// The paths of the files that a set's Contents.json names, sorted; empty if it cannot be read.
  package static func files(in folder: String) -> [String] { files(in: folder) { _ in true } }

  /// The paths of those for dark mode.
  package static func darkFiles(in folder: String) -> [String] {
    files(in: folder, where: \.isDark)
  }

  private static func files(
    in folder: String, where isMeant: (Contents.Image) -> Bool
  ) -> [String] {
    let path = folder + "/Contents.json"
    // A pipe would be waited for.
    guard FileKind(of: path) == .file,
      let bytes = try? FileReader.read(path: path, limit: byteLimit),
      let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes))
    else { return [] }
    let names = Set((contents.images ?? []).filter(isMeant).compactMap(\.filename))
    return names.filter { !$0.contains("/") }.sorted().map { folder + "/" + $0 }
  }
}
