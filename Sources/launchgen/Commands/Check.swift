import ArgumentParser
import LaunchCheck
import ManyApps
import Texts

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check Info.plist files, Xcode projects, their launch images and launch storyboards.",
    discussion: """
      Checks:
        Info.plist files, also NAME-Info.plist, Info.plist.xml and Info.plist.in
        Xcode projects: each application target in each configuration
        folders: every project and Info.plist, with its images and storyboards
        .app bundles and .ipa archives
        launch storyboards and xibs by themselves

      Values with build variables, such as $(NAME), are not checked. Each finding is one line on \
      standard output: PATH:LINE: error|warning|note: TEXT [rule-id]. An error leaves the screen \
      blank or wrong, or makes the App Store reject the app.

      Exit codes: 0 no errors, 1 errors found (with --strict also for warnings), 65 not a property \
      list, 66 missing or unreadable.
      """)

  @Argument(
    help: """
      Info.plist files, .xcodeproj, folders, .app bundles, .ipa archives, .storyboard, .xib. \
      (default: the current folder)
      """,
    completion: .file(extensions: ["plist", "xcodeproj", "app", "ipa", "storyboard", "xib"]))
  var paths: [String] = []

  @OptionGroup var project: ProjectOptions
  @OptionGroup var assumed: AssumptionOptions
  @OptionGroup var baseline: BaselineOptions

  @Option(
    help: ArgumentHelp(
      "How findings are printed: github for annotations in GitHub Actions, sarif for code "
        + "scanning."))
  var format: FindingFormat = .text

  @Option(
    help: ArgumentHelp("Leave out a rule; may be given several times.", valueName: "rule-id"),
    completion: .list(Rule.all.map(\.id)))
  var disable: [String] = []

  @OptionGroup var strict: StrictOption

  @Flag(
    help: ArgumentHelp(
      "First make safe corrections: suffixes and extensions in names, swapped sizes, Booleans written "
        + "as strings, copies of entries. With --dry-run, print them as a unified diff, and check "
        + "nothing."))
  var fix = false

  @OptionGroup var dryRun: DryRunOption

  @Flag(help: "Print the rules with their reasons and sources, and check nothing.")
  var rules = false

  @Option(
    help: ArgumentHelp(
      "Print a rule's reason, source, an example and the remedy, and check nothing.",
      valueName: "rule-id"),
    completion: .list(Rule.all.map(\.id)))
  var explain: String?

  /// The paths, or the current folder without any.
  private var checkedPaths: [String] { paths.isEmpty ? ["."] : paths }

  mutating func validate() throws {
    if let explain, !Rule.all.contains(where: { $0.id == explain }) {
      throw ValidationError(
        "'--explain \(explain)' is not a rule; 'launchgen check --rules' lists them.")
    }
    if let unknown = disable.first(where: { id in !Rule.all.contains { $0.id == id } }) {
      throw ValidationError(
        "'--disable \(unknown)' is not a rule; 'launchgen check --rules' lists them.")
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
    let console = Console(isQuiet: false)
    try console.reportingErrors {
      if rules {
        let rules = RuleList()
        return format == .json
          ? try Results.print(json: rules)
          : try Results.print(lines: rules.lines(columns: TerminalWidth.columns))
      }
      if let rule = Rule.all.first(where: { $0.id == explain }) {
        let explanation = RuleExplanation(rule)
        return format == .json
          ? try Results.print(json: explanation)
          : try Results.print(lines: explanation.lines(columns: TerminalWidth.columns))
      }
      var options = project.options(.all)
      options.assumptions = assumed.assumptions
      let known = try baseline.read()
      try baseline.check(checkedPaths, options)
      if dryRun.dryRun { return try printCorrections(options, console) }
      let checker = Checker(disabled: Set(disable))
      let results =
        fix
        ? CheckResults(of: try correctedPaths(options, console), by: checker, baseline: known)
        : CheckResults(
          of: checkedPaths.lazy.map { LoadedPath($0, options) }, by: checker, baseline: known)
      try report(results, console)
    }
  }

  /// Prints what `--fix` would change, and reports what cannot be read.
  private func printCorrections(_ options: LoadOptions, _ console: Console) throws {
    let omissions = SearchOmissions()
    let paths = checkedPaths.map { LoadedPath($0, options, omissions) }
    do {
      defer { console.report(omissions) }
      try Fixing(paths).printDifference()
    }
    let results = CheckResults(of: paths, by: Checker(disabled: Set(Rule.all.map(\.id))))
    console.write(results.failures)
    if let status = results.faultStatus { throw status.code }
  }

  /// Reads the apps and corrects them. Only those that changed are read again: iOS may find other
  /// images by the corrected names.
  private func correctedPaths(_ options: LoadOptions, _ console: Console) throws -> [LoadedPath] {
    let paths = checkedPaths.map { LoadedPath($0, options) }
    let changed = try Fixing(paths).write(console)
    return paths.map { path in
      path.bundles.contains { changed.contains($0.path) } ? LoadedPath(path.path, options) : path
    }
  }

  private func report(_ results: CheckResults, _ console: Console) throws {
    let status = results.status(isStrict: strict.strict)
    console.write(results.failures)
    console.note(leftOut: results.foreignFolders)
    if let path = baseline.writeBaseline {
      try baseline.write(results.findings, to: path)
      console.note("\(path): \(results.findings.count) findings written")
      if let fault = results.faultStatus { throw fault.code }
      return
    }
    try FindingReport(results: results, status: status, format: format).print()
    if format == .text { console.finish(results) }
    if let status { throw status.code }
  }
}

extension FindingFormat: ExpressibleByArgument {}
