import LaunchImages
import Texts

/// `art.png: 8 launch images and UILaunchImages.plist in LaunchImages (9.44 MB)`, with the parts of
/// a launch file, if there is one, and what was left alone or removed.
struct SummaryLine: CustomStringConvertible {
  let description: String

  init(_ report: BuildReport, _ destination: Destination) {
    let count = report.images.count
    let bytes = (report.images + report.catalogImages).reduce(0) { $0 + $1.bytes }
    let images = count == 1 ? "1 launch image" : "\(count) launch images"
    let parts =
      (count == 0 ? [] : [images, BuildPlan.propertyListFile])
      + Self.parts(of: report.plan.launchFile) + report.additionalFiles
    let all = "\(parts.dropLast().joined(separator: ", ")) and \(parts.last ?? "")"
    let place = "in \(destination.folder) (\(ByteCount(bytes: bytes)))"
    let changes = [Self.change(report), Self.removal(report)].compactMap { $0.map { "; " + $0 } }
    description = "\(report.artworkName): \(all) \(place)\(changes.joined())"
  }

  /// `nil` if everything was written.
  private static func change(_ report: BuildReport) -> String? {
    switch report.writtenFiles.count {
    case 0: "all up to date"
    case report.fileCount: nil
    case let written: "\(written) of \(report.fileCount) files changed"
    }
  }

  private static func removal(_ report: BuildReport) -> String? {
    report.removedFiles.isEmpty ? nil : "removed \(report.removedFiles.joined(separator: ", "))"
  }

  /// What a user adds to a project.
  private static func parts(of launchFile: LaunchFilePlan?) -> [String] {
    guard let launchFile else { return [] }
    let files = launchFile.documents.map(\.file).filter { !$0.contains("/") }
    return [LaunchFilePlan.catalog] + files
  }
}
