import LaunchImages

/// The summary of a build, with its app, its time, and the changes that caused it.
struct WatchLine: CustomStringConvertible {
  let description: String

  /// - Parameter changed: the changed files; `nil` for the first build.
  init(
    _ report: BuildReport, _ destination: Destination, _ job: BuildJob, _ time: Duration,
    _ changed: [String]?
  ) {
    let app = job.id.map { ["app \($0)"] } ?? []
    let reason = (changed ?? []).isEmpty ? [] : ["because \(Self.list(changed ?? [])) changed"]
    let details = app + [Self.seconds(time)] + reason
    description =
      "\(SummaryLine(report, destination)); \(details.joined(separator: ", "))"
  }

  /// A short list: `art.png`, `art.png and Info.plist`, `art.png and 3 other files`.
  private static func list(_ files: [String]) -> String {
    switch files.count {
    case 1: files[0]
    case 2: "\(files[0]) and \(files[1])"
    default: "\(files[0]) and \(files.count - 1) other files"
    }
  }

  /// Seconds with two decimals: `0.42 s`.
  private static func seconds(_ time: Duration) -> String {
    let hundredths = Int((time / .milliseconds(10)).rounded())
    let digits = hundredths % 100
    return "\(hundredths / 100).\(digits < 10 ? "0" : "")\(digits) s"
  }
}
