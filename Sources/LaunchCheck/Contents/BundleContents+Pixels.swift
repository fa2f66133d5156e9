internal import LaunchRules
internal import PNGCodec
internal import Pixels

extension BundleContents {
  /// The images that an entry leads to, each once, sorted by name.
  var usedFiles: [ImageFile] {
    let names = Set(sites.flatMap { files(of: $0).map(\.name) })
    return names.sorted().compactMap { images[$0] }
  }

  /// Reports files whose size is not the screen's, of entries that a launch may match.
  func misfits(_ message: (FileUse, PixelSize) -> String?) -> [Violation] {
    sites.filter(mayMatch).flatMap { site in
      var seen: Set<String> = []
      return uses(of: site).compactMap { use -> Violation? in
        guard let size = use.file.readable?.size, size != use.expectedSize,
          seen.insert(use.file.name).inserted, let message = message(use, size)
        else { return nil }
        return Violation(line(of: site, InfoPlistKey.Entry.name), message)
      }
    }
  }
}

extension FileUse {
  /// Whether the size is the expected one with width and height swapped.
  func isTransposed(_ size: PixelSize) -> Bool {
    size == expectedSize.transposed
  }

  /// Whether the size is the one that Xcode requires for the Plus in landscape.
  func isWide736(_ size: PixelSize) -> Bool {
    display == .plus && size == PixelSize(width: 2208, height: 1242)
  }
}

extension PixelSize {
  var isPlaceholder: Bool { width <= 2 && height <= 2 }
}
