internal import Files
internal import LaunchApps
internal import LaunchRules

struct StaleFinder {
  let app: AppFacts

  private var hasEntries: Bool {
    app.info.map { info in info.idioms.contains { info.launchImages[$0] != nil } } ?? false
  }

  /// The reason why no device shows the image; `nil` if a device may show it.
  func reason(_ image: FoundImage) -> StaleReason? {
    if let set = image.set {
      let name = String(set.lastPathName.dropLast(".launchimage".count))
      let used = app.catalogs.map(\.name)
      if let first = used.first, !used.contains(name) { return .otherSet(used: first) }
      if image.uses.isEmpty { return .noSlot }
    } else if hasEntries, image.uses.allSatisfy({ $0.origin == .name }), !image.uses.isEmpty {
      return .noEntry
    }
    let reasons = image.uses.map(reason)
    return reasons.contains(nil) ? nil : reasons.first ?? nil
  }

  private func reason(_ use: ImageUse) -> StaleReason? {
    switch use.system {
    case .other(let name): return .otherSystem(name)
    case .beforeEntries: return .beforeEntries
    case .from, nil: break
    }
    let isLoaded = if case .entry = use.origin { !use.judgedSizes.isEmpty } else { false }
    if !isLoaded, use.idiom != .pad, use.scale == .one, !isForPads(use) { return .beforeEntries }
    guard let info = app.info else { return nil }
    if let idiom = use.idiom, info.families?.contains(idiom) == false { return .otherFamily(idiom) }
    guard let points = use.points, let minimumOS = info.minimumOS else { return nil }
    let hasDevice = DeviceModel.all.contains { device in
      device.display.points == points && device.runs(from: minimumOS)
        && use.scale.map { $0.rawValue <= device.display.scale.rawValue } ?? true
    }
    return hasDevice ? nil : .noDevice(minimumOS: minimumOS)
  }

  private func isForPads(_ use: ImageUse) -> Bool {
    use.points.map { points in
      Display.all.contains { $0.idiom == .pad && $0.points == points }
    } ?? true
  }
}
