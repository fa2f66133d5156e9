extension LaunchInfo {
  /// Whether a supported orientation is unknown because its value in Info.plist contains a build
  /// variable.
  public func hasUnknownOrientations(for idiom: DeviceIdiom) -> Bool {
    let values = supportedOrientations[idiom] ?? interfaceOrientation.map { [$0] } ?? []
    return values.contains(where: BuildVariable.isIn)
  }

  /// Whether an entry cannot be read because a value in it contains a build variable.
  public func hasUnknownEntries(for idiom: DeviceIdiom) -> Bool {
    (launchImages[idiom] ?? []).contains { written in
      let reading = Result { () throws(EntryFault) in try written.entry(sdk: sdk) }
      if case .failure(.buildVariable) = reading { return true }
      return false
    }
  }
}
