package import InfoPlist
internal import LaunchRules
internal import Pictures
internal import Texts

/// The result of a build in one line, with the number of changed files and the names of removed
/// files, if there are any, such as `art.png: 8 launch images and
/// UILaunchImages.plist in LaunchImages (9.44 MB)`.
package struct SummaryLine: CustomStringConvertible {
  package let description: String

  package init(_ report: BuildReport, _ destination: Destination) {
    let count = report.images.count
    let bytes = (report.images + report.catalogImages).reduce(0) { $0 + $1.bytes }
    let images = count == 1 ? "1 launch image" : "\(count) launch images"
    let parts =
      (report.plan.launchScreen.map(Self.parts) ?? [images, BuildPlan.propertyListFile])
      + report.additionalFiles
    let written = WrittenFiles(
      folder: destination.folder, bytes: bytes, written: report.writtenFiles.count,
      of: report.fileCount, removed: report.removedFiles)
    description = "\(report.artworkName): \(parts.inWords()) \(written)"
  }

  /// The files and folders of the launch screen that a user adds to a project.
  private static func parts(of launchScreen: LaunchScreenPlan) -> [String] {
    let files = launchScreen.documents.map(\.file).filter { !$0.contains("/") }
    return [LaunchScreenPlan.catalog] + files
  }
}

/// The result of a merge into an Info.plist, in one line, such as `App/Info.plist: UILaunchImages
/// written, for images made for landscape-right`.
package struct MergeLine: CustomStringConvertible {
  package let description: String

  package init(_ merge: InfoPlistMerge, _ path: String) {
    let keys = merge.changes.map(\.key).joined(separator: " and ")
    description =
      "\(path): \(keys.isEmpty ? "nothing to change" : "\(keys) written")"
      + ", for images made for \(merge.orientation.rawValue)"
  }

  package static func difference(_ merge: InfoPlistMerge, _ path: String) -> String {
    merge.difference(path: VisibleText.of(path))
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
