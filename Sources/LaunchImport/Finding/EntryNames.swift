internal import LaunchRules

/// The uses of images according to the entries of UILaunchImages, by the file names that iOS tries
/// for each entry.
struct EntryNames {
  private var uses: [String: [ImageUse]] = [:]

  init(_ info: LaunchInfo?) {
    guard let info else { return }
    for idiom in info.idioms {
      let key = info.launchImages.key(InfoPlistKey.launchImages, for: idiom)
      for (index, written) in (info.launchImages[idiom] ?? []).enumerated() {
        guard let entry = try? written.entry(sdk: info.sdk) else { continue }
        for name in entry.fileNames(scale: .three, idiom: idiom) {
          guard let parts = NameParts(name) else { continue }
          let use = ImageUse(
            origin: .entry(key: key, index: index), idiom: parts.idiom ?? idiom, points: entry.size,
            scale: parts.scale, isLandscape: entry.orientation.isLandscape,
            system: .from(entry.minimumOS))
          uses[name, default: []].append(use)
        }
      }
    }
  }

  func uses(of name: String) -> [ImageUse] { uses[name] ?? [] }
}
