package import LaunchRules
internal import PNGCodec
package import Pixels

/// The file that iOS loads on one display for one entry.
package struct FileUse {
  /// The entry's place in Info.plist; `nil` for an image that iOS finds by its name alone.
  package var site: EntrySite?
  package let entry: LaunchImageEntry
  package let display: Display
  package let file: ImageFile

  package var scale: ScaleFactor {
    ScaleFactor.allCases.last { $0.suffix.isEmpty || file.name.contains($0.suffix) } ?? .one
  }

  /// The size that the file should have, in pixels. Images for iPhones are portrait, also for
  /// landscape launches. iPads do not rotate images, so their landscape images are landscape.
  package var expectedSize: PixelSize {
    let upright = PixelSize(
      width: entry.size.width * scale.rawValue, height: entry.size.height * scale.rawValue)
    return display.idiom == .pad && entry.orientation.isLandscape ? upright.transposed : upright
  }

  /// The subject and verb of a message: `Default-568h@2x.png of entry 1 of UILaunchImages is`.
  /// Without an entry, it is only `is`, because such messages already begin with the file's name.
  package var words: String { site.map { "\(file.name) of \($0.words) is" } ?? "is" }

  /// Whether a size in pixels is right for the file. For files that are found by name, an iPad's
  /// image may leave out the status bar, as before iOS 7, and a landscape image for the Plus may be
  /// upright, as in asset catalogs.
  package func fits(_ size: PixelSize) -> Bool {
    if size == expectedSize { return true }
    if site != nil { return false }
    if display == .plus { return file.name.contains("Landscape") && isTransposed(size) }
    let bar = PixelSize(width: size.width, height: size.height + 20 * scale.rawValue)
    return display.idiom == .pad && bar == expectedSize
  }
}

extension BundleContents {
  /// Uses of the images that iOS finds by name alone, keyed by file name.
  package var namedUses: [String: [FileUse]] {
    if images.isEmpty { return [:] }
    let uses = info.idioms.filter(info.looksForNamedFiles).flatMap { idiom -> [FileUse] in
      let orientations = launchOrientations(for: idiom) ?? []
      return Display.all.filter { $0.idiom == idiom }.flatMap { display in
        orientations.flatMap { namedUses(on: display, $0) }
      }
    }
    return Dictionary(grouping: uses, by: \.file.name)
  }

  private func namedUses(on display: Display, _ orientation: InterfaceOrientation) -> [FileUse] {
    let uses = info.ownNamesWithoutEntries(on: display, orientation).flatMap { name in
      let entry = LaunchImageEntry(
        name: name, minimumOS: display.minimumOS,
        orientation: orientation.isLandscape ? .landscape : .portrait, size: display.points)
      return entry.fileNames(scale: display.scale, idiom: display.idiom).compactMap { file in
        images[file].map { FileUse(entry: entry, display: display, file: $0) }
      }
    }
    // iPads have their own images, and an iPhone's without a suffix is not meant for them.
    return display.idiom == .pad ? uses.filter { !isOfPhone($0) } : uses
  }

  /// Whether an iPad finds the file by a name that iPhones share, and the file has the size of an
  /// iPhone's screen.
  private func isOfPhone(_ use: FileUse) -> Bool {
    guard !use.file.name.contains(DeviceIdiom.pad.suffix), let size = use.file.readable?.size else {
      return false
    }
    let sides = [size.width, size.height].sorted()
    return sides == [320, 480]
      || Display.all.contains {
        $0.idiom == .phone && [$0.pixelWidth, $0.pixelHeight].sorted() == sides
      }
  }

  /// Whether the images found by name are certainly launch images of the app; otherwise, unrelated
  /// files may happen to have these names.
  package var hasCertainNames: Bool { isWhole || info.hasNamedImages }

  /// The file that iOS loads for the entry on each display of the entry's size. Displays for which
  /// no file exists are left out.
  package func uses(of site: EntrySite) -> [FileUse] {
    guard let entry = site.entry else { return [] }
    let displays = Display.all.filter {
      $0.points == entry.size && site.idioms.contains($0.idiom)
    }
    return displays.compactMap { display in
      let names = entry.fileNames(scale: display.scale, idiom: display.idiom)
      let file = names.lazy.compactMap { [images] in images[$0] }.first
      return file.map { FileUse(site: site, entry: entry, display: display, file: $0) }
    }
  }
}
