import Foundation
import TestSupport
import Testing

/// The folder of a build, and more builds into it.
struct BuiltFolder {
  static let images = [
    "Default-iOS7-568h@2x.png", "Default-iOS7-568h@3x.png", "Default-iOS7@2x.png",
    "Default-iOS7@3x.png", "Default-iOS8-667h@2x.png", "Default-iOS8-667h@3x.png",
    "Default-iOS8-736h@2x.png", "Default-iOS8-736h@3x.png",
  ]
  /// Those that no device loads.
  static let unused = [
    "Default-iOS7-568h@3x.png", "Default-iOS7@3x.png", "Default-iOS8-736h@2x.png",
  ]

  let folder: TemporaryFolder

  init(_ options: [String] = []) async throws {
    folder = try TemporaryFolder.withArtwork()
    _ = try await build(options)
  }

  func build(_ options: [String] = []) async throws -> Launchgen {
    let run = try await Launchgen.run(
      ["build", "art.png", "--compression", "fast"] + options, in: folder)
    #expect(run.status == 0)
    return run
  }

  /// What `--json` says.
  func report(_ options: [String] = []) async throws -> Report {
    let run = try await build(options + ["--json"])
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
  }

  /// The files that are in the output folder.
  func files() throws -> [String] { try folder.files(below: "LaunchImages") }

  func write(_ name: String, _ bytes: Data = Data()) throws {
    try folder.write("LaunchImages/" + name, bytes)
  }

  struct Report: Decodable {
    struct Image: Decodable {
      var file: String
      var written: Bool
    }

    var images: [Image]
    var removed: [String]
    var upToDate: Bool
  }
}
