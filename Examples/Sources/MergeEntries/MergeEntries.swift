import AppDocuments
import ExampleSupport

/// Shows the difference, then writes UILaunchImages into an Info.plist.
@main
enum MergeEntries {
  static func main() async throws {
    try await Example.withTemporaryFolder { folder in
      let path = try Example.writeInfoPlist(into: folder)
      var options = MergeOptions(
        entries: LaunchScreenSize.technote.map {
          LaunchImageEntry(for: $0, namePrefix: LaunchImageName.defaultPrefix)
        })
      options.orientation = .landscapeRight

      // Reads the file; nothing is written yet.
      let update = try InfoPlistUpdate(path: path, options)
      for warning in update.merge.warnings { print("\(path) \(warning)") }
      let difference = update.merge.difference(path: "Info.plist")
      print(difference, terminator: "")
      try update.write()

      check(difference, try PropertyListDocument(path: path))
      try checkRefusal(path, options)
    }
  }

  private static func check(_ difference: String, _ merged: PropertyListDocument) {
    let lines = difference.split(separator: "\n")
    Example.expect(lines.first == "--- Info.plist", "the difference is a unified diff")
    Example.expect(
      !lines.dropFirst().contains { $0.hasPrefix("-") && !$0.hasPrefix("---") },
      "no line is removed")
    let text = String(decoding: merged.bytes, as: UTF8.self)
    Example.expect(text.contains("<!-- The first one is"), "comments stay")
    let info = LaunchInfo(merged)
    Example.expect(info.launchImages[.phone]?.count == 4, "the entries are there")
  }

  /// Checks that other entries for the same screens are replaced only on request.
  private static func checkRefusal(_ path: String, _ options: MergeOptions) throws {
    var options = options
    options.entries = LaunchScreenSize.technote.map {
      LaunchImageEntry(for: $0, namePrefix: "Start")
    }
    do throws(InfoPlistError) {
      _ = try InfoPlistUpdate(path: path, options)
      Example.expect(false, "other entries are an error")
    } catch {
      guard case .otherLaunchImages(let key, let count, let line) = error else { throw error }
      print("Line \(line ?? 0): \(key) has \(count) other entries.")
    }
    options.replaces = true
    let update = try InfoPlistUpdate(path: path, options)
    Example.expect(update.merge.changes.map(\.key) == ["UILaunchImages"], "they are replaced")
  }
}
