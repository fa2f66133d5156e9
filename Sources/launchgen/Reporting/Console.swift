import ArgumentParser
import Files
import LaunchImages
import OrientationCode
import WebApps

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Standard error: progress, warnings, errors, one to a line.
struct Console {
  let isQuiet: Bool
  let warningsAreErrors: Bool
  let isTerminal: Bool
  /// Whether it is a terminal that can erase what is on a line.
  let canErase: Bool
  let isColored: Bool

  init(isQuiet: Bool = false, warningsAreErrors: Bool = false) {
    self.isQuiet = isQuiet
    self.warningsAreErrors = warningsAreErrors
    isTerminal = StandardError.isTerminal
    let environment = ProcessInfo.processInfo.environment
    canErase = isTerminal && environment["TERM"] != "dumb"
    isColored = canErase && (environment["NO_COLOR"] ?? "").isEmpty
  }

  /// A finished piece of work: shown to a person who waits, not to a log.
  func progress(_ line: String) {
    if isTerminal && !isQuiet { write(line) }
  }

  /// A warning that no build knows of.
  func warn(_ place: String, _ text: String) throws {
    if warningsAreErrors {
      throw CommandError(status: .badData, message: "\(place): error: \(text)")
    }
    writeWarning(place, text)
  }

  /// A warning about a line of a file that is left out.
  func warn(_ place: String, line: String) { writeWarning(place, line) }

  /// Runs what lists folders, and warns of what has to be left out.
  func warningOfNames<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let names = UnreadableNames()
    defer { warn(names.names) }
    return try names.collecting(body)
  }

  func warn(_ names: [UnreadableNames.Name]) {
    for name in names { writeWarning(name.folder, name.warning) }
  }

  /// Warnings that a build or a merge went on with.
  func warn(_ artwork: String, _ warnings: [BuildWarning]) {
    for warning in warnings {
      writeWarning(warning.place(artwork: artwork), "\(warning); \(warning.remedy)")
    }
  }

  func warn(_ warnings: [WebAppWarning]) {
    for warning in warnings { writeWarning(warning.place, "\(warning.problem); \(warning.remedy)") }
  }

  /// The warnings of a build, and that its cache was of no use.
  func warn(_ report: BuildReport, _ reuse: Reuse) {
    warn(report.artworkName, report.warnings)
    noteCache(report, reuse)
  }

  /// That a build's cache was of no use.
  func noteCache(_ report: BuildReport, _ reuse: Reuse) {
    if case .failed(let error) = report.cache, let folder = reuse.cacheFolder {
      note("\(folder): note: cannot be used as a cache (\(error))")
    }
  }

  private func writeWarning(_ place: String, _ text: String) {
    write(
      DiagnosticLine.text(place, "warning", text),
      StandardError.Highlight("warning:", from: "\u{1B}[1;35m", to: Self.plain))
  }

  func finish(_ report: BuildReport, _ destination: Destination) {
    guard !isQuiet else { return }
    summarize(report, destination)
    if report.isUpToDate { return }
    if let launchFile = report.plan.launchFile {
      let isAlone = report.plan.images.isEmpty
      write("\(LaunchFileNote(launchFile.launchFile, isAlone: isAlone))")
      if !isAlone && launchFile.isDark { write(LaunchFileNote.dark) }
    }
    remindOfCache()
  }

  /// What a build made, without the notes that are the same for each.
  func summarize(_ report: BuildReport, _ destination: Destination) {
    guard !isQuiet else { return }
    write(SummaryLine(report, destination).description)
    if let merge = report.merge, let target = destination.infoPlist {
      let hasImages = !report.plan.images.isEmpty
      write(MergeLine(merge, target.path, hasImages: hasImages).description)
    }
  }

  /// A build among those of a watched artwork.
  func finish(_ line: WatchLine) {
    if !isQuiet { write(line.description) }
  }

  /// What came of several apps.
  ///
  /// - Parameter isTrial: whether nothing was written.
  func finish(_ summary: AppSummary, isTrial: Bool) {
    guard !isQuiet else { return }
    write(summary.text(isTrial: isTrial))
    if summary.hasChanges && !isTrial { remindOfCache() }
  }

  func finish(
    _ merge: InfoPlistMerge, _ path: String, _ launchFile: LaunchFile?, _ parts: Set<BuildPart>
  ) {
    guard !isQuiet else { return }
    let hasImages = parts.contains(.images)
    write(MergeLine(merge, path, hasImages: hasImages).description)
    if let launchFile { write("\(LaunchFileNote(launchFile, isAlone: !hasImages))") }
    if !merge.changes.isEmpty { remindOfCache() }
  }

  func finish(_ template: CodeTemplate, _ files: [CodeFile], _ folder: String) {
    guard !isQuiet else { return }
    let names = files.map(\.name).joined(separator: ", ")
    write("\(template.name): \(names) in \(folder)")
  }

  /// The pages and pictures of a preview.
  func finish(_ files: [(path: String, isWritten: Bool)], in input: String) {
    guard !isQuiet else { return }
    let names = files.map(\.path).joined(separator: " and ")
    let change = files.contains(where: \.isWritten) ? "" : "; up to date"
    write("\(input): preview in \(names)\(change)")
  }

  /// What was checked, and is clean.
  func finish(_ run: CheckRun) {
    for path in run.clean { write("\(path): no findings") }
    if run.knownCount > 0 { write("\(run.knownCount) more in the baseline") }
  }

  /// What was corrected.
  func finish(_ corrected: CorrectedInfoPlist) {
    for correction in corrected.result.corrections {
      let place = CommandError.place(corrected.path, correction.line)
      write("\(place): \(correction.kind)")
    }
  }

  private func remindOfCache() {
    write(
      "note: iOS caches launch images: delete the app from the device, or restart the device, "
        + "to see new ones")
  }

  func note(_ line: String) {
    if !isQuiet { write(line) }
  }

  func fail(_ path: String, _ text: String) { fail("\(path): error: \(text)") }

  /// Runs a command; whatever it throws becomes one line and an exit code.
  func reportingErrors(_ body: () throws -> Void) throws {
    do { try body() } catch { throw report(error) }
  }

  /// What the process ends with. Errors of usage are the argument parser's to report.
  private func report(_ error: any Error) -> any Error {
    if error is ExitCode || error is ValidationError || error is UsageError { return error }
    let error = CommandError(of: error)
    fail(error)
    return error.status.code
  }

  func fail(_ error: CommandError) {
    for message in error.messages { fail(message) }
  }

  private func fail(_ message: String) {
    let parts = message.split(separator: ": error: ", maxSplits: 1)
    guard parts.count == 2 else { return write(String(parts.joined())) }
    write(
      DiagnosticLine.text(String(parts[0]), "error", String(parts[1])),
      StandardError.Highlight("error:", from: "\u{1B}[1;31m", to: Self.plain))
  }

  private static let plain: StaticString = "\u{1B}[0m"

  private func write(_ line: String, _ highlight: StandardError.Highlight? = nil) {
    StandardError.write(line: line, highlighting: isColored ? highlight : nil)
  }
}
