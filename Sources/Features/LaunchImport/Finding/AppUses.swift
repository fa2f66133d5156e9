internal import LaunchApps
internal import LaunchRules
internal import Pictures
internal import Pixels
internal import Platform

/// How apps use images: by path for files that iOS loads on a display; for other files, by the names
/// that iOS tries for an entry.
struct AppUses {
  private var byPath: [String: [ImageUse]] = [:]
  private var byName: [String: [ImageUse]] = [:]

  init(_ app: AppFacts) {
    for contents in app.apps { add(contents) }
    if let info = app.info { addNames(info) }
  }

  /// The uses of the image at a location; empty if no app uses it.
  func uses(of location: ImageLocation) -> [ImageUse] {
    byPath[Path.standardized(location.path)] ?? byName[location.name] ?? []
  }

  private mutating func add(_ app: BundleContents) {
    let uprightSets = app.keysWithUprightSet
    for site in app.sites {
      for use in app.uses(of: site) {
        var found = ImageUse(use, origin: .entry(key: site.key, index: site.index)) {
          app.fit(use, $0, uprightSets: uprightSets)
        }
        // No launch loads the image for this entry, so any size is valid.
        if !app.mayMatch(site) { (found.points, found.judgedSizes) = (nil, [:]) }
        add(found, use.file.path)
      }
    }
    // A file that is found by name needs to fit one of the displays that look for it.
    for (_, uses) in app.namedUses {
      guard let first = uses.first else { continue }
      var use = ImageUse(first, origin: .name) { _ in .other }
      use.isCertain = app.hasCertainNames
      use.judgedSizes = uses.reduce(into: [:]) { sizes, use in
        let judged = ImageUse(use, origin: .name) { app.fit(use, $0, uprightSets: uprightSets) }
        sizes.merge(judged.judgedSizes) { $0 == .exact ? $0 : $1 }
      }
      add(use, first.file.path)
    }
  }

  private mutating func add(_ use: ImageUse, _ path: String) {
    let path = Path.standardized(path)
    if byPath[path]?.contains(use) != true { byPath[path, default: []].append(use) }
  }

  private mutating func addNames(_ info: LaunchInfo) {
    for idiom in info.idioms {
      let key = info.launchImages.key(InfoPlistKey.launchImages, for: idiom)
      for (index, written) in (info.launchImages[idiom] ?? []).enumerated() {
        guard let entry = try? written.entry(sdk: info.sdk),
          Display.all.contains(where: { $0.idiom == idiom && $0.points == entry.size })
        else { continue }
        for name in entry.fileNames(scale: .three, idiom: idiom) {
          guard let parts = NameParts(name) else { continue }
          let use = ImageUse(
            origin: .entry(key: key, index: index), idiom: parts.idiom ?? idiom, points: entry.size,
            scale: parts.scale, isLandscape: entry.orientation.isLandscape,
            system: .from(entry.minimumOS))
          byName[name, default: []].append(use)
        }
      }
    }
  }
}

extension ImageUse {
  /// The use of a file on one display.
  ///
  /// - Parameter fit: returns how a pixel size fits that display.
  fileprivate init(_ use: FileUse, origin: Origin, _ fit: (PixelSize) -> ImageFit) {
    self.init(
      origin: origin, idiom: use.display.idiom, points: use.entry.size, scale: use.scale,
      isLandscape: use.entry.orientation.isLandscape, system: .from(use.entry.minimumOS))
    guard let size = use.file.readable?.size else { return }
    judgedSizes[size] = fit(size)
    judgedSizes[use.expectedSize] = .exact
  }
}
