internal import LaunchRules

extension LaunchInfo {
  /// Every name under which a launch image of these entries may lie.
  var imageNames: Set<String> {
    let entries = [launchImages.any, launchImages.phone, launchImages.pad]
      .compactMap(\.self).joined().compactMap { try? $0.entry(sdk: sdk) }
    let names = Set(entries.map(\.name)).filter { !$0.contains("/") }
    return Set(
      entries.filter { names.contains($0.name) }.flatMap { entry in
        DeviceIdiom.allCases.flatMap { entry.fileNames(scale: .three, idiom: $0) }
      })
  }
}
