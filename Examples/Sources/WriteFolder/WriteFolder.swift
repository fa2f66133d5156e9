import ExampleSupport
import Foundation
import LaunchImages

/// Writes launch images into a folder in one step, and handles warnings and errors.
@main
enum WriteFolder {
  static func main() async throws {
    try await Example.withTemporaryFolder { folder in
      let infoPlist = try Example.writeInfoPlist(into: folder)
      let destination = Destination(
        folder: folder.appendingPathComponent("LaunchImages").path,
        infoPlist: InfoPlistTarget(path: infoPlist))

      let first = try await build(.file(path: Example.artworkPath), into: destination)
      Example.expect(first?.writtenFiles.count == 9, "eight images and a list are written")
      Example.expect(first?.plan.turn.rotation == .clockwise, "Info.plist says how to turn")
      Example.expect(first?.merge?.changes.count == 1, "the entries are in Info.plist")

      let second = try await build(.file(path: Example.artworkPath), into: destination)
      Example.expect(second?.isUpToDate == true, "a second build changes nothing")

      let missing = folder.appendingPathComponent("missing.png").path
      let third = try await build(.file(path: missing), into: destination)
      Example.expect(third == nil, "there is no such artwork")
    }
  }

  /// Builds and prints the result; returns `nil` if the build failed.
  private static func build(
    _ artwork: ArtworkSource, into destination: Destination
  ) async throws -> BuildReport? {
    do {
      let report = try await Generator.build(artwork, into: destination)
      for image in report.images {
        print(destination.path(of: image.file), image.isWritten ? "written" : "unchanged")
      }
      for warning in report.warnings { print("warning:", words(for: warning)) }
      return report
    } catch let error as LaunchImagesError {
      print("error:", words(for: error))
      return nil
    }
  }

  /// Words for a warning. Its description is enough for most programs; its payload allows more
  /// detail.
  private static func words(for warning: BuildWarning) -> String {
    switch warning {
    case .picture(.enlarged(_, _, let wanted?)): "the artwork \(warning); \(wanted) would be enough"
    case .picture(.staleFiles(_, let folder)): "\(folder) \(warning)"
    case .infoPlist(let path, _): "\(path) \(warning)"
    default: "the artwork \(warning)"
    }
  }

  private static func words(for error: LaunchImagesError) -> String {
    switch error {
    case .pictures(.artworkUnreadable(let path, .missing)): "there is no file \(path)"
    case .pictures(.artworkNotLandscape(_, let size)):
      "the artwork has to be landscape, and is \(size)"
    case .pictures(.outputFailed(let path, .full)): "the disk is full: \(path) was not written"
    case .infoPlist(let path, .otherLaunchImages(_, let count, let line)):
      "\(path):\(line ?? 0): \(count) other entries are there: set InfoPlistTarget.replaces"
    default: [error.path, error.description].compactMap(\.self).joined(separator: " ")
    }
  }
}
