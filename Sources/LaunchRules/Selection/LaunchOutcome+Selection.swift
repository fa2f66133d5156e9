extension LaunchOutcome {
  /// Picks the launch image as iOS does.
  ///
  /// 1. If Info.plist has a launch storyboard or screen that this iOS knows, launch images are
  ///    ignored.
  /// 2. Entries that cannot be read are skipped, and those whose minimum OS is above this iOS.
  /// 3. Entries for the other pair of orientations are skipped.
  /// 4. The entry whose size is nearest to the screen wins; of several, the one with the highest
  ///    minimum OS; of those, the first. iOS 8 and earlier letterbox an iPhone app without an entry
  ///    of the exact size.
  ///
  /// Source: DECOMP (known from decompiled system code, not from Apple's documents). That the size counts before the minimum OS follows from TN2244: on an
  /// iPhone 5 with iOS 8, its entries for 7.0 must not lose to those for 8.0.
  init(_ info: LaunchInfo, _ situation: LaunchSituation, orientation: InterfaceOrientation) {
    let device = situation.device
    if let key = info.launchScreenKey(for: device.idiom, situation.system) {
      self = .launchScreen(key)
      return
    }
    guard situation.system >= .firstWithEntries, let written = info.launchImages[device.idiom]
    else {
      self = .namedFile(files: Self.files(info, device, orientation))
      return
    }
    let readable = written.enumerated().compactMap { index, written in
      (try? written.entry(sdk: info.sdk)).map { Candidate(index: index, entry: $0) }
    }
    guard let lowest = readable.map(\.entry.minimumOS).min() else {
      self = .blank(.noUsableEntry)
      return
    }
    let known = readable.filter { $0.entry.minimumOS <= situation.system }
    if known.isEmpty {
      self = .blank(.systemTooOld(lowest: lowest))
      return
    }
    let screen = device.display.points
    let matching = known.filter { $0.entry.orientation.matches(orientation) }
    guard let best = matching.min(by: { $0.precedes($1, on: screen) }) else {
      self = .blank(.orientation(orientation))
      return
    }
    self = Self.show(best, situation)
  }

  private struct Candidate {
    var index: Int
    var entry: LaunchImageEntry

    func precedes(_ other: Candidate, on screen: PointSize) -> Bool {
      let distances = (entry.size.distance(to: screen), other.entry.size.distance(to: screen))
      if distances.0 != distances.1 { return distances.0 < distances.1 }
      if entry.minimumOS != other.entry.minimumOS {
        return entry.minimumOS > other.entry.minimumOS
      }
      return index < other.index
    }
  }

  private static func show(_ best: Candidate, _ situation: LaunchSituation) -> LaunchOutcome {
    if best.entry.name.contains(".") { return .blank(.nameHasDot(best.entry.name)) }
    let device = situation.device
    let image = ChosenImage(
      index: best.index, entry: best.entry,
      files: best.entry.fileNames(scale: device.display.scale, idiom: device.idiom))
    let isExact = best.entry.size == device.display.points
    let letterboxes = device.idiom == .phone && situation.system < OSVersion(9, 0)
    return isExact || !letterboxes ? .image(image) : .letterboxed(image)
  }

  private static func files(
    _ info: LaunchInfo, _ device: DeviceModel, _ orientation: InterfaceOrientation
  ) -> [String] {
    info.namesWithoutEntries(on: device.display, orientation).flatMap {
      LaunchImageEntry.fileNames(of: $0, scale: device.display.scale, idiom: device.idiom)
    }
  }
}
