public import AppDocuments
internal import LaunchRules
public import Pictures
internal import Pixels
internal import Texts

/// The result of a build: the images that it made and the files that it wrote. A dry run makes no
/// images and writes no files.
public struct BuildReport: Equatable, Sendable {
  public let plan: BuildPlan
  /// The main artwork's name in messages: its path, or a name for standard input and data.
  public let artworkName: String
  /// The other artworks' names in messages.
  public let furtherNames: [ArtworkRole: String]
  /// The launch images, in the plan's order.
  public let images: [ImageReport]
  /// The images of the launch screen's asset catalog, in the order of the launch screen's plan.
  public let catalogImages: [ImageReport]
  /// Files that are not in the plan, such as a preview.
  package let additionalFiles: [String]
  /// The paths in the output folder of the files that were written. Files that already had the same
  /// bytes are not included.
  public let writtenFiles: Set<String>
  /// The removed files of an earlier build, as paths in the output folder.
  public let removedFiles: [String]
  /// The merge into the Info.plist; `nil` if the destination has no Info.plist.
  public let merge: InfoPlistMerge?
  public let warnings: [BuildWarning]
  /// The SHA-256 digests of the build's files as hexadecimal digits, by path. Images are included
  /// only with `Reuse.recordsImageDigests`.
  package var digests: [String: String] = [:]

  /// Whether everything was up to date: nothing was written, merged or removed.
  public var isUpToDate: Bool {
    writtenFiles.isEmpty && removedFiles.isEmpty && merge?.changes.isEmpty != false
  }

  /// The files that the build changed. For a dry run, the files that a build would change.
  package func changes(_ destination: Destination) -> FileChanges {
    let merged = merge?.changes.isEmpty == false ? [destination.infoPlist?.path ?? ""] : []
    return FileChanges(
      changed: plan.files.filter(writtenFiles.contains).map(destination.path) + merged,
      removed: removedFiles.map(destination.path))
  }
}

/// A file, such as a preview, that a build makes from its images and writes in addition to the
/// files of its plan.
package typealias BuildAddition = PictureAddition<LaunchImageSet>

extension BuildReport {
  /// The result of a build in one line, such as `art.png: 8 launch images and UILaunchImages.plist
  /// in LaunchImages (9.44 MB)`. The line also has the number of changed files and the names of
  /// removed files, if there are any.
  package func summary(_ destination: Destination) -> String {
    let bytes = (images + catalogImages).reduce(0) { $0 + $1.bytes }
    let count = images.count == 1 ? "1 launch image" : "\(images.count) launch images"
    let parts =
      plan.launchScreen.map { screen in
        // The files and folders that a user adds to a project.
        [LaunchScreenPlan.catalog] + screen.documents.map(\.file).filter { !$0.contains("/") }
      } ?? [count, BuildPlan.propertyListFile]
    let written = WrittenFiles(
      folder: destination.folder, bytes: bytes, written: writtenFiles.count,
      of: plan.files.count + additionalFiles.count,
      removed: removedFiles)
    return "\(artworkName): \((parts + additionalFiles).inWords()) \(written)"
  }
}

extension InfoPlistMerge {
  /// The result of a merge into an Info.plist, in one line, such as `App/Info.plist: UILaunchImages
  /// written, for images made for landscape-right`.
  package func summary(_ path: String) -> String {
    let keys = changes.map(\.key).joined(separator: " and ")
    return "\(path): \(keys.isEmpty ? "nothing to change" : "\(keys) written")"
      + ", for images made for \(orientation.rawValue)"
  }
}

extension BuildPlan {
  /// The rotation of the images, in words:
  /// `rotated clockwise for landscape-right (10 of 31 images upright)`.
  package var turning: String {
    let upright = images.count(where: \.isUpright)
    if upright == images.count { return turn.isDone ? "rotated back" : "not rotated" }
    let turned = turn.isDone ? "already rotated" : "rotated \(turn.rotation.rawValue)"
    return "\(turned) for \(turn.orientation.rawValue)"
      + (upright == 0 ? "" : " (\(upright) of \(images.count) images upright)")
  }
}

extension BuildReport {
  /// The plan of a dry run, for people.
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

  /// The focus, in words. Empty without a focus, or if the launch screen cannot keep the focus
  /// visible.
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
