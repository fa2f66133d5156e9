import Foundation
import TestSupport
import Testing

/// A folder with artworks of several apps, and maybe a launchgen.json.
struct AppFolder {
  /// Small images, made fast.
  static let options = #""compression": "fast", "screens": "480", "scales": "2""#
  static let image = "Default-iOS7@2x.png"

  let folder: TemporaryFolder

  /// - Parameters:
  ///   - apps: each gets an artwork in `brands/APP`.
  ///   - bad: those whose artwork is not a PNG.
  init(_ apps: [String], bad: [String] = [], configuration: String? = nil) throws {
    folder = try TemporaryFolder()
    for app in apps {
      let bytes = bad.contains(app) ? Data("no PNG".utf8) : Artwork.landscape
      try folder.write("brands/\(app)/art.png", bytes)
    }
    if let configuration { try folder.write("launchgen.json", configuration.utf8) }
  }

  /// Every brand is an app.
  static let glob = """
    {
      // All brands.
      "build": {\(options), "output": "brands/{id}/LaunchImages"},
      "apps": "brands/*/art.png",
    }
    """

  func run(_ arguments: [String], input: String = "") async throws -> Launchgen {
    try await Launchgen.run(arguments, in: folder, input: Data(input.utf8))
  }

  /// The apps that have an image.
  func built() throws -> [String] {
    try folder.tree().filter { $0.hasSuffix(AppFolder.image) }
  }

  static func image(_ app: String) -> String { "brands/\(app)/LaunchImages/\(image)" }
}
