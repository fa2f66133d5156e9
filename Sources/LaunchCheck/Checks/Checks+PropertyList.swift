internal import InfoPlist
internal import LaunchApps

/// The checks of the rules in `Rule+PropertyList.swift`.
extension BundleContents {
  /// Findings of one file: more of them help nobody, and cost time where they are printed.
  private static let duplicateLimit = 100

  func notInfoPlist() -> [Violation] {
    document.otherKind.map { [Violation($0.line, "\($0); name the app's Info.plist")] } ?? []
  }

  func duplicateKey() -> [Violation] {
    document.duplicateKeys.prefix(Self.duplicateLimit).map { duplicate in
      let place = duplicate.lines.first.map { ", first on line \($0)" } ?? ""
      return Violation(
        duplicate.lines.last,
        "\(duplicate.key) appears more than once (in one dictionary\(place)); remove all but one",
        subjects: [duplicate.key])
    }
  }
}
