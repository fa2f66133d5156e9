internal import InfoPlist
public import LaunchApps

extension LoadedBundle {
  /// Checks the Info.plist by the checker's rules. If it cannot be read, the error is the only
  /// finding.
  public func findings(_ checker: Checker) -> [Finding] {
    switch contents {
    case .success(let contents): checker.findings(in: contents, path: path)
    case .failure(let error):
      [
        Finding(
          path: path, line: error.line, level: .error, message: "\(error); \(Self.remedy(error))",
          rule: Rule.unreadable.id)
      ]
    }
  }

  private static func remedy(_ error: InfoPlistError) -> String {
    if case .malformed(let fault, _) = error { fault.remedy } else { "check the path" }
  }
}
