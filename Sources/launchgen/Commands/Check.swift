import ArgumentParser
import LaunchCheck

struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check an Info.plist and the launch images beside it.",
    discussion: """
      Takes Info.plist files, folders (every Info.plist in them, with the images below it), .app \
      bundles and .ipa archives. Each finding is one line, PATH:LINE: error|warning|note: TEXT \
      [rule-id], on standard output. An error is what leaves the screen blank or wrong, or what \
      the App Store rejects.

      Exit codes: 0 no errors, 1 errors found (with --strict: warnings, too), 65 no property \
      list, 66 not found or not readable.
      """)

  @Argument(
    help: "Info.plist files, folders, .app bundles, .ipa archives.",
    completion: .file(extensions: ["plist", "app", "ipa"]))
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "How findings are printed: github is for annotations in its Actions, sarif for code "
        + "scanning."))
  var format: FindingFormat = .text

  @Option(
    help: ArgumentHelp("Leave a rule out; may be given several times.", valueName: "rule-id"),
    completion: .list(Rule.all.map(\.id)))
  var disable: [String] = []

  @Flag(help: "Let warnings, too, end in exit code 1.")
  var strict = false

  @Flag(help: "Print the rules, with their reasons and sources, and check nothing.")
  var rules = false

  mutating func validate() throws {
    if let unknown = disable.first(where: { id in !Rule.all.contains { $0.id == id } }) {
      throw ValidationError(
        "'--disable \(unknown)' names no rule; 'launchgen check --rules' lists them.")
    }
    if let required = disable.first(where: { $0 == Rule.unreadable.id }) {
      throw ValidationError("'--disable \(required)' would leave nothing to check.")
    }
    if paths.contains("") {
      throw ValidationError("a path is empty; use '.' for the current folder.")
    }
    if paths.isEmpty && !rules { throw ValidationError("Missing expected argument '<paths> ...'") }
  }

  func run() async throws {
    let console = Console(isQuiet: false)
    try await console.reportingErrors {
      if rules {
        try RulesReport().print(asJSON: format == .json)
        return
      }
      let run = CheckRun(
        paths: paths, checker: Checker(disabled: Set(disable)), isStrict: strict)
      for failure in run.failures { console.fail(failure.path, failure.message) }
      try Results.print(FindingReport(run: run, format: format).text)
      if format == .text { console.finish(run) }
      if let status = run.status { throw status.code }
    }
  }
}

extension FindingFormat: ExpressibleByArgument {}
