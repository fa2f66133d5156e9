internal import InfoPlist

/// The checks of the rules in `Rule+PropertyList.swift`.
extension BundleContents {
  func duplicateKey() -> [Violation] {
    document.duplicateKeys.map { duplicate in
      let place = duplicate.lines.first.map { ", first on line \($0)" } ?? ""
      return Violation(
        duplicate.lines.last,
        "\(duplicate.key) appears more than once (in one dictionary\(place)); remove all but one")
    }
  }
}
