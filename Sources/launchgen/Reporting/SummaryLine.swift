import LaunchImages

/// `art.png: 8 launch images and UILaunchImages.plist in LaunchImages (9.44 MB)`
struct SummaryLine: CustomStringConvertible {
  let description: String

  init(_ report: BuildReport) {
    let count = report.images.count
    let bytes = ByteCount(bytes: report.images.reduce(0) { $0 + $1.bytes })
    let images = count == 1 ? "1 launch image" : "\(count) launch images"
    description =
      "\(report.artworkName): \(images) and \(BuildPlan.propertyListFile) in "
      + "\(report.plan.options.output) (\(bytes))"
  }
}
