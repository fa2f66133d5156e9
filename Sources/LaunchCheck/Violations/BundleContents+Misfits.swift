internal import LaunchApps
internal import PNGCodec
internal import Pixels

extension BundleContents {
  /// Reports files whose size is wrong for the screen, if a launch may match their entry.
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

  /// Decides which files share a finding. Files that are not rotated share one finding, because
  /// their remedy does not depend on the size; other files share a finding if they need an image of
  /// the same size.
  private func also(_ use: FileUse, _ size: PixelSize) -> Violation.Also {
    if use.isTransposed(size) {
      return Violation.Also(
        fault: "transposed \(use.display.isInTechnote)",
        item: "\(use.file.name) (\(size), should be \(use.expectedSize))")
    }
    return use.lacksScale(size)
      ? Violation.Also(
        fault: "lacks \(use.display.scale)", item: "\(use.file.name) (\(use.scaledName))")
      : Violation.Also(fault: "\(use.expectedSize)", item: use.file.name)
  }

  /// Reports images that iOS finds by name, and that fit none of the displays for which the name is
  /// used.
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
