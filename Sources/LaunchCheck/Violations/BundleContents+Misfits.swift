internal import LaunchApps
internal import PNGCodec
internal import Pixels

extension BundleContents {
  /// Reports files whose size is not the screen's, of entries that a launch may match.
  func misfits(
    _ message: (FileUse, PixelSize) -> (text: String, level: Level?)?
  ) -> [Violation] {
    namedMisfits(message)
      + sites.filter(mayMatch).flatMap { site in
        var seen: Set<String> = []
        return uses(of: site).compactMap { use -> Violation? in
          guard let size = use.file.readable?.size, size != use.expectedSize,
            seen.insert(use.file.name).inserted, let (text, level) = message(use, size)
          else { return nil }
          return Violation(
            line(of: site, InfoPlistKey.Entry.name), text, level: level,
            also: also(use, size),
            subjects: [use.file.name],
            causes: .rules([.tooLarge], use.file.name))
        }
      }
  }

  /// Files that are not turned have one remedy, whatever their sizes; others need an image of a size,
  /// and share a finding with those of the same.
  private func also(_ use: FileUse, _ size: PixelSize) -> Violation.Also {
    use.isTransposed(size)
      ? Violation.Also(
        fault: "transposed",
        item: "\(use.file.name) (\(size), should be \(use.expectedSize))")
      : Violation.Also(fault: "\(use.expectedSize)", item: use.file.name)
  }

  /// Reports images that are found by their names, and fit none of the displays that these are for.
  private func namedMisfits(
    _ message: (FileUse, PixelSize) -> (text: String, level: Level?)?
  ) -> [Violation] {
    namedUses.sorted { $0.key < $1.key }.compactMap { name, uses in
      guard let use = uses.first, let size = use.file.readable?.size,
        !uses.contains(where: { $0.fits(size) }), let (text, level) = message(use, size)
      else { return nil }
      return Violation(
        .image(use.file), text, level: hasCertainNames ? level : .warning, subjects: [name],
        causes: .rules([.tooLarge], name))
    }
  }
}
