extension LaunchOutcome {
  /// Picks the launch image as iOS does.
  ///
  /// 1. If Info.plist has a launch storyboard or screen that this iOS knows, launch images are
  ///    ignored.
  /// 2. Entries that cannot be read, or whose minimum OS is above this iOS, are skipped.
  /// 3. Entries for the other pair of orientations (portrait at a landscape launch, or the reverse)
  ///    are skipped. Since iOS 9, they have been observed to appear if no entry for the launch
  ///    orientation has a file.
  /// 4. The entry whose size is nearest to the screen wins. Ties go to the highest minimum OS, then
  ///    to the entry with a file for the screen's scale, then to the first entry. If no entry has
  ///    exactly the screen's size, an iPhone app is letterboxed.
  ///
  /// Source: DECOMP (known from decompiled system code, not from Apple's documents). TN2244 implies
  /// that sizes are compared before minimum OS versions: on an iPhone 5 with iOS 8, its entries for
  /// 7.0 must not lose to entries for 8.0. Asset catalogs imply that entries without a file for the
  /// scale do not compete: they give XR and XS Max one entry each of the same size.
  init(
    _ info: LaunchInfo, _ situation: LaunchSituation, orientation: InterfaceOrientation,
    _ candidates: [EntryCandidate]?
  ) {
    let device = situation.device
    if let key = info.launchScreenKey(for: device.idiom, situation.system) {
      self = .launchScreen(key)
      return
    }
    guard situation.system >= .firstWithEntries, let readable = candidates else {
      self = .namedFile(files: Self.files(info, device, orientation))
      return
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
    let matching = known.filter { $0.entry.orientation.matches(orientation) }
    let best = EntryCandidate.best(of: matching)
    if let best, !best.lacksFile || situation.system < Self.firstWithOtherOrientations {
      self = best.outcome(isForOrientation: true)
    } else if situation.system >= Self.firstWithOtherOrientations,
      let other = EntryCandidate.best(of: known), best == nil || !other.lacksFile
    {
      self = other.outcome(isForOrientation: false)
    } else {
      self = best?.outcome(isForOrientation: true) ?? .blank(.orientation(orientation))
    }
  }

  private static let firstWithOtherOrientations = OSVersion(9, 0)

  private static func files(
    _ info: LaunchInfo, _ device: DeviceModel, _ orientation: InterfaceOrientation
  ) -> [String] {
    info.namesWithoutEntries(on: device.display, orientation).flatMap {
      LaunchImageEntry.fileNames(of: $0, scale: device.display.scale, idiom: device.idiom)
    }
  }
}
