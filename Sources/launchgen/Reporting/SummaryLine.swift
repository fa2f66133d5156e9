import LaunchImages

/// `art.png: 8 launch images and UILaunchImages.plist in LaunchImages (9.44 MB)`, and the parts of
/// a launch file, if there is one.
struct SummaryLine: CustomStringConvertible {
  let description: String

  init(_ report: BuildReport) {
    let count = report.images.count
    let bytes = (report.images + report.catalogImages).reduce(0) { $0 + $1.bytes }
    let images = count == 1 ? "1 launch image" : "\(count) launch images"
    let parts = [images, BuildPlan.propertyListFile] + Self.parts(of: report.plan.launchFile)
    description =
      "\(report.artworkName): \(parts.dropLast().joined(separator: ", ")) and "
      + "\(parts.last ?? "") in \(report.plan.options.output) (\(ByteCount(bytes: bytes)))"
  }

  /// What a user adds to a project.
  private static func parts(of launchFile: LaunchFilePlan?) -> [String] {
    guard let launchFile else { return [] }
    let files = launchFile.documents.map(\.file).filter { !$0.contains("/") }
    return [LaunchFilePlan.catalog] + files
  }
}
