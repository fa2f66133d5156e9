internal import InfoPlist
public import LaunchApps
internal import Texts

extension LoadedBundle {
  /// Checks the Info.plist by the checker's rules. If it cannot be read, the error is the only
  /// finding.
  public func findings(_ checker: Checker) -> [Finding] {
    Finding.joined(separateFindings(checker))
  }

  func separateFindings(_ checker: Checker) -> [Finding] {
    switch contents {
    case .success(let contents): checker.separateFindings(in: contents, path: path)
    case .failure(let error):
      [
        Finding(
          path: path, line: error.line, level: .error, problem: "\(error)",
          remedy: error.message(at: path).remedy, rule: Rule.unreadable.id,
          parts: [Finding.Part(path: path, subject: "")])
      ]
    }
  }
}
