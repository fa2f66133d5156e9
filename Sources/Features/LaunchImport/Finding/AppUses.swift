internal import LaunchApps
internal import LaunchRules
internal import Platform

/// How apps use images. `byPath` has the uses of files that iOS loads on a display. `byName` is for
/// all other files. Its keys are the file names that iOS tries for entries of UILaunchImages.
struct AppUses {
  private var byPath: [String: [ImagePurpose]] = [:]
  private var byName: [String: [ImagePurpose]] = [:]

  init(_ app: AppFacts) {
    for contents in app.apps { add(contents) }
    if let info = app.info { addNames(info) }
  }

  func uses(of location: ImageLocation) -> [ImagePurpose] {
    byPath[Path.standardized(location.path)] ?? byName[location.name] ?? []
  }

  private mutating func add(_ app: BundleContents) {
    for site in app.sites {
      for use in app.uses(of: site) {
        var found = ImagePurpose(use, .loadedEntry)
        // No launch loads the image for this entry.
        if !app.mayMatch(site) { (found.origin, found.points) = (.reference, nil) }
        add(found, use.file.path)
      }
    }
    for use in app.namedUses.values.compactMap(\.first) {
      add(ImagePurpose(use, .name), use.file.path)
    }
  }

  private mutating func add(_ use: ImagePurpose, _ path: String) {
    let path = Path.standardized(path)
    if byPath[path]?.contains(use) != true { byPath[path, default: []].append(use) }
  }

  private mutating func addNames(_ info: LaunchInfo) {
    for idiom in info.idioms {
      for written in info.launchImages[idiom] ?? [] {
        guard let entry = try? written.entry(sdk: info.sdk),
          Display.all.contains(where: { $0.idiom == idiom && $0.points == entry.size })
        else { continue }
        for name in entry.fileNames(scale: .three, idiom: idiom) {
          guard let parts = NameParts(name) else { continue }
          let use = ImagePurpose(
            origin: .reference, idiom: parts.idiom ?? idiom, points: entry.size, scale: parts.scale,
            isLandscape: entry.orientation.isLandscape, system: .from(entry.minimumOS))
          byName[name, default: []].append(use)
        }
      }
    }
  }
}

extension ImagePurpose {
  fileprivate init(_ use: FileUse, _ origin: Origin) {
    self.init(
      origin: origin, idiom: use.display.idiom, points: use.entry.size, scale: use.scale,
      isLandscape: use.entry.orientation.isLandscape, system: .from(use.entry.minimumOS))
  }
}
