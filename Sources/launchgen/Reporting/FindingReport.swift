import Files
import LaunchCheck
import Platform
import Texts

/// What `check` prints.
struct FindingReport {
  let run: CheckRun
  let format: FindingFormat

  /// - Throws: ``CommandError`` if there is not enough memory for it, or it cannot be written.
  func print() throws {
    // Measured: a finding takes about 600 bytes as text, and ten times that in JSON.
    let isJSON = format == .json || format == .sarif
    guard Memory.has(run.findings.count * (isJSON ? 8192 : 1024)) else {
      throw CommandError.exhausted("launchgen", "cannot print the findings (out of memory)")
    }
    switch format {
    case .text: try Results.print(lines: run.findings.map(line))
    case .github:
      try Results.print(document: run.findings.map { annotation($0) + "\n" }.joined())
    case .json: try Results.print(document: JSONText.of(document) + "\n")
    case .sarif: try Results.print(document: JSONText.of(SARIFLog(run)) + "\n")
    }
  }

  private var document: FindingDocument {
    FindingDocument(findings: run.findings, errors: run.failures)
  }

  /// `PATH:LINE: error: TEXT [rule-id]`: what Xcode, editors and CI go to.
  private func line(_ finding: Finding) -> String {
    let place = CommandError.place(finding.path, finding.line)
    return DiagnosticLine.text(
      place, finding.level.rawValue, "\(finding.message) [\(finding.rule)]")
  }

  /// A workflow command of GitHub's Actions.
  private func annotation(_ finding: Finding) -> String {
    let command = finding.level == .note ? "notice" : finding.level.rawValue
    let line = finding.line.map { ",line=\($0)" } ?? ""
    return "::\(command) file=\(property(finding.path))\(line),title=\(property(finding.rule))::"
      + finding.message.unicodeScalars.map(escaped).joined()
  }

  private func property(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: escaped(scalar)
      }
    }.joined()
  }

  private func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "%": "%25"
    case "\r": "%0D"
    case "\n": "%0A"
    default: VisibleText.of(scalar)
    }
  }
}
