internal import LaunchApps
internal import PNGCodec
internal import Pixels

extension BundleContents {
  /// Reports files whose size is wrong for the screen, if a launch may match their entry.
  func misfits(_ violation: (FileUse, PixelSize) -> Violation?) -> [Violation] {
    namedMisfits(violation)
      + sites.filter(mayMatch).flatMap { site in
        var seen: Set<String> = []
        return uses(of: site).compactMap { use -> Violation? in
          guard let size = use.file.readable?.size, size != use.expectedSize,
            seen.insert(use.file.name).inserted, let found = violation(use, size)
          else { return nil }
          return misfit(found, use, size, at: .infoPlist(place(of: site, InfoPlistKey.Entry.name)))
        }
      }
  }

  /// Decides which files share a finding. Files that are not rotated share one finding, because
  /// their remedy does not depend on the size; other files share a finding if they need an image of
  /// the same size.
  private func misfit(
    _ violation: Violation, _ use: FileUse, _ size: PixelSize, at place: Violation.Place
  ) -> Violation {
    var violation = violation.of(use.file.name, at: place, .rules([.tooLarge], use.file.name))
    violation.name = ""
    violation.item = use.file.name
    if use.isTransposed(size) {
      violation.cause = "transposed \(use.display.isInTechnote)"
      violation.detail = "\(size), should be \(use.expectedSize)"
    } else if use.lacksScale(size) {
      violation.cause = "lacks \(use.display.scale)"
      violation.detail = use.scaledName
    } else {
      violation.cause = "\(use.expectedSize)"
    }
    return violation
  }

  /// Reports images that iOS finds by name, and that fit none of the displays for which the name is
  /// used.
  private func namedMisfits(_ violation: (FileUse, PixelSize) -> Violation?) -> [Violation] {
    namedUses.sorted { $0.key < $1.key }.compactMap { name, uses in
      guard let use = uses.first, let size = use.file.readable?.size,
        !uses.contains(where: { $0.fits(size) }), let found = violation(use, size)
      else { return nil }
      var violation = misfit(found, use, size, at: .file(use.file.path, nil))
      if !hasCertainNames { violation.level = .warning }
      return violation
    }
  }
}
