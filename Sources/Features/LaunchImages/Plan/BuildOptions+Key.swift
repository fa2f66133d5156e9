internal import LaunchRules
internal import Pictures
internal import Pixels

extension BuildOptions {
  /// A digest of the version and of all options that affect the outputs' bytes. It does not depend
  /// on the artwork, nor on options that only affect how the work is done, such as ``jobs``.
  ///
  /// - Parameter version: the version of the program that makes the files.
  package func key(version: String) -> String {
    let scales: [Int] =
      switch scales {
      case .list(let list): list.map(\.rawValue).sorted()
      case .native: []
      }
    func words(_ color: RGBColor) -> String { "\(color.red) \(color.green) \(color.blue)" }
    let values: [String] = [
      turn.orientation.rawValue, "\(isTurned)", darkBackground.map(words) ?? "",
      "\(artworkIsLogo)", screens.map(\.rawValue).sorted().map { "\($0)" }.joined(separator: " "),
      scales.map { "\($0)" }.joined(separator: " "), namePrefix, launchScreen?.rawValue ?? "",
      "\(isPictureLoose)", safeArea.rawValue, uprightFrom?.description ?? "",
    ]
    return pictures.key(version: version, values)
  }
}
