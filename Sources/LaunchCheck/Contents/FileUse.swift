internal import LaunchRules
internal import PNGCodec
internal import Pixels

/// A display that shows an entry's image, and the file that iOS loads for it.
struct FileUse {
  var site: EntrySite
  var entry: LaunchImageEntry
  var display: Display
  var file: ImageFile
  /// The scale in the file's name.
  var scale: ScaleFactor

  /// The size that the file should have, in pixels: the screen in portrait, also for landscape on
  /// iPhones. iPads do not turn images, so landscape images for them are landscape.
  var expectedSize: PixelSize {
    let upright = PixelSize(
      width: entry.size.width * scale.rawValue, height: entry.size.height * scale.rawValue)
    return display.idiom == .pad && entry.orientation.isLandscape ? upright.transposed : upright
  }
}

extension BundleContents {
  /// The files that displays of the entry's size load.
  func uses(of site: EntrySite) -> [FileUse] {
    guard let entry = site.entry else { return [] }
    let displays = Display.all.filter {
      $0.points == entry.size && site.idioms.contains($0.idiom)
    }
    return displays.compactMap { display in
      let names = entry.fileNames(scale: display.scale, idiom: display.idiom)
      guard let file = names.lazy.compactMap({ images[$0] }).first else { return nil }
      let scale = ScaleFactor.allCases.last { $0.suffix.isEmpty || file.name.contains($0.suffix) }
      return FileUse(
        site: site, entry: entry, display: display, file: file, scale: scale ?? .one)
    }
  }
}
