internal import Pictures

extension WebAppOptions {
  /// A digest of the version and of all options that affect the files' bytes. The artworks are not
  /// included.
  ///
  /// - Parameter version: the version of the program that makes the files.
  func key(version: String) -> String {
    let screens = addedScreens.map(\.description).joined(separator: " ")
    let themeColor = manifest.themeColor.map { "\($0)" } ?? ""
    let words = [
      "web app", darkBackground.map { "\($0)" } ?? "", screens, namePrefix.text, urlPrefix,
      manifest.display.rawValue, manifest.orientation.rawValue, themeColor,
    ]
    return images.key(version: version, words)
  }
}
