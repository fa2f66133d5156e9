internal import LaunchRules
internal import Pixels
internal import Platform

extension BuildOptions {
  /// A digest of everything that decides an output's bytes beside the artwork: all options but those
  /// that only say how the work is done.
  ///
  /// - Parameters:
  ///   - version: of what makes the files.
  ///   - others: what decides them beside these options.
  package func key(version: String, _ others: [String] = []) -> String {
    let scales: [Int] =
      switch scales {
      case .list(let list): list.map(\.rawValue).sorted()
      case .native: []
      }
    func words(_ color: RGBColor) -> String { "\(color.red) \(color.green) \(color.blue)" }
    let values: [String] = [
      version, turn.orientation.rawValue, "\(isTurned)", fit.rawValue,
      "\(position.x) \(position.y)", "\(background)", darkBackground.map(words) ?? "",
      "\(artworkIsLogo) \(logo.length) \(logo.position.x) \(logo.position.y)",
      filter.rawValue, self.color.rawValue, "\(pixelLimit)",
      screens.map(\.rawValue).sorted().map { "\($0)" }.joined(separator: " "),
      scales.map { "\($0)" }.joined(separator: " "), namePrefix, launchFile?.rawValue ?? "",
      parts.map(\.rawValue).sorted().joined(separator: " "), "\(isPictureLoose)",
      compression.rawValue, focusWords, safeArea.rawValue,
      uprightFrom?.description ?? "", "\(isCropChosen)",
    ]
    // With its length before each, no two lists give the same text.
    return "\(SHA256Digest(of: (values + others).map { "\($0.utf8.count) \($0)\n" }.joined()))"
  }

  private var focusWords: String {
    switch focus {
    case nil: ""
    case .automatic: "auto"
    case .point(let point): "\(point.x) \(point.y)"
    }
  }
}
