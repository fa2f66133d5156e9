internal import LaunchRules
internal import PNGCodec
package import Pixels

extension BundleContents {
  /// The images that an entry or their names lead to, each once, sorted by name.
  package var usedFiles: [ImageFile] {
    let names = Set(sites.flatMap { files(of: $0).map(\.name) })
    return names.union(namedUses.keys).sorted().compactMap { images[$0] }
  }

  /// The keys whose entries have a second set of images: upright ones for iOS 9 and later, beside turned
  /// ones of the same screen for older versions.
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
  /// Whether the file is one of a second set of upright images.
  ///
  /// - Parameter keys: those that have such a set.
  package func isOfUprightSet(_ keys: Set<String>) -> Bool {
    guard let site, keys.contains(site.key) else { return false }
    return display.idiom == .phone && entry.orientation.isLandscape
      && entry.minimumOS >= .firstTolerant
  }

  /// Whether the size is the expected one with width and height swapped.
  package func isTransposed(_ size: PixelSize) -> Bool {
    size == expectedSize.transposed
  }

  /// Whether the size is that of a landscape slot of Xcode's asset catalogs, which the Plus and the
  /// first iPhones without a home button have.
  package func isCatalogLandscape(_ size: PixelSize) -> Bool {
    let slots: [Display] = [.plus, .phone812, .phone896At2x, .phone896At3x]
    return slots.contains {
      $0.points == entry.size && size == PixelSize(width: $0.pixelHeight, height: $0.pixelWidth)
    }
  }

  /// Whether the size is right for a scale that the file's name does not have: `Default-667h.png` of
  /// 750x1334.
  package func lacksScale(_ size: PixelSize) -> Bool {
    let scaled = PixelSize(
      width: expectedSize.width * display.scale.rawValue,
      height: expectedSize.height * display.scale.rawValue)
    return scale == .one && display.scale != .one && (size == scaled || size == scaled.transposed)
  }
}

extension PixelSize {
  package var isPlaceholder: Bool { width <= 2 && height <= 2 }
}
