internal import LaunchRules
internal import PNGCodec
package import Pixels

extension BundleContents {
  /// Images that an entry refers to or that iOS finds by name, each once, sorted by name.
  package var usedFiles: [ImageFile] {
    let names = Set(sites.flatMap { files(of: $0).map(\.name) })
    return names.union(namedUses.keys).sorted().compactMap { images[$0] }
  }

  /// Keys whose entries list two sets of landscape images for iPhones: upright images for iOS 9 and
  /// later, and rotated images for the same screens in older versions.
  package var keysWithUprightSet: Set<String> {
    let landscape = sites.filter { $0.entry?.orientation.isLandscape == true }
    func isUpright(_ site: EntrySite) -> Bool? {
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
  /// Whether the file is one of the upright images that a key lists for iOS 9 and later.
  ///
  /// - Parameter keys: the result of ``BundleContents/keysWithUprightSet``.
  package func isOfUprightSet(_ keys: Set<String>) -> Bool {
    guard let site, keys.contains(site.key) else { return false }
    return display.idiom == .phone && entry.orientation.isLandscape
      && entry.minimumOS >= .firstTolerant
  }

  /// Whether the size is the expected one with width and height swapped.
  package func isTransposed(_ size: PixelSize) -> Bool {
    size == expectedSize.transposed
  }

  /// Whether the size matches a landscape slot of Xcode's asset catalogs; only the Plus and the
  /// first iPhones without a home button have such slots.
  package func isCatalogLandscape(_ size: PixelSize) -> Bool {
    let slots: [Display] = [.plus, .phone812, .phone896At2x, .phone896At3x]
    return slots.contains {
      $0.points == entry.size && size == PixelSize(width: $0.pixelHeight, height: $0.pixelWidth)
    }
  }

  /// Whether the size is right for the display's scale, but the file's name lacks that scale, as in
  /// `Default-667h.png` of 750x1334.
  package func lacksScale(_ size: PixelSize) -> Bool {
    let scaled = PixelSize(
      width: expectedSize.width * display.scale.rawValue,
      height: expectedSize.height * display.scale.rawValue)
    return scale == .one && display.scale != .one && (size == scaled || size == scaled.transposed)
  }

  /// The file's name with the display's scale, and without an extension that the entry's name has.
  package var scaledName: String {
    let name = LaunchImageName.corrected(entry.name) ?? entry.name
    let device = display.idiom.suffix
    return name + display.scale.suffix + (file.name.contains(device) ? device : "") + ".png"
  }
}

extension Display {
  /// Whether TN2244, which ends with the iPhone 6 Plus, is about this display.
  package var isInTechnote: Bool {
    idiom == .phone && minimumOS < Display.phone812.minimumOS
  }
}

extension PixelSize {
  package var isPlaceholder: Bool { width <= 2 && height <= 2 }
}
