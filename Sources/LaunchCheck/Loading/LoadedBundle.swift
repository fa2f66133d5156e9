public import InfoPlist

/// An Info.plist that was found, and what came of reading it.
public struct LoadedBundle: Sendable {
  /// What findings call the Info.plist.
  public var path: String
  public var contents: Result<BundleContents, InfoPlistError>

  public init(path: String, contents: Result<BundleContents, InfoPlistError>) {
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
          path: path, line: error.line, level: .error, message: error.description,
          rule: Rule.unreadable.id)
      ]
    }
  }
}
