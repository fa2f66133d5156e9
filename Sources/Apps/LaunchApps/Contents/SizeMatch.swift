package import LaunchRules
internal import Pictures
package import Pixels

/// How a launch image's size in pixels fits a screen for which iOS uses the image.
package enum SizeMatch: Equatable, Sendable {
  case exact
  /// The size of a landscape slot in Xcode's asset catalogs. Images in such slots are not rotated.
  case catalogLandscape
  /// An upright image for iOS 9 and later. The same key also lists rotated images for older
  /// versions.
  case ofUprightSet
  /// Width and height are exchanged: the image should be rotated but is not, or the reverse.
  /// `isTolerated` is true if only iPhones with iOS 9 and later use the image: on these iPhones,
  /// some apps work with such images.
  case transposed(isTolerated: Bool)
  /// The size of an iPad's screen without the status bar, in an image that iOS finds by name.
  case belowStatusBar
  /// The size is right for the screen's scale, but the file's name lacks the scale.
  case lacksScale
  case other
}

extension BundleContents {
  /// - Parameter uprightSets: the value of ``keysWithUprightSet``.
  package func fit(_ use: FileUse, _ size: PixelSize, uprightSets: Set<String>) -> SizeMatch {
    if use.fits(size) { return .exact }
    if use.endsAtStatusBar(size) { return .belowStatusBar }
    if use.lacksScale(size) { return .lacksScale }
    let isTransposed = use.isTransposed(size)
    if isTransposed, use.isOfUprightSet(uprightSets) { return .ofUprightSet }
    if use.site != nil, use.isCatalogLandscape(size) { return .catalogLandscape }
    guard isTransposed else { return .other }
    let lowest =
      use.site.map { max(lowestSystem($0), use.entry.minimumOS) }
      ?? info.lowestSystem(for: use.display.idiom)
    return .transposed(isTolerated: use.display.idiom == .phone && lowest >= .firstTolerant)
  }

  /// Images of entries, and images that iOS finds by name, each once, sorted by name. An image is
  /// left out if all versions of iOS show a launch screen instead.
  package var usedFiles: [ImageFile] {
    let shown = sites.filter { site in
      guard let entry = site.entry else { return false }
      return site.idioms.isEmpty
        || site.idioms.contains { idiom in
          let system = max(info.lowestSystem(for: idiom), entry.minimumOS)
          return info.launchScreenKey(for: idiom, system) == nil
        }
    }
    let names = Set(shown.flatMap { files(of: $0).map(\.name) })
    return names.union(namedUses.keys).sorted().compactMap { images[$0] }
  }

  /// Keys that list two sets of landscape images for iPhones: upright images for iOS 9 and later,
  /// and rotated images for the same screens in older versions.
  package var keysWithUprightSet: Set<String> {
    let landscape = sites.filter { $0.entry?.orientation.isLandscape == true }
    func isUpright(_ site: LocatedEntry) -> Bool? {
      let uses = uses(of: site).filter { $0.display.idiom == .phone }
      let sizes = uses.compactMap { use in use.file.readable.map { use.isTransposed($0.size) } }
      return Set(sizes).count == 1 ? sizes.first : nil
    }
    let newer = landscape.filter { site in
      site.entry.map { $0.minimumOS >= .firstTolerant } == true && isUpright(site) == true
    }
    return Set(
      newer.filter { site in
        landscape.contains { other in
          guard let entry = site.entry, let older = other.entry else { return false }
          return other.key == site.key && older.size == entry.size
            && older.minimumOS < entry.minimumOS && isUpright(other) == false
        }
      }.map(\.key))
  }
}

extension FileUse {
  /// - Parameter keys: the value of ``BundleContents/keysWithUprightSet``.
  fileprivate func isOfUprightSet(_ keys: Set<String>) -> Bool {
    guard let site, keys.contains(site.key) else { return false }
    return display.idiom == .phone && entry.orientation.isLandscape
      && entry.minimumOS >= .firstTolerant
  }

  package func isTransposed(_ size: PixelSize) -> Bool { size == expectedSize.transposed }

  package func isCatalogLandscape(_ size: PixelSize) -> Bool {
    Display.all.contains { $0.points == entry.size && $0.hasLandscapeSlot(size) }
  }

  /// Whether the size is right for the display's scale, but the file's name lacks the scale:
  /// `Default-667h.png` of 750x1334.
  package func lacksScale(_ size: PixelSize) -> Bool {
    let scaled = PixelSize(
      width: entry.size.width * display.scale.rawValue,
      height: entry.size.height * display.scale.rawValue)
    return scale.rawValue < display.scale.rawValue && (size == scaled || size == scaled.transposed)
  }

  package var scaledName: String {
    let name = LaunchImageName.corrected(entry.name) ?? entry.name
    let device = display.idiom.suffix
    return name + display.scale.suffix + (file.name.contains(device) ? device : "") + ".png"
  }
}

extension Display {
  /// Whether this is an iPhone's display, and Xcode has a slot for landscape images of this size.
  func hasLandscapeSlot(_ size: PixelSize) -> Bool {
    if self == .zoomedPlus { return Display.plus.hasLandscapeSlot(size) }
    return idiom == .phone && hasLandscapeSlot
      && size == PixelSize(width: pixelHeight, height: pixelWidth)
  }

  /// Whether TN2244 covers this display. The newest iPhone in TN2244 is the iPhone 6 Plus.
  package var isInTechnote: Bool {
    idiom == .phone && minimumOS < Display.phone812.minimumOS
  }
}

extension OSVersion {
  /// From this iOS on, some apps work although they break TN2244's rules on orientations.
  package static let firstTolerant = OSVersion(9, 0)
}

extension PixelSize {
  package var isPlaceholder: Bool { width <= 2 && height <= 2 }
}
