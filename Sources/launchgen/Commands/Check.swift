import AppDocuments
import ArgumentParser
import LaunchApps
import LaunchCheck
import ManyApps
import Platform
import Texts

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Find mistakes in Info.plist, launch screens and launch images.",
    discussion: """
      Checks:
        Info.plist files, also NAME-Info.plist, Info.plist.xml and Info.plist.in
        Xcode projects and workspaces: each application target, each configuration
        folders: every project and Info.plist, with its images and storyboards
        .app bundles and .ipa archives
        launch storyboards and xibs

      Values with build variables, such as $(NAME), are not checked. Each finding is one line on \
      standard output: PATH:LINE: error|warning|note: TEXT [rule-id]. An error means that the \
      launch looks wrong or stays blank, or that the App Store rejects the app.

      Exit codes:
        0   no errors
        1   errors found (with --strict, also warnings)
        65  not a property list
        66  missing or unreadable
      """)

  @Argument(
    help: """
      Info.plist files, .xcodeproj, .xcworkspace, folders, .app bundles, .ipa archives, \
      .storyboard, .xib. \
      (default: the current folder)
      """,
    completion: .file(
      extensions: ["plist", "xcodeproj", "xcworkspace", "app", "ipa", "storyboard", "xib"]))
  var paths: [String] = []

  @OptionGroup var project: ProjectOptions
  @OptionGroup var assumed: AssumptionOptions
  @OptionGroup var baseline: BaselineOptions

  @Option(
    help: ArgumentHelp(
      "The format of the findings. github is for annotations in GitHub Actions, sarif for code "
        + "scanning."))
  var format: FindingFormat = .text

  @Option(
    help: ArgumentHelp("A rule to leave out; may be repeated.", valueName: "rule-id"),
    completion: .list(Rule.all.map(\.id)))
  var disable: [String] = []

  @OptionGroup var strict: StrictOption

  @Flag(
    help: ArgumentHelp(
      "Before the check, fix suffixes and extensions in names, swapped sizes, Booleans written as "
        + "strings, and duplicate entries. With --dry-run, only print these corrections as a unified "
        + "diff."))
  var fix = false

  @OptionGroup var dryRun: DryRunOption

  @Flag(help: "Only print the rules, with their reasons and sources.")
  var rules = false

  @Option(
    help: ArgumentHelp(
      "Only print this rule: its reason, its source, an example and the remedy.",
      valueName: "rule-id"),
    completion: .list(Rule.all.map(\.id)))
  var explain: String?

  private var checkedPaths: [String] { paths.isEmpty ? ["."] : paths }

  mutating func validate() throws {
    let named =
      [explain].compactMap(\.self).map { ("--explain", $0) }
      + disable.map { ("--disable", $0) }
    if let (option, id) = named.first(where: { _, id in !Rule.all.contains { $0.id == id } }) {
      throw ValidationError(
        "'\(option) \(id)' is not a rule; 'launchgen check --rules' lists them.")
    }
    if let required = disable.first(where: { $0 == Rule.unreadable.id }) {
      throw ValidationError("'--disable \(required)' would leave nothing to check.")
    }
    if paths.contains("") {
      throw ValidationError("a path is empty; use '.' for the current folder.")
    }
    if dryRun.dryRun && !fix { throw ValidationError("'--dry-run' needs '--fix'.") }
  }

  func run() throws {
    let console = Console()
    if rules {
      let rules = RuleList()
      return try Results.print(rules, asJSON: format == .json) { rules.lines(columns: $0) }
    }
    if let rule = Rule.all.first(where: { $0.id == explain }) {
      let rule = RuleExplanation(rule)
      return try Results.print(rule, asJSON: format == .json) { rule.lines(columns: $0) }
    }
    let options = project.options(.all, assumed.assumptions)
    let known = try baseline.read()
    try baseline.check()
    if dryRun.dryRun { return try printCorrections(options, console) }
    let checker = Checker(disabled: Set(disable))
    let results =
      fix
      ? CheckResults(of: try correctedPaths(options, console), by: checker, baseline: known)
      : CheckResults(
        of: checkedPaths.lazy.map { LoadedPath($0, options) }, by: checker, baseline: known)
    try report(results, console)
  }

  /// Prints what `--fix` would change, and reports what cannot be read.
  private func printCorrections(_ options: LoadOptions, _ console: Console) throws {
    let omissions = SearchOmissions()
    let paths = checkedPaths.map { LoadedPath($0, options, omissions) }
    do {
      defer { console.report(omissions) }
      let files = try corrections(of: paths)
      let texts = files.map { $0.result.difference(path: VisibleText.of($0.path)) }
      try Results.print(difference: texts.joined())
    }
    let results = CheckResults(of: paths, by: Checker(disabled: Set(Rule.all.map(\.id))))
    console.write(results.failures)
    if let status = results.faultStatus { throw status.code }
  }

  /// Reads the apps and corrects them. An app that has changed is read again, because iOS may find
  /// other images by the corrected names.
  private func correctedPaths(_ options: LoadOptions, _ console: Console) throws -> [LoadedPath] {
    let paths = checkedPaths.map { LoadedPath($0, options) }
    let files = try corrections(of: paths)
    try Interruption.start()
    for file in files {
      try mapError(try file.write(), CommandError.writing(file.path))
      for correction in file.result.corrections {
        console.note("\(Message.Place(file.path, correction.line)): \(correction.kind)")
      }
    }
    let changed = Set(files.filter { !$0.result.corrections.isEmpty }.map(\.path))
    return paths.map { path in
      path.bundles.contains { changed.contains($0.path) } ? LoadedPath(path.path, options) : path
    }
  }

  /// The safe corrections of the Info.plist files at the paths, not yet written. Files of built
  /// apps are not corrected, because a change would break the apps' signatures.
  private func corrections(of paths: [LoadedPath]) throws -> [CorrectedInfoPlist] {
    try InfoPlistSearch.files(of: paths.flatMap(\.bundles)).map { path, images in
      try mapError(try CorrectedInfoPlist(path: path, images: images), CommandError.naming(path))
    }
  }

  private func report(_ results: CheckResults, _ console: Console) throws {
    let status = results.status(isStrict: strict.strict)
    console.write(results.failures)
    for line in results.notes { console.note("note: \(line)") }
    if let path = baseline.writeBaseline {
      try baseline.write(results.findings, to: path)
      console.note("\(path): \(results.findings.count) findings written")
      if let fault = results.faultStatus { throw fault.code }
      return
    }
    try print(results, status)
    if format == .text { for line in rest(of: results) { console.note(line) } }
    if let status { throw status.code }
  }

  private func print(_ results: CheckResults, _ status: ExitStatus?) throws {
    // Measured: a finding takes up to 2 KB as text, and 6 KB in JSON.
    let isJSON = format == .json || format == .sarif
    guard Memory.has(results.findings.count * (isJSON ? 8192 : 2048)) else {
      throw CommandError(.exhausted("launchgen", "cannot print the findings (out of memory)"))
    }
    switch format {
    case .text: try Results.print(results.findings.map(Self.text))
    case .github:
      try Results.print(document: results.findings.map { $0.annotation + "\n" }.joined())
    case .json: try Results.print(json: results)
    case .sarif:
      let log = SARIFLog(
        results, folder: FileManager.default.currentDirectoryPath,
        version: version, exitCode: status?.rawValue ?? 0
      ) { "Leave this rule out with --disable \($0)." }
      try Results.print(json: log)
    }
  }

  /// `PATH:LINE: error: TEXT [rule-id]`, from which Xcode, editors and CI can open the file. For a
  /// terminal, the line is wrapped between words; programs get the whole line.
  private static func text(_ finding: Finding) -> TextStyle.Text {
    let parts = Console.line(
      Message.Place(finding.path, finding.line), finding.level.rawValue,
      finding.targetsAndProblem, rest: "\(finding.rest) [\(finding.rule)]")
    let line = parts.map(\.text).joined()
    let columns = StandardOutput.columns
    return (columns.map { WrappedText.paragraph(line, columns: $0) } ?? [line], parts)
  }

  private func rest(of results: CheckResults) -> [String] {
    var lines = results.clean.map { "\($0): no findings" }
    if results.skippedCount > 0 {
      let isOne = results.skippedCount == 1
      lines.append(
        "\(results.skippedCount) other property list\(isOne ? " is" : "s are") not judged (of "
          + "frameworks, extensions, tests, other systems, or configurations that no project has)")
    }
    if results.knownCount > 0 { lines.append("\(results.knownCount) more in the baseline") }
    return lines
  }
}

extension FindingFormat: ExpressibleByArgument {}
