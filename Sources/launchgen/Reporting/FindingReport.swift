import LaunchCheck
import Resources

/// What `check` prints.
struct FindingReport {
  let run: CheckRun
  let format: FindingFormat

  /// - Throws: ``CommandError`` if there is not enough memory for it.
  var text: String {
    get throws {
      // Measured: a finding takes about 600 bytes as text, and ten times that in JSON.
      let isJSON = format == .json || format == .sarif
      guard Memory.has(run.findings.count * (isJSON ? 8192 : 1024)) else {
        throw CommandError.exhausted("launchgen", "cannot print the findings (out of memory)")
      }
      return switch format {
      case .text: lines { Printable.text(line($0)) }
      case .github: lines(annotation)
      case .json: try JSONText.of(document) + "\n"
      case .sarif: try JSONText.of(SARIFLog(run)) + "\n"
      }
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

  private func lines(_ line: (Finding) -> String) -> String {
    run.findings.map { line($0) + "\n" }.joined()
  }

  /// A workflow command of GitHub's Actions.
  private func annotation(_ finding: Finding) -> String {
    let command = finding.level == .note ? "notice" : finding.level.rawValue
    let line = finding.line.map { ",line=\($0)" } ?? ""
    return "::\(command) file=\(property(finding.path))\(line),title=\(property(finding.rule))::"
      + escaped(finding.message)
  }

  private func property(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  private func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }
}
