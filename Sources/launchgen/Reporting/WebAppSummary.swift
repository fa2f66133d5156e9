import LaunchImages
import Texts
import WebApps

/// `art.png: 44 startup images, apple-splash.webmanifest and apple-splash.html in WebApp (31.2 MB)`,
/// with what was left alone or removed.
struct WebAppSummary: CustomStringConvertible {
  let description: String

  init(_ report: WebAppReport, _ destination: PictureDestination) {
    let plan = report.plan
    let bytes = report.images.reduce(0) { $0 + $1.bytes }
    let names = report.artworks.all.map(\.source.name).joined(separator: ", ")
    let change: String? =
      switch report.writtenFiles.count {
      case 0: "all up to date"
      case plan.files.count: nil
      case let written: "\(written) of \(plan.files.count) files changed"
      }
    let removal =
      report.removedFiles.isEmpty ? nil : "removed \(report.removedFiles.joined(separator: ", "))"
    let parts = [change, removal].compactMap { $0.map { "; " + $0 } }.joined()
    description = """
      \(names): \(plan.images.count) startup images, \(plan.manifestFile) and \(plan.tagsFile) in \
      \(destination.folder) (\(ByteCount(bytes: bytes)))\(parts)
      """
  }
}
