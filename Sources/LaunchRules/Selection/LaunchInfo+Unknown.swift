extension LaunchInfo {
  /// Whether a build variable hides an orientation that the app supports.
  public func hasUnknownOrientations(for idiom: DeviceIdiom) -> Bool {
    let values = supportedOrientations[idiom] ?? interfaceOrientation.map { [$0] } ?? []
    return values.contains(where: BuildVariable.isIn)
  }

  /// Whether a build variable keeps an entry from being read.
  public func hasUnknownEntries(for idiom: DeviceIdiom) -> Bool {
    (launchImages[idiom] ?? []).contains { written in
      let reading = Result { () throws(EntryFault) in try written.entry(sdk: sdk) }
      if case .failure(.buildVariable) = reading { return true }
      return false
    }
  }
}
