public import InfoPlist
internal import LaunchRules
internal import Pictures
internal import Pixels
internal import Texts

/// The result of a dry run: what a build would make and change.
public struct DryRun: Equatable, Sendable {
  public let plan: BuildPlan
  /// The main artwork's name in messages: its path, or a name for standard input and data.
  public let artworkName: String
  /// The names of the other artworks in messages.
  public let furtherNames: [ArtworkRole: String]
  /// The paths in the output folder of an earlier build's files that would be removed.
  public let removedFiles: [String]
  /// The merge into the Info.plist; `nil` if the destination has no Info.plist.
  public let merge: InfoPlistMerge?
  public let warnings: [BuildWarning]
}

extension DryRun {
  package func lines(_ destination: Destination, adding files: [String] = []) -> [String] {
    let removed = removedFiles.map { "\(destination.path(of: $0)): removed" }
    return planLines(destination) + files + (removed.isEmpty ? [] : [""] + removed)
  }

  private func planLines(_ destination: Destination) -> [String] {
    let options = plan.options
    if let launchScreen = plan.launchScreen {
      let line = "\(artworkName): \(plan.givenArtwork), \(placing), into \(destination.folder)"
      return [line, ""] + Self.lines(launchScreen)
    }
    let rows = plan.images.map { image in
      [image.file, "\(image.screen.points)", "\(image.scale)", "\(image.size)"]
        + (options.artworkIsLogo ? [] : [PlacementText(image.placement, options.fit).description])
        + (image.logo.map { [PlacementText.place($0.placement.content)] } ?? [])
    }
    let shown =
      (options.artworkIsLogo ? [] : ["ARTWORK SHOWN"]) + (plan.logo == nil ? [] : ["LOGO"])
    let table = TextTable(
      header: ["FILE", "POINTS", "SCALE", "PIXELS"] + shown, rows: rows)
    let line =
      "\(artworkName): \(plan.givenArtwork), \(plan.turning), \(placing), "
      + "into \(destination.folder)"
    return [line, ""] + table.lines() + [BuildPlan.propertyListFile]
  }

  private var placing: String {
    plan.options.artworkIsLogo ? "a logo" : plan.options.fit.rawValue + focusText
  }

  /// The focus, in words; empty without a focus, or if the launch screen cannot keep the point in
  /// view.
  private var focusText: String {
    if let launchScreen = plan.launchScreen, launchScreen.anchor != plan.anchor { return "" }
    guard case .focus(let point) = plan.anchor else { return "" }
    let found = plan.options.focus == .automatic ? " (found)" : ""
    return ", focus \(point.percentages)\(found)"
  }

  private static func lines(_ launchScreen: LaunchScreenPlan) -> [String] {
    let rows = launchScreen.images.map {
      [$0.file, $0.scales.map(\.description).joined(separator: ", "), "\($0.size)"]
    }
    let key = launchScreen.kind.key
    let table = TextTable(header: ["FILE", "SCALE", "PIXELS"], rows: rows)
    return ["launch screen for iOS \(key.minimumOS.major) and later, \(key.rawValue)", ""]
      + table.lines() + launchScreen.documents.map(\.file)
  }
}
