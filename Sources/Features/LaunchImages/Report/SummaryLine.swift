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
