import Files
import LaunchCheck
import ManyApps
import Platform
import Texts

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The output of `check`.
struct FindingReport {
  let results: CheckResults
  let status: ExitStatus?
  let format: FindingFormat

  /// - Throws: ``CommandError`` if there is not enough memory, or if standard output cannot be
  ///   written.
  func print() throws {
    // Measured: a finding takes about 600 bytes as text, and ten times that in JSON.
    let isJSON = format == .json || format == .sarif
    guard Memory.has(results.findings.count * (isJSON ? 8192 : 1024)) else {
      throw CommandError(.exhausted("launchgen", "cannot print the findings (out of memory)"))
    }
    switch format {
    case .text: try Results.print(lines: results.findings.map(line).flatMap(Self.wrapped))
    case .github:
      try Results.print(document: results.findings.map { $0.annotation + "\n" }.joined())
    case .json: try Results.print(json: results)
    case .sarif: try Results.print(json: log)
    }
  }

  private var log: SARIFLog {
    SARIFLog(
      results, folder: FileManager.default.currentDirectoryPath, version: version,
      exitCode: status?.rawValue ?? 0
    ) { "Leave this rule out with --disable \($0)." }
  }

  /// A line on a terminal is wrapped between words; programs get it whole.
  private static func wrapped(_ line: String) -> [String] {
    StandardOutput.columns.map { WrappedText.paragraph(line, columns: $0) } ?? [line]
  }

  /// A finding as `PATH:LINE: error: TEXT [rule-id]`, from which Xcode, editors and CI can open the
  /// file.
  private func line(_ finding: Finding) -> String {
    DiagnosticLine.text(
      Message.Place(finding.path, finding.line), finding.level.rawValue,
      "\(finding.message) [\(finding.rule)]")
  }
}
