public import InfoPlist

/// An Info.plist that was found, and what came of reading it.
public struct LoadedBundle: Sendable {
  /// What findings call the Info.plist.
  public let path: String
  public let contents: Result<BundleContents, InfoPlistError>

  package init(path: String, contents: Result<BundleContents, InfoPlistError>) {
    self.path = path
    self.contents = contents
  }
}

extension LoadedBundle {
  /// What the rules find; of an Info.plist that cannot be read, just that.
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
