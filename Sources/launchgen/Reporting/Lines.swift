import LaunchImages

/// `Default-iOS8-736h@3x.png  1242x2208  1.24 MB`
struct ImageLine: CustomStringConvertible {
  let description: String

  init(_ image: ImageReport) {
    let name = image.plan.file
    let padding = String(repeating: " ", count: max(0, 26 - name.count))
    description = "\(name)\(padding)  \(image.plan.size)  \(ByteCount(bytes: image.bytes))"
  }
}

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
