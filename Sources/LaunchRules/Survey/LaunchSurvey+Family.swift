extension LaunchSurvey {
  /// The launches on the devices of a family, from the lowest iOS that counts.
  ///
  /// - Complexity: O(displays x versions x entries)
  package init(_ info: LaunchInfo, on idiom: DeviceIdiom) {
    let lowest = info.lowestSystem(on: idiom)
    var info = info
    info.minimumOS = lowest
    let devices = DeviceModel.all.filter { $0.idiom == idiom && $0.runs(from: lowest) }
    self.init(info, Scope(devices: devices))
  }
}

extension LaunchInfo {
  /// The deployment target; if it is unknown, the lowest iOS that an entry is for.
  package func lowestSystem(on idiom: DeviceIdiom) -> OSVersion {
    let entries = (launchImages[idiom] ?? []).compactMap { try? $0.entry(sdk: sdk).minimumOS }
    return max(minimumOS ?? entries.min() ?? OSVersion(8, 0), .firstWithEntries)
  }
}
