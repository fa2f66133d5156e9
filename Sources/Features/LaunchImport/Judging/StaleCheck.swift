internal import Files
internal import LaunchApps
internal import LaunchRules

/// Finds the images that no device shows.
struct StaleCheck {
  let app: AppFacts

  /// - Returns: the reason; `nil` if a device may show the image.
  func issue(_ image: FoundImage) -> ImageIssue? {
    if let set = image.set {
      let name = set.lastPathName.dropLast(LaunchImageSet.suffix.count)
      let used = app.catalogs.map(\.name)
      if let first = used.first, !used.contains(String(name)) { return .otherSet(used: first) }
      if image.uses.isEmpty { return .noSlot }
    } else if hasEntries, !image.uses.isEmpty, image.uses.allSatisfy({ $0.origin == .name }) {
      return .noEntry
    }
    let issues = image.uses.map(issue)
    return issues.contains(nil) ? nil : issues.first ?? nil
  }

  private var hasEntries: Bool {
    app.info.map { info in info.idioms.contains { info.launchImages[$0] != nil } } ?? false
  }

  private func issue(_ use: ImageUse) -> ImageIssue? {
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
    return hasDevice ? nil : .noDevice(minimumOS)
  }

  private func isForPads(_ use: ImageUse) -> Bool {
    use.points.map { points in
      Display.all.contains { $0.idiom == .pad && $0.points == points }
    } ?? true
  }
}
