/// The summary of a build of `--watch`: the result, the app, the duration, and the changed files
/// that caused the build.
package struct WatchLine: CustomStringConvertible {
  package let description: String

  /// - Parameter changed: the paths of the changed files that caused the build; `nil` for the first
  ///   build.
  package init(_ report: JobReport, _ job: Job, _ time: Duration, _ changed: [String]?) {
    let app = job.id.map { ["app \($0)"] } ?? []
    let reason = (changed ?? []).isEmpty ? [] : ["because \(Self.list(changed ?? [])) changed"]
    let details = app + [Self.seconds(time)] + reason
    description = "\(report.summary.first ?? ""); \(details.joined(separator: ", "))"
  }

  /// A short list of files, such as `art.png`, `art.png and Info.plist` or
  /// `art.png and 3 other files`.
  private static func list(_ files: [String]) -> String {
    switch files.count {
    case 1: files[0]
    case 2: "\(files[0]) and \(files[1])"
    default: "\(files[0]) and \(files.count - 1) other files"
    }
  }

  /// A duration in seconds with two decimal places: `0.42 s`.
  private static func seconds(_ time: Duration) -> String {
    let hundredths = Int((time / .milliseconds(10)).rounded())
    let digits = hundredths % 100
    return "\(hundredths / 100).\(digits < 10 ? "0" : "")\(digits) s"
  }
}
